/** Set while this device is a kiosk in the shop. In `localStorage`, because it is read synchronously before the first screen. */
const KEY = 'modo-kiosko';
const PARAMETER = 'kiosko';

/** `?kiosko=1` makes this device a kiosk until somebody with the PIN ends it. Called before the first screen, which may change the address. */
export function enterKioskIfAsked(): void {
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) !== '1') return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the kiosk mode would end at the next reload, so it is not started.
  }
}

export function isKiosk(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function leaveKiosk(): void {
  localStorage.removeItem(KEY);
  location.replace('/');
}
