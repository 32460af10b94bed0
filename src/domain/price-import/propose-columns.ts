import { ivaOfTitle, readTitle, saysCost } from './aliases.ts';
import { readAsWritten } from './amount.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { type ColumnFacts, columnFacts, evenRows, medianOf, priceRatios } from './column-facts.ts';
import type { Table } from './table.ts';

/** A column that could be the price, with the evidence for it. */
export interface PriceCandidate {
  readonly column: number;
  /** Its title hints at a cost; a column that is certainly a cost is no candidate. */
  readonly isCost: boolean;
  /** Of the rows compared with the catalogue, the share whose price is near the current one; `null` when none could be. */
  readonly near: number | null;
  /** Median of new over current price; `null` when nothing could be compared. */
  readonly median: number | null;
}

export interface ColumnProposal {
  readonly clave: number | null;
  readonly nombre: number | null;
  /** Best first. More than one, and a person has to choose. */
  readonly prices: readonly PriceCandidate[];
}

/**
 * Which column is what, by title, by content and by comparing with the catalogue. A person confirms it.
 * @param withHidden whether columns that the sheet hides count as those in sight do
 */
export function proposeColumns(
  table: Table,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
  withHidden: boolean,
): ColumnProposal {
  const rows = evenRows(table.body);
  const facts = table.columns
    .filter(({ isHidden }) => withHidden || !isHidden)
    .map((column) => columnFacts(column, rows, claves))
    .filter(({ filled }) => filled > 0);
  const clave = bestClave(facts);
  const nombre = bestName(facts, clave);
  const prices = facts
    .filter((fact) => fact.column.index !== clave && isPriceLike(fact, rows.length))
    .filter(({ column }) => !saysCost(column.title))
    .map((fact) => {
      const { weight, kind } = readTitle(fact.column.title);
      const ratios =
        clave === null
          ? []
          : priceRatios(rows, clave, (row) => roughCentavos(row.cells[fact.column.index]), claves, products);
      const near =
        ratios.length < 3 ? null : ratios.filter((ratio) => ratio > 0.6 && ratio < 1.67).length / ratios.length;
      return {
        column: fact.column.index,
        isCost: kind === 'costo',
        near,
        median: medianOf(ratios),
        // Nearness to the current prices weighs most, then the title; a possible cost comes last.
        score:
          (kind === 'precio' ? weight * 10 : 0) +
          (near ?? 0) * 40 +
          // Of two columns near the current prices, such as last month's and this month's, the nearer one.
          closeness(medianOf(ratios)) +
          // From half with centavos on the score is the same, so that of equal columns the first one stays first.
          Math.min((fact.money / Math.max(1, fact.filled)) * 2, 1) * 5 +
          // A price with IVA is the public price.
          (ivaOfTitle(fact.column.title) === 'incluido' ? 1 : 0) -
          (kind === 'costo' ? 60 : 0),
      };
    });
  const titled = prices.filter(({ column }) => ['precio', 'costo'].includes(readTitle(titleOf(table, column)).kind));
  const chosen = (titled.length > 0 ? titled : prices).sort((a, b) => b.score - a.score);
  return { clave, nombre, prices: chosen.map(({ score: _score, ...candidate }) => candidate) };
}

const closeness = (median: number | null): number =>
  median === null ? 0 : 20 * Math.max(0, 1 - Math.abs(Math.log(median)));

const titleOf = (table: Table, column: number): string =>
  table.columns.find(({ index }) => index === column)?.title ?? '';

const roughCentavos = (cell: Parameters<typeof readAsWritten>[0]): number | null => {
  const reading = readAsWritten(cell, '.');
  return reading.kind === 'price' ? reading.centavos : null;
};

function bestClave(facts: readonly ColumnFacts[]): number | null {
  let best: ColumnFacts | undefined;
  let bestScore = 0;
  for (const fact of facts) {
    const { kind, weight } = readTitle(fact.column.title);
    const unique = fact.distinct / fact.filled;
    const codes = fact.codes / fact.filled;
    const titled = kind === 'clave' ? weight * 2 : 0;
    // Two known claves may be coincidence (a column of pieces per box); a fifth of the column is not.
    const known = fact.known >= 2 && fact.known >= fact.filled * 0.2 ? 10 + (fact.known / fact.filled) * 10 : 0;
    const shaped =
      fact.filled >= 3 && unique > 0.9 && codes > 0.6 ? codes * 1.5 + (fact.money > fact.filled * 0.3 ? -2 : 0) : 0;
    // A column with an unknown title (`0`, `Ref. int.`) may hold claves; one whose title names something else does not.
    const others = kind === 'precio' || kind === 'costo' || (kind === 'other' && weight > 0);
    const score = known + (others && known === 0 ? 0 : titled + shaped);
    if (score > bestScore) {
      best = fact;
      bestScore = score;
    }
  }
  return best && bestScore >= 1 ? best.column.index : null;
}

function bestName(facts: readonly ColumnFacts[], clave: number | null): number | null {
  const candidates = facts.filter(({ column, words }) => column.index !== clave && words >= 2);
  const titled = candidates.filter(({ column }) => readTitle(column.title).kind === 'nombre');
  const best = (titled.length > 0 ? titled : candidates).sort((a, b) => {
    // `nombre` and `producto` before a long `descripcion`; without titles, the longest words.
    const short = (fact: ColumnFacts): number => (/nombre|producto/i.test(fact.column.title) ? 1 : 0);
    return short(b) - short(a) || b.words - a.words;
  })[0];
  return best?.column.index ?? null;
}

function isPriceLike({ column, filled, amounts, money }: ColumnFacts, rows: number): boolean {
  const { kind, weight } = readTitle(column.title);
  if (kind === 'precio' || kind === 'costo') return amounts > 0 && amounts >= filled * 0.2;
  // Without a title nearly all cells must be amounts: a column of words may hold a few numbers.
  const untitled = weight === 0 && column.title === '';
  return untitled
    ? amounts >= filled * 0.8 && filled >= rows * 0.3
    : kind === 'other' && weight === 0 && money >= filled * 0.7;
}
