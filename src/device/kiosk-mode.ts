/** What makes this device a kiosk in the shop. In `localStorage`, because it is read synchronously before the first screen. */
export const KIOSK_KEY = 'modo-kiosko';
const PARAMETER = 'kiosko';
/** Behind `#`, which no browser sends to a server: the secret must not stand in anybody's log. */
const PAIRING = /^#kiosko=([\w-]{22,64})$/;

/**
 * `#kiosko=` and a secret, or `?kiosko=1`, makes this device a kiosk until somebody with the PIN ends it. Called before the first screen, which may
 * change the address.
 */
export function enterKioskIfAsked(): void {
  const address = new URL(location.href);
  const secret = PAIRING.exec(address.hash)?.[1];
  if (!secret && address.searchParams.get(PARAMETER) !== '1') return;
  address.searchParams.delete(PARAMETER);
  if (secret) address.hash = '';
  history.replaceState(history.state, '', address);
  // A paired kiosk does not become one with the built PIN.
  if (!secret && isKiosk()) return;
  try {
    localStorage.setItem(KIOSK_KEY, secret ?? '1');
  } catch {
    // Without storage the kiosk mode would end at the next reload, so it is not started.
  }
}

export function isKiosk(): boolean {
  return kioskSecret() !== null;
}

/** The secret that this kiosk was paired with; `1` for one that was not paired, and `null` for a device that is no kiosk. */
export function kioskSecret(): string | null {
  try {
    return localStorage.getItem(KIOSK_KEY);
  } catch {
    return null;
  }
}
