import { foldClave } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';

/** A line of the list that no product of the shop has, as the list says it. */
export interface NewArticle {
  readonly clave: string;
  /** Empty where the list has no name. */
  readonly nombre: string;
  /** Centavos with IVA; `null` without a price. */
  readonly precio: number | null;
  readonly codigoBarras: string;
  /** What the list files it under; absent without. */
  readonly categoria?: string;
}

/** The marked lines without a product, each clave once. */
export function newArticles(
  rows: readonly DiffRow[],
  lines: readonly PriceLine[],
  chosen: ReadonlySet<number>,
): NewArticle[] {
  const byClave = new Map<string, NewArticle>();
  if (chosen.size === 0) return [];
  for (const { state, line, clave, nombre, after } of rows) {
    if (state !== 'unknown' || !chosen.has(line) || byClave.has(foldClave(clave))) continue;
    const { codigoBarras = '', categoria } = lines[line] ?? {};
    byClave.set(foldClave(clave), { clave, nombre, precio: after, codigoBarras, ...(categoria && { categoria }) });
  }
  return [...byClave.values()];
}
