import type { SupplierMemory } from './choices.ts';
import { foldTitle } from './fold-title.ts';
import type { KnownSupplier } from './known-supplier.ts';
import type { Table } from './table.ts';

/** What a list's row of titles is recognised by. */
export function titleRow({ columns }: Pick<Table, 'columns'>): string {
  return columns
    .map(({ title }) => foldTitle(title))
    .join('|')
    .slice(0, 500);
}

const hasSameTitles = (table: Pick<Table, 'columns'>, { titulos }: SupplierMemory): boolean =>
  titulos !== '' && titulos === titleRow(table);

/**
 * The columns that a supplier's file had last time, found by their titles; `null` where the clave or the price is missing. Where two columns have
 * the title of the price, `precio` is `null`: nobody knows which of them it was.
 */
export function fromMemory(table: Table, memory: SupplierMemory) {
  const columnsOf = (title: string): readonly number[] =>
    title === ''
      ? []
      : table.columns.filter((column) => foldTitle(column.title) === foldTitle(title)).map(({ index }) => index);
  const [clave, otherClave] = columnsOf(memory.clave);
  const [precio, otherPrice] = columnsOf(memory.precio);
  if (clave === undefined || otherClave !== undefined || precio === undefined) return null;
  const isSameRow = hasSameTitles(table, memory);
  const titles = new Set(memory.titulos.split('|'));
  return {
    clave,
    precio: otherPrice === undefined ? precio : null,
    nombre: columnsOf(memory.nombre)[0] ?? null,
    /** Whether a column has a title that the list of last time did not have, or nobody knows its titles: it may be a better price. */
    isNew: (column: { readonly title: string }): boolean => !isSameRow && !titles.has(foldTitle(column.title)),
    iva: isSameRow ? memory.iva : null,
    factor: isSameRow ? memory.factor : 1,
  };
}

/** What an earlier list says about this one. */
export interface SupplierMatch {
  /** Whose list this is; `null` where only the titles of some columns are known. */
  readonly supplier: KnownSupplier | null;
  readonly memory: SupplierMemory;
}

/** A list that shares less than this with a supplier's last one is another supplier's, although its titles are the same. */
const LEAST_SHARED = 0.2;

/**
 * The supplier whose lists have the same row of titles; of several, the one whose last list shares most with this one. Answers about IVA and
 * the factor stand only for that supplier's list; without one, the columns are still looked for by the titles of any list.
 * @param lists ids of the products of last lists, by supplier, as far as they were read: until then the supplier is not certain
 * @param productsBy ids of the products that a column of claves names
 */
export function chooseSupplier(
  table: Table,
  suppliers: readonly KnownSupplier[],
  lists: ReadonlyMap<string, ReadonlySet<string>>,
  productsBy: (column: number) => ReadonlySet<string>,
): SupplierMatch | null {
  const fitting = suppliers.flatMap((supplier) => {
    const columns = fromMemory(table, supplier.columnas);
    return columns ? [{ supplier, columns }] : [];
  });
  const same = fitting.filter(({ supplier }) => hasSameTitles(table, supplier.columnas));
  const measured = same.filter(({ supplier }) => supplier.ultima !== null);
  const nearest = measured
    .map(({ supplier, columns }) => ({
      supplier,
      shared: sharedPart(productsBy(columns.clave), lists.get(supplier.id)),
    }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)[0];
  // Uploads of before suppliers were remembered keep no list to measure by.
  const supplier = nearest?.supplier ?? (measured.length === 0 ? same[0]?.supplier : undefined);
  if (supplier) return { supplier, memory: supplier.columnas };
  const first = fitting[0]?.supplier;
  if (!first) return null;
  const isUncertain = hasSameTitles(table, first.columnas);
  return { supplier: null, memory: isUncertain ? { ...first.columnas, titulos: '' } : first.columnas };
}

/** How much of the shorter list the other one has as well. */
function sharedPart(now: ReadonlySet<string>, last: ReadonlySet<string> | undefined): number {
  const fewest = Math.min(now.size, last?.size ?? 0);
  if (!last || fewest === 0) return 0;
  let common = 0;
  for (const id of now) if (last.has(id)) common += 1;
  return common / fewest;
}
