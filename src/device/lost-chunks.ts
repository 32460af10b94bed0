import { SKIP_WAITING } from '#platform/worker-messages.ts';

const KEY = 'recarga-por-pieza';

/**
 * A page that was open before a deploy may ask for code that is no longer served. Then it is loaded again, once for each version and only
 * when the server answers: offline a reload would cost what is on screen and bring nothing.
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', () => {
    // The screen that asked tells its own failure meanwhile.
    void reloadOnce().catch(() => {});
  });
}

async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || isBeingWritten() || sessionStorage.getItem(KEY) === import.meta.url) return;
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok || isBeingWritten()) return;
  sessionStorage.setItem(KEY, import.meta.url);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  // The shell on this device is as old as the page: only the version that waits behind it has the missing code.
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takenOver(next);
  location.reload();
}

/** Words that nobody has sent yet stand in a field: they are worth more than the part of the page that is missing. */
function isBeingWritten(): boolean {
  const { activeElement: field } = document;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}

/** The next version's worker is in force. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'installed') worker.postMessage({ type: SKIP_WAITING });
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
