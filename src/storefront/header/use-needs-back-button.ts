import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Installed on iOS a site has no back button and no gesture everybody knows; everywhere else the browser or the system has one. */
export function useNeedsBackButton(): boolean {
  return useSyncExternalStore(
    neverChanges,
    // Only iOS has the property, and only there is it the whole truth.
    () => 'standalone' in navigator && navigator.standalone === true,
    () => false,
  );
}
