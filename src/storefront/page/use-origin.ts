import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The site's own origin, empty where there is no browser: a page rendered without one writes addresses from the root. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
}
