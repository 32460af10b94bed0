import { kioskSecret } from '#device/kiosk-mode.ts';
import { KIOSK_PIN_KEY as KEY } from '#device/leave-kiosk.ts';
import { KIOSKS, type KioskLock, lockFields, parseLock } from '#domain/kiosk/kiosk-lock.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { readDocument } from '#rest/read-document.ts';

/** What `kioskSecret` says of a kiosk that was opened with `?kiosko=1`. */
const UNPAIRED = '1';
const TIMEOUT_MS = 20_000;

/** `built`: a kiosk that was not paired, which has the PIN of the page's code. `null`: paired, but its PIN has not been read yet. */
export type KioskKey = KioskLock | 'built' | null;

/** What this kiosk checks a PIN with now. */
export function kioskKey(): KioskKey {
  const secret = kioskSecret();
  if (secret === null || secret === UNPAIRED) return 'built';
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isOfThisPairing = typeof kept === 'object' && kept !== null && Reflect.get(kept, 'kiosko') === secret;
    return isOfThisPairing ? parseLock(kept) : null;
  } catch {
    return null;
  }
}

/** Reads the PIN's proof again. What is kept stays where there is no answer, and where staff have removed the kiosk. */
export async function refreshLock(readConfig: () => Promise<BackendConfig>): Promise<void> {
  const secret = kioskSecret();
  if (secret === null || secret === UNPAIRED) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const stored = await readDocument(await readConfig(), `${KIOSKS}/${secret}`, {
    cache: 'no-store',
    signal,
  });
  const lock = stored && parseLock(stored.fields);
  // Somebody may have left the kiosk mode meanwhile.
  if (lock && kioskSecret() === secret)
    localStorage.setItem(KEY, JSON.stringify({ kiosko: secret, ...lockFields(lock) }));
}
