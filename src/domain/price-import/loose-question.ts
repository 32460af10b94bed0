import { type ClaveIndex, type CurrentProduct, claveText } from './clave-match.ts';
import type { Table } from './table.ts';

/** Claves of the file that agree with the shop's only without dashes, blanks and leading zeros. */
export interface LooseQuestion {
  readonly count: number;
  /** The file's clave and the shop's. */
  readonly samples: readonly (readonly [string, string])[];
}

/** What to ask about claves that agree only loosely; `null` where there is none, or no column of claves yet. */
export function askLoose(
  table: Table,
  clave: number | null,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): LooseQuestion | null {
  if (clave === null) return null;
  const samples: [string, string][] = [];
  let count = 0;
  for (const { cells } of table.body) {
    const text = claveText(cells[clave]);
    if (text === '' || claves.exact(text) !== undefined) continue;
    const hit = claves.loose(text);
    if (typeof hit !== 'number') continue;
    count += 1;
    if (samples.length < 3) samples.push([text, products[hit]?.clave ?? '']);
  }
  return count > 0 ? { count, samples } : null;
}
