import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { SupplierMemory } from '#domain/price-import/choices.ts';
import type { AppliedList } from '#domain/price-import/known-supplier.ts';
import { titleRow } from '#domain/price-import/supplier-memory.ts';
import type { SupplierNote } from '#firebase/suppliers.ts';
import type { PriceFile } from './price-file.ts';

/** What is to be remembered of a file: the titles of the chosen columns, because their positions change. */
export function titlesOf({ view, proposal: { choices } }: PriceFile): SupplierMemory {
  const titleOf = (index: number | null): string =>
    view.columns.find((column) => column.index === index)?.title.slice(0, 500) ?? '';
  return {
    titulos: titleRow(view),
    clave: titleOf(choices.clave),
    precio: titleOf(choices.precio),
    nombre: titleOf(choices.nombre),
    iva: choices.iva ?? 'incluido',
    factor: choices.factor,
  };
}

/** A supplier's id: the same however its name is capitalised. Empty for a name without letters. */
export const supplierId = (name: string): string => textToSlug(name).slice(0, 120).replace(/-+$/, '');

/** What is remembered of a supplier whose list is being applied, or was found to change nothing; `null` where nobody said whose it is. */
export function supplierNote(
  name: string,
  archivo: string,
  columnas: SupplierMemory,
  applied: AppliedList,
): Omit<SupplierNote, 'carga'> | null {
  const id = supplierId(name);
  const nombre = name
    .replace(/[<>\s]+/g, ' ')
    .trim()
    .slice(0, 120);
  return id === '' || nombre === '' ? null : { id, nombre, columnas, archivo, ...applied };
}
