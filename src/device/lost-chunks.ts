import { SKIP_WAITING } from '#platform/worker-messages.ts';
import { isAnyTabBusy } from './hold-updates.ts';

const KEY = 'recarga-por-pieza';
/** A worker that takes over needs less than this; loading the page again ends the waiting of one that does not (docs/decisions/028). */
const TAKE_OVER_MS = 5000;
/** After this time code that was asked for does not come any more. */
const LONGEST_MS = 60_000;

/**
 * A page that was opened before a deploy may request code that is no longer served. Then it is loaded again, once for each version and only
 * when the server answers, because without a network a reload would lose what is on screen and gain nothing.
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', () => {
    // Meanwhile the screen that requested the code shows its own failure.
    void reloadOnce().catch(() => {});
  });
}

/**
 * Code whose request is never answered is lost without an error, and asking again joins the same request: only another load of the page ends it.
 * @returns ends the watch
 */
export function reloadUnless(hasCome: () => boolean): () => void {
  const timer = setTimeout(() => {
    if (!hasCome()) void reloadOnce().catch(() => {});
  }, LONGEST_MS);
  return () => clearTimeout(timer);
}

async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || (await isBeingWritten()) || sessionStorage.getItem(KEY) === import.meta.url) return;
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok || (await isBeingWritten())) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  // The shell on this device is as old as the page, and only the waiting version has the missing code.
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takenOver(next);
  // Not before: where the network is lost meanwhile, the next code that is missing tries again.
  sessionStorage.setItem(KEY, import.meta.url);
  location.reload();
}

/** Whether there is typed text that a reload would lose, in the field with the focus or in a form, which may be on the page before. */
async function isBeingWritten(): Promise<boolean> {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField && field.value !== '') || isAnyTabBusy();
}

/** Resolves when the next version's worker controls the page, or does not come to it. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'installed') {
        worker.postMessage({ type: SKIP_WAITING });
        setTimeout(resolve, TAKE_OVER_MS);
      }
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
