/** The data cannot be used, for a reason the operator can act on. */
export class StorageError extends Error {}

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
