/** Set while this device stands in the shop for everybody's use. In `localStorage`: it is asked for before the first screen. */
const KEY = 'modo-kiosko';
const PARAMETER = 'kiosko';

/** `?kiosko=1` makes a kiosk of this device until somebody with the PIN ends it. Before the first screen, which may lead on to another. */
export function enterKioskIfAsked(): void {
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) !== '1') return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage it would be forgotten at the first reset, and a kiosk that forgets is none.
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
