import { useDeferredValue, useEffect } from 'react';

let isStart = true;

/**
 * Whether a list is drawn whole. The first one of a page's life comes in two steps, what is in sight and then, without holding the page's
 * thread, the rest of it; every later one at once, since going back needs its whole height to find its place again.
 */
export function useWholeList(): boolean {
  useEffect(() => {
    isStart = false;
  }, []);
  return useDeferredValue(true, !isStart);
}
