import { readTitle, saysCost } from './aliases.ts';
import { type ClaveCandidate, claveCandidates, decideClave, rankClaves } from './choose-clave.ts';
import { decidePrice, type PriceCandidate, rankPrices } from './choose-price.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import type { ColumnFacts } from './column-facts.ts';
import { siblingOf } from './iva-fit.ts';
import { ivaOfTitle } from './iva-words.ts';
import { comparePrices, isPlausible, type MatchedRow, matchRows } from './price-evidence.ts';
import { priceLevel } from './price-level.ts';
import { priceStyle } from './price-style.ts';
import type { Table } from './table.ts';

export interface ColumnProposal {
  /** `null` where a person has to choose among `claves`. */
  readonly clave: number | null;
  /** Best first; more than one only where they lead to different products. */
  readonly claves: readonly ClaveCandidate[];
  readonly nombre: number | null;
  /** `null` where a person has to choose among `prices`. */
  readonly precio: number | null;
  /** Best first. */
  readonly prices: readonly PriceCandidate[];
  /** The rows that lead to a product, by the clave that was chosen or proposed. */
  readonly matched: readonly MatchedRow[];
}

export interface ColumnsInput {
  readonly table: Table;
  readonly facts: readonly ColumnFacts[];
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  /** Whether columns that the sheet hides count as those in sight do. */
  readonly withHidden: boolean;
  /** The column of claves that a person or an earlier list has chosen. */
  readonly chosenClave: number | null;
  /** What the list's prices are multiplied by before they are compared. */
  readonly factor: number;
}

/** Which column is what, by comparing with the catalogue; titles must agree. What is not certain is left to a person. */
export function proposeColumns(input: ColumnsInput): ColumnProposal {
  const { claves, products, withHidden, chosenClave, table } = input;
  const facts = input.facts.filter(({ column }) => withHidden || !column.isHidden);
  const money = facts.filter((fact) => fact.amounts >= fact.filled * 0.5).map(({ column }) => column.index);
  const candidates = claveCandidates(rankClaves(facts), money, table, claves, products);
  const clave = decideClave(candidates);
  // Until a person has chosen the clave column, prices are compared by the best candidate.
  const key = chosenClave ?? clave ?? candidates[0]?.column ?? null;
  const matched = key === null ? [] : matchRows(table.body, key, claves, products);
  const prices = facts
    .filter(({ column }) => column.index !== key && !saysCost(column.title))
    .flatMap((fact) => priceCandidate(fact, matched, input) ?? []);
  return {
    clave,
    claves: candidates,
    nombre: bestName(facts, key),
    precio: decidePrice(prices.filter((one) => !isTwinWithoutIva(one, prices, table))),
    prices: rankPrices(prices),
    matched,
  };
}

/** Whether a column says that it is without IVA and another one holds the same prices with it: whichever is taken, the shop's price is the same. */
const isTwinWithoutIva = (one: PriceCandidate, all: readonly PriceCandidate[], { body }: Table): boolean =>
  ivaOfTitle(one.title) === 'mas' &&
  all.some(({ column }) => column !== one.column && siblingOf(body, column, [one.column], null) === 'incluido');

/** The evidence for a column being the price, or `null` where neither its title nor its contents speak for it. */
function priceCandidate(
  fact: ColumnFacts,
  matched: readonly MatchedRow[],
  { table, products, factor }: ColumnsInput,
): PriceCandidate | null {
  const { column, filled, amounts, money } = fact;
  const level = priceLevel(column.title);
  if (amounts === 0) return null;
  const isNamed = level !== 'unknown' && level !== 'none';
  if (isNamed ? amounts < filled * 0.2 : amounts < filled * 0.6) return null;
  // Pieces, dates and costs; `UNIDAD` may stand over prices by the unit, which move as prices do.
  if (level === 'none' && (readTitle(column.title).weight > 0 || money < filled * 0.3)) return null;
  const { decimal } = priceStyle(table, column.index);
  const evidence = comparePrices(matched, column.index, products, decimal === 'mixed' ? null : decimal, factor);
  if (level === 'none' && !(isPlausible(evidence) && evidence.together >= 0.8)) return null;
  // Under a title that nobody knows whole numbers may be pieces or years, unless they move as prices do.
  if (!isNamed && money < filled * 0.3 && !isPlausible(evidence) && !(column.title === '' && amounts >= filled * 0.8))
    return null;
  return { ...evidence, column: column.index, title: column.title, level, isCost: level === 'hint-of-cost' };
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
