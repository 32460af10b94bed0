/** Why the disk does not take a write, as far as the owner can do something about it. */
export type DiskTrouble = 'full' | 'read-only' | 'failing';

const BY_CODE: Readonly<Record<string, DiskTrouble>> = {
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  SQLITE_READONLY: 'read-only',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  SQLITE_CANTOPEN: 'read-only',
  SQLITE_IOERR: 'failing',
  EFBIG: 'failing',
  EIO: 'failing',
};

const REASONS: Readonly<Record<DiskTrouble, string>> = {
  full: 'el disco está lleno; libere espacio',
  'read-only': 'la carpeta de datos no admite escritura; revise los permisos y el montaje del disco',
  failing: 'el disco falla al escribir; revíselo y haga una copia',
};

/** Undefined when neither the error nor what caused it is about the disk. */
export function findDiskTrouble(error: unknown): DiskTrouble | undefined {
  return troubleOf(error) ?? (error instanceof Error && error.cause !== undefined ? troubleOf(error.cause) : undefined);
}

function troubleOf(error: unknown): DiskTrouble | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // SQLite adds the kind of access to some codes: SQLITE_IOERR_WRITE, SQLITE_READONLY_DBMOVED.
  return BY_CODE[code] ?? BY_CODE[code.split('_').slice(0, 2).join('_')];
}

export function diskReason(trouble: DiskTrouble): string {
  return REASONS[trouble];
}
