import { useSyncExternalStore } from 'react';

// The last two are the router's: the browser itself is silent when a page changes its address.
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
  };
}

/** What stands after `#` in the address, without it. Empty where there is no browser. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}
