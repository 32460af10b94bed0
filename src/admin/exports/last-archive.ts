const KEY = 'ultimo-archivo-de-la-tienda';

/** When the archive of the whole shop was last saved on this device, in milliseconds; `undefined` where that is not known. */
export function readLastArchive(): number | undefined {
  try {
    return Number(localStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
}

export function writeLastArchive(at: number): void {
  try {
    localStorage.setItem(KEY, String(at));
  } catch {
    // Without storage the page says next time that none is known.
  }
}
