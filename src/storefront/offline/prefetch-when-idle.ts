import { openQuoteClient } from '../quote-list/quote-actions.ts';

/** Time after the load before other screens are prefetched. Prefetched earlier, their fifty files delayed a search by a third of a second. */
const SETTLED_MS = 2000;

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else work();
}

/**
 * Loads what visitors use next while the browser has nothing better to do. Offline or after a deploy this may fail. The code is requested again, and
 * a failure shown, when it is needed. @returns stops what has not begun
 */
export function prefetchWhenIdle(prefetchScreens: () => Promise<void>): () => void {
  whenIdle(() => void openQuoteClient().catch(() => {}));
  const timer = setTimeout(() => whenIdle(() => void prefetchScreens().catch(() => {})), SETTLED_MS);
  return () => clearTimeout(timer);
}
