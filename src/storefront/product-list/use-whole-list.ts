import { use, useDeferredValue } from 'react';
import { isHistoryNavigation } from '../page/navigation-kind.ts';
import { UnseenContext } from '../page/pressed-link.ts';

/**
 * Whether a list is rendered whole. A list is rendered in two steps: what is visible and then, without blocking the main thread, the rest. One that
 * is gone back to is rendered at once, because the browser needs its whole height to restore the scroll position. What nobody sees yet keeps to the first step.
 */
export function useWholeList(): boolean {
  const isUnseen = use(UnseenContext);
  return useDeferredValue(!isUnseen, !isUnseen && isHistoryNavigation());
}
