import { cancelDownload } from '#device/picture-download.ts';
import { applyUpdate } from '#device/updates.ts';
import { connectionStore } from '#store/connection-store.ts';
import { paths } from '../paths.ts';
import { runResets } from './kiosk-reset.ts';

/** The next customer does not wait for a feature that cannot forget, nor for an update that does not come. */
const PATIENCE_MS = 3000;

/** Everything as it was: what features keep is forgotten, a version that waits is applied, and the page starts anew at its front. */
export async function resetKiosk(): Promise<void> {
  await Promise.race([runResets(), pause()]);
  sessionStorage.clear();
  cancelDownload();
  if (connectionStore.getState().update === 'ready') {
    // The takeover loads the page where it stands.
    history.replaceState(null, '', paths.home);
    await Promise.race([applyUpdate(), pause()]);
  }
  const { reachable } = connectionStore.getState();
  // Without a worker and without a server there would be nothing to load.
  if (navigator.serviceWorker?.controller || reachable) location.replace(paths.home);
  else history.replaceState(null, '', paths.home);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
