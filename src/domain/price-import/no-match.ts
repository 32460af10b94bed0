import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { columnFacts, evenRows } from './column-facts.ts';
import type { Table } from './table.ts';

/** What a person needs to see when no row of a file has a product. */
export interface NoMatch {
  /** Another column that holds claves of the shop; `null` without. */
  readonly betterColumn: { readonly index: number; readonly title: string; readonly known: number } | null;
  readonly fileClaves: readonly string[];
  readonly shopClaves: readonly string[];
}

/** Why no row has a product: examples of both sides' claves, and another column that may hold them. */
export function explainNoMatch(
  table: Table,
  clave: number,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): NoMatch {
  const rows = evenRows(table.body);
  const facts = table.columns
    .filter(({ index }) => index !== clave)
    .map((column) => columnFacts(column, rows, claves))
    .sort((a, b) => b.known - a.known)[0];
  const better = facts && facts.known >= 2 && facts.known >= facts.filled * 0.1 ? facts : undefined;
  return {
    betterColumn: better
      ? {
          index: better.column.index,
          title: better.column.title || `columna ${better.column.letter}`,
          known: better.known,
        }
      : null,
    fileClaves: table.columns.find(({ index }) => index === clave)?.samples.slice(0, 3) ?? [],
    shopClaves: products
      .filter(({ isDraft }) => !isDraft)
      .slice(0, 3)
      .map((product) => product.clave),
  };
}
