import type { ServedFiles } from '#domain/catalogue/served-page.ts';

const KEY = 'fragua-archivos';

let base: string | undefined;

/**
 * The public address of an uploaded file. Code that reads documents with such paths calls `rememberFiles` first, so the base address is known,
 * from this visit or an earlier one.
 */
export function fileAddress(path: string): string {
  base ??= remembered();
  return `${base ?? ''}${encodeURIComponent(path)}?alt=media`;
}

/** What stands before the path of an uploaded file. */
export function filesBase({ storageBucket = '', embedded }: ServedFiles): string {
  const host = embedded ? '' : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${storageBucket}/o/`;
}

/** Stores the base address of the backend's files, for a start without a network. */
export function rememberFiles(files: ServedFiles): void {
  const address = filesBase(files);
  if (address === base) return;
  base = address;
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A browser without storage fetches it again at the next visit.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
