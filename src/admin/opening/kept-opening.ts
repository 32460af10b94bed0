import { type KeptOpening, parseKeptOpening } from '#domain/staff/opening/opening-form.ts';

const KEY = 'tienda-por-abrir';

/** The answers of the setup assistant as this device was left with them. */
export function readOpening(): KeptOpening {
  try {
    return parseKeptOpening(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return parseKeptOpening(null);
  }
}

export function writeOpening(kept: KeptOpening): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the answers are gone when the page is.
  }
}

export function forgetOpening(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget without storage.
  }
}
