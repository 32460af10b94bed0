import { useDeferredValue } from 'react';
import { cameBack } from '../page/came-back.ts';

/**
 * Whether a list is rendered whole. A list is rendered in two steps: what is visible and then, without blocking the main thread, the rest. One that
 * is gone back to is rendered at once, because the browser needs its whole height to restore the scroll position.
 */
export function useWholeList(): boolean {
  return useDeferredValue(true, cameBack());
}
