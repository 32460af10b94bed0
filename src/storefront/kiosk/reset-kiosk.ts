import { cancelDownload } from '#device/picture-download.ts';
import { applyUpdate } from '#device/updates.ts';
import { connectionStore } from '#store/connection-store.ts';
import { paths } from '../paths.ts';
import { runResets } from './kiosk-reset.ts';

/** The longest wait for features to reset or for an update to apply, so that the next customer is not kept waiting. */
const RESET_WAIT_MS = 3000;

/** Resets the kiosk: clears what features keep, applies an update that is waiting, and loads the home page. */
export async function resetKiosk(): Promise<void> {
  await Promise.race([runResets(), pause()]);
  sessionStorage.clear();
  cancelDownload();
  if (connectionStore.getState().update === 'ready') {
    // When the new worker takes over, the page is loaded again at its current address.
    history.replaceState(null, '', paths.home);
    await Promise.race([applyUpdate(), pause()]);
  }
  const { reachable } = connectionStore.getState();
  // Without a worker and without a server a reload would fail.
  if (navigator.serviceWorker?.controller || reachable) location.replace(paths.home);
  else history.replaceState(null, '', paths.home);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RESET_WAIT_MS));
