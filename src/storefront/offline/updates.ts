import { Workbox } from 'workbox-window';
import { connectionStore } from '#store/connection-store.ts';

let worker: Workbox | undefined;

/**
 * Registers the service worker once the page has loaded. A new version is installed beside the old one and waits for the person's consent;
 * when one tab gives it, every open tab moves together.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => connectionStore.setState({ updateReady: true }));
  // In every tab, from the start: a tab that listened only after its own tap would stay on the old page. The first visit is no update.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) location.reload();
  });
  const register = (): void => {
    // Browsers that block workers reject here; the site works without one.
    worker?.register().catch((reason: unknown) => console.info('Sin trabajador de servicio', reason));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** The person agreed: the waiting version takes over, and `controlling` reloads the tabs. */
export function applyUpdate(): void {
  worker?.messageSkipWaiting();
}
