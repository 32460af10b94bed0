import { type ClaveIndex, type CurrentProduct, claveText } from './clave-match.ts';
import { type KnownSupplier, type LastList, splitIds } from './known-supplier.ts';
import { chooseSupplier, type SupplierMatch } from './supplier-memory.ts';
import type { Table } from './table.ts';

/** What is known of the suppliers' last lists while one list is open. */
export interface SupplierLists {
  /** Ids of the products of last lists, joined by commas, by supplier. */
  setLists(lists: Readonly<Record<string, string>>): void;
  /** The supplier that the list is read as, by its titles and its products. */
  choose(suppliers: readonly KnownSupplier[]): SupplierMatch | null;
  /** The supplier that a person agreed to or named; `null` for one that is new. */
  setSupplier(supplier: KnownSupplier | null): void;
  /** What that supplier's last list was; its products are `null` until they were read. */
  ofThisList(): { readonly last: LastList | null; readonly lastProducts: ReadonlySet<string> | null };
}

interface OpenList {
  readonly table: Table;
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
}

/** Knows no last list yet. @param open gives the list that is open at the time of a question */
export function createSupplierLists(open: () => OpenList): SupplierLists {
  const lists = new Map<string, ReadonlySet<string>>();
  let supplier: KnownSupplier | null = null;
  return {
    setLists(some) {
      for (const [id, productos] of Object.entries(some)) lists.set(id, splitIds(productos));
    },
    choose(suppliers) {
      const { table, claves, products } = open();
      return chooseSupplier(table, suppliers, lists, (column) => productsNamed(table, column, claves, products));
    },
    setSupplier(next) {
      supplier = next;
    },
    ofThisList: () => ({
      last: supplier?.ultima ?? null,
      lastProducts: (supplier?.ultima && lists.get(supplier.id)) ?? null,
    }),
  };
}

/** Ids of the products that a column of claves names. */
function productsNamed(
  { body }: Table,
  column: number,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { cells } of body) {
    const hit = claves.exact(claveText(cells[column]));
    const product = typeof hit === 'number' ? products[hit] : undefined;
    if (product && !product.isDraft) ids.add(product.id);
  }
  return ids;
}
