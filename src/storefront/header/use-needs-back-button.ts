import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True for a site installed on iOS, where neither the browser nor the system shows a back button. */
export function useNeedsBackButton(): boolean {
  return useSyncExternalStore(
    neverChanges,
    // Only iOS has this property.
    () => 'standalone' in navigator && navigator.standalone === true,
    () => false,
  );
}
