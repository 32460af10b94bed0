import { loadWorkbox } from '#lazy/workbox-window.ts';
import { connectionStore } from '#store/connection-store.ts';

let takeOver: (() => void) | undefined;

/**
 * Registers the service worker once the page has loaded. A new version is installed beside the old one and waits for the person's consent;
 * when one tab gives it, every open tab moves together.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  // Browsers that block workers reject here; the site works without one.
  const start = (): void =>
    void register().catch((reason: unknown) => console.info('Sin trabajador de servicio', reason));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await loadWorkbox();
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => connectionStore.setState({ updateReady: true }));
  // In every tab, from the start: a tab that listened only after its own tap would stay on the old page. The first worker to take a page
  // over is no update, even when another tab installed it, so only a page that had one already moves.
  let controlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  takeOver = () => worker.messageSkipWaiting();
  await worker.register();
}

/** The person agreed: the waiting version takes over, and `controlling` reloads the tabs. */
export function applyUpdate(): void {
  takeOver?.();
}
