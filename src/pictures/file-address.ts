const KEY = 'fragua-archivos';

let base: string | undefined;

/**
 * Where anyone reads an uploaded file. Whoever reads documents that name one has called `rememberFiles` first, on this visit or an earlier
 * one, so the address is known by the time it is needed.
 */
export function fileAddress(path: string): string {
  base ??= remembered();
  return `${base ?? ''}${encodeURIComponent(path)}?alt=media`;
}

/** Keeps where the backend has its files, for a start without a network. */
export function rememberFiles({
  storageBucket = '',
  embedded,
}: {
  readonly storageBucket?: string | undefined;
  readonly embedded: boolean;
}): void {
  const host = embedded ? '' : 'https://firebasestorage.googleapis.com';
  const address = `${host}/v0/b/${storageBucket}/o/`;
  if (address === base) return;
  base = address;
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing asks again at its next visit.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
