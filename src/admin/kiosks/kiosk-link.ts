const BYTES = 24;

/** 192 bits that nobody can guess, in letters that an address can have. */
export function newKioskSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The secret stands behind `#`, which no browser sends to a server. */
export const kioskLink = (secret: string): string => `${location.origin}/#kiosko=${secret}`;
