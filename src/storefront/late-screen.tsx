import { type ComponentType, createElement, use } from 'react';

/**
 * A screen whose code comes later. Unlike `lazy`, one that has arrived renders at once: `lazy` would show its fallback for a moment on every
 * first visit, prefetched or not. A failed load is forgotten, so that trying again tries again.
 */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function prefetch(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  }

  function LateScreen(props: Props) {
    return createElement(loaded ?? use(prefetch()), props);
  }

  return { Screen: LateScreen, prefetch };
}
