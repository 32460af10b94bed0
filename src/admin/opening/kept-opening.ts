import { type OpeningEntries, parseOpeningEntries } from '#domain/staff/opening/open-again.ts';
import { type KeptOpening, parseKeptOpening } from '#domain/staff/opening/opening-form.ts';

const KEY = 'tienda-por-abrir';
const SAVED = 'tienda-guardada-por-abrir';

/** The answers of the setup assistant that this device kept. */
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

/** Notes that all that opens the shop is stored as edits of this device: it is sent, and must not be stored again. */
export function markOpeningSaved(entries: OpeningEntries): void {
  try {
    localStorage.setItem(SAVED, JSON.stringify(entries));
  } catch {
    // Without storage there is no journal on the device either.
  }
}

/** The edits that open the shop, where they are stored; `null` where they are not. */
export function readOpeningSaved(): OpeningEntries | null {
  try {
    const text = localStorage.getItem(SAVED);
    // What an earlier version kept is a word and no JSON.
    return text === null ? null : parseOpeningEntries(text.startsWith('{') ? JSON.parse(text) : null);
  } catch {
    return null;
  }
}

export function forgetOpening(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(SAVED);
  } catch {
    // There is nothing to forget without storage.
  }
}
