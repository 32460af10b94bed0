import { KEEP_STAFF_FILES } from '#platform/worker-messages.ts';
import { requestPersistentStorage } from './storage.ts';

/**
 * Stores the staff area's files on this device after a member signed in, so that `/admin` and `/login/` open offline, and asks the browser
 * not to delete them. Resolves once they are stored; no screen should wait for it.
 */
export async function keepStaffFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  void requestPersistentStorage();
  const { active } = await navigator.serviceWorker.ready;
  const answer = new MessageChannel();
  const kept = new Promise<void>((resolve) => {
    answer.port1.addEventListener('message', () => resolve(), { once: true });
    answer.port1.start();
  });
  active?.postMessage({ type: KEEP_STAFF_FILES }, [answer.port2]);
  await kept;
}
