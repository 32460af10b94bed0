import type { SupplierMemory } from '#domain/price-import/choices.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { PriceFile } from './use-price-file.ts';

/** What earlier uploads say of how lists are read, the latest first. One without titles says nothing. */
export function memoriesOf(uploads: readonly StoredUpload[]): SupplierMemory[] {
  return uploads.flatMap(({ columnas, estado }) =>
    columnas.clave && columnas.precio && estado !== 'cancelada' ? [columnas] : [],
  );
}

/** What is to be remembered of a file: the titles of the chosen columns, because columns move. */
export function titlesOf({ view, proposal: { choices } }: PriceFile): SupplierMemory {
  const titleOf = (index: number | null): string => view.columns.find((column) => column.index === index)?.title ?? '';
  return {
    clave: titleOf(choices.clave),
    precio: titleOf(choices.precio),
    nombre: titleOf(choices.nombre),
    iva: choices.iva ?? 'incluido',
  };
}
