/** The data cannot be used, for a reason the operator can act on. */
export class StorageError extends Error {}

/** A write that may or may not be on disk. The store takes no other until it is opened anew. The code is the disk's. */
export class UnprovenWrite extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('The disk took no change after the write was synced.', { cause });
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  }
}

/** The store is not what was written. Nothing was changed; the sentence says the way back. */
export class DamagedStore extends StorageError {
  readonly reason: string;

  constructor(file: string, reason: string) {
    super(
      `${file} está dañado: ${reason}. La tienda no se abrió y no se cambió nada. ` +
        'Restaure la copia más reciente: npm run restore -- carpeta --reemplazar (lo dañado se aparta, no se borra).',
    );
    this.reason = reason;
  }
}
