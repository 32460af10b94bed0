import { KIOSK_KEY } from './kiosk-mode.ts';

/** What a kiosk checks its PIN with, see `storefront/kiosk`. */
export const KIOSK_PIN_KEY = 'kiosko-pin';

/** Makes this device an ordinary one, and forgets its pairing. */
export function leaveKiosk(): void {
  localStorage.removeItem(KIOSK_KEY);
  localStorage.removeItem(KIOSK_PIN_KEY);
  location.replace('/');
}
