import { type ComponentType, createElement, use } from 'react';

const FORGET_MS = 1000;

/**
 * A screen whose code comes later. Unlike `lazy`, one that has arrived renders at once: `lazy` would show its fallback for a moment on every
 * first visit, prefetched or not. A failed load is forgotten, so that trying again tries again.
 */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;

  function prefetch(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // The mark that `use` itself leaves on a promise it has waited for; with it, `use` answers without waiting.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        // Not at once: React renders again to learn of the failure, and a promise forgotten by then would be asked for anew without end.
        setTimeout(() => {
          loading = undefined;
        }, FORGET_MS);
      },
    );
    return promise;
  }

  function LateScreen(props: Props) {
    return createElement(use(prefetch()), props);
  }

  return { Screen: LateScreen, prefetch };
}
