import { foldTitle } from './aliases.ts';
import type { SupplierMemory } from './choices.ts';
import type { Table } from './table.ts';

/** What a list's row of titles is recognised by. */
export function titleRow({ columns }: Pick<Table, 'columns'>): string {
  return columns
    .map(({ title }) => foldTitle(title))
    .join('|')
    .slice(0, 500);
}

/** The columns that a supplier's file had last time, found by their titles; `null` where the clave or the price is missing. */
export function fromMemory(table: Table, memory: SupplierMemory) {
  const columnOf = (title: string): number | null =>
    title === '' ? null : (table.columns.find((column) => foldTitle(column.title) === foldTitle(title))?.index ?? null);
  const clave = columnOf(memory.clave);
  const precio = columnOf(memory.precio);
  if (clave === null || precio === null) return null;
  const isSameRow = memory.titulos !== '' && memory.titulos === titleRow(table);
  return { clave, precio, nombre: columnOf(memory.nombre), iva: isSameRow ? memory.iva : null };
}

/** The first remembered supplier whose titles the table has. */
export function memoryFor(table: Table, memories: readonly SupplierMemory[]): SupplierMemory | null {
  return memories.find((memory) => fromMemory(table, memory) !== null) ?? null;
}
