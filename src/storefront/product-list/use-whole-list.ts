import { useDeferredValue, useEffect } from 'react';

let isStart = true;

/**
 * Whether a list is rendered whole. The first list after a load is rendered in two steps: what is visible and then, without blocking the main
 * thread, the rest. Every later list is rendered at once, because going back needs its whole height to restore the scroll position.
 */
export function useWholeList(): boolean {
  useEffect(() => {
    isStart = false;
  }, []);
  return useDeferredValue(true, !isStart);
}
