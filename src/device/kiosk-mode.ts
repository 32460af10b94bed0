/** What makes this device a kiosk in the shop. In `localStorage`, because it is read synchronously before the first screen. */
export const KIOSK_KEY = 'modo-kiosko';
const PARAMETER = 'kiosko';
/** Behind `#`, which no browser sends to a server: the secret must not stand in anybody's log. */
const PAIRING = /^#kiosko=([\w-]{22,64})$/;

/** The pairing that this page's address asked for. */
let asked: string | null = null;

/**
 * `#kiosko=` and a secret, or `?kiosko=1`, asks whether this device becomes a kiosk: anybody can send such an address, and a kiosk clears the
 * lists of whoever uses it. One that is a kiosk already takes a new pairing at once. Called before the first screen, which may change the address.
 */
export function readKioskAddress(): void {
  const address = new URL(location.href);
  const secret = PAIRING.exec(address.hash)?.[1];
  if (!secret && address.searchParams.get(PARAMETER) !== '1') return;
  address.searchParams.delete(PARAMETER);
  if (secret) address.hash = '';
  history.replaceState(history.state, '', address);
  if (!isKiosk()) asked = secret ?? '1';
  // A paired kiosk does not become one with the built PIN.
  else if (secret) begin(secret);
}

/** Whether somebody has to say if this device becomes a kiosk. */
export const isKioskAsked = (): boolean => asked !== null;

/** Somebody has answered. */
export function answerKiosk(isYes: boolean): void {
  if (isYes && asked) begin(asked);
  asked = null;
}

function begin(pairing: string): void {
  try {
    localStorage.setItem(KIOSK_KEY, pairing);
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
