import { type ComponentType, createElement, use } from 'react';

const FORGET_MS = 1000;

/**
 * A screen whose code is loaded later. Code that is loaded already renders at once, whereas `lazy` would show its fallback for a moment on
 * the first visit even when the code was prefetched. A failed load is not kept, so the next attempt loads again.
 */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;

  function prefetch(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // `use` sets these fields on a promise that it has waited for; when they are set, it returns the value without waiting.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        // Later, because React renders once more to read the failure. If the promise were gone by then, that render would start another load, without end.
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
