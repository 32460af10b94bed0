import { foldClave } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';
import type { NewArticle } from './new-articles.ts';
import type { PriceLine } from './read-lines.ts';

/** Every article of a list, and the rows that are none. */
export interface ListedArticles {
  readonly articles: readonly NewArticle[];
  /** Articles without a price: none is written, or what is written is none. */
  readonly unpriced: number;
  /** Articles that the list has at several prices; they get none. */
  readonly disputed: number;
  /** Rows of a clave that an earlier row has. */
  readonly repeated: number;
  /** Rows whose clave a spreadsheet has cut, as `7.50E+12`. */
  readonly cut: number;
  /** Rows with a price and without a clave. */
  readonly unkeyed: number;
}

/** A row of a list, compared with a shop without products. */
export interface ComparedRow {
  readonly row: DiffRow;
  readonly line: PriceLine;
}

/** @param rows of a review, which name their lines by position */
export function comparedRows(rows: readonly DiffRow[], lines: readonly PriceLine[]): ComparedRow[] {
  return rows.flatMap((row) => {
    const line = lines[row.line];
    return line ? [{ row, line }] : [];
  });
}

/** The articles of a list for a shop that has none, each clave once. An article whose price cannot be read is one without a price. */
export function listedArticles(rows: readonly ComparedRow[]): ListedArticles {
  const byClave = new Map<string, NewArticle>();
  const disputed = new Set<string>();
  let repeated = 0;
  let cut = 0;
  let unkeyed = 0;
  for (const { row, line } of rows) {
    const key = foldClave(row.clave);
    if (row.problem === 'cut-clave') cut += 1;
    if (key === '' && line.price.kind === 'price') unkeyed += 1;
    if (key === '' || row.problem === 'cut-clave') continue;
    const precio = line.price.kind === 'price' ? line.price.centavos : null;
    const known = byClave.get(key);
    if (known) {
      repeated += 1;
      if (precio === null || precio === known.precio) continue;
      if (known.precio !== null) disputed.add(key);
      byClave.set(key, { ...known, precio: disputed.has(key) ? null : precio });
      continue;
    }
    const { codigoBarras, categoria, unidad } = line;
    byClave.set(key, {
      clave: row.clave,
      nombre: row.nombre,
      precio,
      codigoBarras,
      ...(categoria && { categoria }),
      ...(unidad && { unidad }),
    });
  }
  const articles = [...byClave.values()];
  return {
    articles,
    unpriced: articles.filter(({ precio }) => precio === null).length,
    disputed: disputed.size,
    repeated,
    cut,
    unkeyed,
  };
}
