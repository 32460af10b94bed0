import { foldClave } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';

/** A line of the list that no product of the shop has, as the list says it. */
export interface NewArticle {
  readonly clave: string;
  /** Empty where the list has no name. */
  readonly nombre: string;
  /** Centavos with IVA; `null` without a price, or with several. */
  readonly precio: number | null;
  readonly codigoBarras: string;
  /** What the list files it under; absent without. */
  readonly categoria?: string;
  /** What it is sold by; absent where the list does not say. */
  readonly unidad?: string;
}

/** Whether a line's price may be an amount of another column, or without the IVA that it seems to have, so that it is taken only where a person has looked at it. */
export const isOutOfPlace = ({ doubt }: Pick<PriceLine, 'doubt'>): boolean =>
  doubt === 'wider' || doubt === 'other-titles' || doubt === 'unclear-iva' || doubt === 'noted';

/** The price of each clave without a product; `null` where the list has several. */
function pricesByClave(rows: readonly DiffRow[], lines: readonly PriceLine[]): Map<string, number | null> {
  const prices = new Map<string, number | null>();
  for (const { state, line, clave, after } of rows) {
    const own = lines[line];
    if (state !== 'unknown' || after === null || !own || isOutOfPlace(own)) continue;
    const known = prices.get(foldClave(clave));
    prices.set(foldClave(clave), known === undefined || known === after ? after : null);
  }
  return prices;
}

/** The marked lines without a product, each clave once. */
export function newArticles(
  rows: readonly DiffRow[],
  lines: readonly PriceLine[],
  chosen: ReadonlySet<number>,
): NewArticle[] {
  const byClave = new Map<string, NewArticle>();
  if (chosen.size === 0) return [];
  const prices = pricesByClave(rows, lines);
  for (const { state, line, clave, nombre } of rows) {
    const precio = prices.get(foldClave(clave)) ?? null;
    if (state !== 'unknown' || !chosen.has(line) || byClave.has(foldClave(clave))) continue;
    const { codigoBarras = '', categoria, unidad } = lines[line] ?? {};
    byClave.set(foldClave(clave), {
      clave,
      nombre,
      precio,
      codigoBarras,
      ...(categoria && { categoria }),
      ...(unidad && { unidad }),
    });
  }
  return [...byClave.values()];
}
