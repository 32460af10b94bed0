import type { SupplierMemory } from '#domain/price-import/choices.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { titleRow } from '#domain/price-import/supplier-memory.ts';
import type { PriceFile } from './price-file.ts';

/** The columns of earlier uploads, the latest first. Uploads of lists without titles are left out. */
export function memoriesOf(uploads: readonly StoredUpload[]): SupplierMemory[] {
  return uploads.flatMap(({ columnas, estado }) =>
    columnas.clave && columnas.precio && estado !== 'cancelada' ? [columnas] : [],
  );
}

/** The supplier whose earlier upload had these titles; empty without. */
export function supplierOf(uploads: readonly StoredUpload[], memory: SupplierMemory | null): string {
  const known = uploads.find(
    ({ columnas, proveedor }) =>
      proveedor !== '' && columnas.clave === memory?.clave && columnas.precio === memory.precio,
  );
  return known?.proveedor ?? '';
}

/** What is to be remembered of a file: the titles of the chosen columns, because their positions change. */
export function titlesOf({ view, proposal: { choices } }: PriceFile): SupplierMemory {
  const titleOf = (index: number | null): string => view.columns.find((column) => column.index === index)?.title ?? '';
  return {
    titulos: titleRow(view),
    clave: titleOf(choices.clave),
    precio: titleOf(choices.precio),
    nombre: titleOf(choices.nombre),
    iva: choices.iva ?? 'incluido',
  };
}
