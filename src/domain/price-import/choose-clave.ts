import { readTitle } from './aliases.ts';
import { type ClaveIndex, type CurrentProduct, claveText } from './clave-match.ts';
import type { ColumnFacts } from './column-facts.ts';
import { comparePrices, isPlausible, matchRows, type PriceEvidence } from './price-evidence.ts';
import type { Table } from './table.ts';

/** A column whose contents may be claves of the shop. */
export interface ClaveCandidate {
  readonly column: number;
  readonly title: string;
  /** Rows of the list that name a product of the shop by it. */
  readonly known: number;
  /** How the prices of the list compare when they are looked up by it: the best of its columns of money. */
  readonly evidence: PriceEvidence;
}

/** Another column is a candidate where it names at least this part of the products that the best one names. */
const RIVAL_SHARE = 0.5;

/** The candidates, the best first: what leads to products of the shop, then what is titled and shaped like a clave. */
export function rankClaves(facts: readonly ColumnFacts[]): ColumnFacts[] {
  return facts
    .map((fact) => ({ fact, score: scoreOf(fact) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || a.fact.column.index - b.fact.column.index)
    .map(({ fact }) => fact);
}

function scoreOf(fact: ColumnFacts): number {
  const { kind, weight } = readTitle(fact.column.title);
  const unique = fact.distinct / fact.filled;
  const codes = fact.codes / fact.filled;
  const titled = kind === 'clave' ? weight * 2 : 0;
  const known = isKnown(fact) ? 10 + (fact.known / fact.filled) * 10 : 0;
  const shaped =
    fact.filled >= 3 && unique > 0.9 && codes > 0.6 ? codes * 1.5 + (fact.money > fact.filled * 0.3 ? -2 : 0) : 0;
  // A title that nobody knows (`0`, `Ref. int.`) may well stand over claves; one that names another thing does not.
  const others = kind === 'precio' || kind === 'costo' || (kind === 'other' && weight > 0);
  return known + (others && known === 0 ? 0 : titled + shaped);
}

/** Two known claves may be chance (a column of pieces per box); a fifth of the column, or two dozen products of a long list, are not. */
const isKnown = (fact: ColumnFacts): boolean =>
  fact.known >= 2 && (fact.known >= fact.filled * 0.2 || fact.products >= 24);

/** The columns that lead to other products than the best one does, the best first. One alone leaves nothing to choose. */
export function claveCandidates(
  ranked: readonly ColumnFacts[],
  money: readonly number[],
  table: Table,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): ClaveCandidate[] {
  const best = ranked[0];
  if (!best) return [];
  const rivals = ranked
    .slice(1)
    .filter(
      (fact) => isKnown(fact) && fact.known >= best.known * RIVAL_SHARE && leadsElsewhere(best, fact, table, claves),
    );
  return [best, ...rivals].map(({ column, known }) => {
    const matched = rivals.length === 0 ? [] : matchRows(table.body, column.index, claves, products);
    const compared = money
      .filter((one) => one !== column.index)
      .map((one) => comparePrices(matched, one, products, null))
      .sort((a, b) => b.together - a.together);
    const evidence = compared[0] ?? { compared: 0, median: null, together: 0, examples: [] };
    return { column: column.index, title: column.title || `Columna ${column.letter}`, known, evidence };
  });
}

/** The column by which the rows are looked up, or `null` where two lead to different products and neither titles nor prices tell which. */
export function decideClave(candidates: readonly ClaveCandidate[]): number | null {
  const [best, ...rivals] = candidates;
  if (!best) return null;
  if (rivals.length === 0) return best.column;
  const sound = candidates.filter(({ evidence }) => isPlausible(evidence));
  const [sole] = sound;
  return sound.length === 1 && sole && sole.column === best.column ? best.column : null;
}

const LOOKED_AT = 300;

/** Whether two columns name different products in the same rows. */
function leadsElsewhere(one: ColumnFacts, other: ColumnFacts, table: Table, claves: ClaveIndex): boolean {
  let both = 0;
  let different = 0;
  for (const { cells } of table.body.slice(0, LOOKED_AT)) {
    const [a, b] = [one, other].map(({ column }) => claves.exact(claveText(cells[column.index])));
    if (a === undefined || b === undefined) continue;
    both += 1;
    if (a !== b) different += 1;
  }
  // No row has a clave in both columns, so each column names products that the other does not.
  return both === 0 || different > both * 0.05;
}
