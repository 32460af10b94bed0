import { buildFacetTable, type FacetTable } from './facets.ts';
import type { Product } from './product.ts';

const tables = new WeakMap<readonly Product[], FacetTable>();

/** The facets of a list of the catalogue, worked out once: it is the same object until the catalogue changes. */
export function facetsOfList(products: readonly Product[]): FacetTable {
  const table = tables.get(products) ?? buildFacetTable(products);
  tables.set(products, table);
  return table;
}

/** Whether one of these fields of an address is a facet. A list has its own facets, so another list's field chooses nothing. */
export function namesFacet({ columns }: FacetTable, fields: readonly string[]): boolean {
  return columns.some(({ param }) => fields.includes(param));
}
