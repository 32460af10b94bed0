import { readAsWritten } from './amount.ts';
import type { SheetRow } from './cell.ts';
import { type ClaveIndex, type CurrentProduct, claveText } from './clave-match.ts';
import { medianOf } from './column-facts.ts';
import type { DecimalSign } from './price-digits.ts';

/** A row of the list that names a product with a price. */
export interface MatchedRow {
  readonly row: SheetRow;
  /** Position of the product. */
  readonly product: number;
  /** Its price today, in centavos with IVA. */
  readonly current: number;
}

/** One product as it stands today and as a column would have it. Centavos. */
export interface PriceExample {
  readonly clave: string;
  readonly nombre: string;
  readonly today: number;
  /** As written, taken for a price with IVA. */
  readonly plain: number;
  /** With 16 % added to what is written. */
  readonly withIva: number;
}

/** How the amounts of one column compare with the prices of today. */
export interface PriceEvidence {
  /** Rows whose product has a price today and whose cell holds an amount. */
  readonly compared: number;
  /** Middle of the amount as written over today's price with IVA; `null` when nothing could be compared. */
  readonly median: number | null;
  /** Share of the compared whose ratio is within 15 % of the median: prices of one kind move together, and other numbers do not. */
  readonly together: number;
  readonly examples: readonly PriceExample[];
}

const MOST_COMPARED = 2000;
const EXAMPLES = 3;
const IVA_FACTOR = 1.16;

/** The rows that a column of claves leads to, evenly over the list when there are very many. */
export function matchRows(
  rows: readonly SheetRow[],
  clave: number,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
): MatchedRow[] {
  const matched: MatchedRow[] = [];
  for (const row of rows) {
    const product = claves.exact(claveText(row.cells[clave]));
    const current = typeof product === 'number' ? products[product]?.precio : undefined;
    if (typeof product === 'number' && current) matched.push({ row, product, current });
  }
  if (matched.length <= MOST_COMPARED) return matched;
  const step = (matched.length - 1) / (MOST_COMPARED - 1);
  return Array.from({ length: MOST_COMPARED }, (_, at) => matched[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  );
}

/**
 * @param sign what `1,234` is read by; the decimal point where the column does not say
 * @param factor from the list's price to the shop's: everything compared is multiplied by it
 */
export function comparePrices(
  matched: readonly MatchedRow[],
  column: number,
  products: readonly CurrentProduct[],
  sign: DecimalSign | null,
  factor = 1,
): PriceEvidence {
  const ratios: number[] = [];
  const amounts: ComparedAmount[] = [];
  for (const { row, product, current } of matched) {
    const reading = readAsWritten(row.cells[column], sign ?? '.', factor);
    if (reading.kind !== 'price') continue;
    ratios.push(reading.centavos / current);
    amounts.push({ product, current, centavos: reading.centavos });
  }
  const median = medianOf(ratios.toSorted((a, b) => a - b));
  const near = median === null ? 0 : ratios.filter((ratio) => Math.abs(ratio / median - 1) < 0.15).length;
  const examples = pickExamples(amounts, median ?? 1).flatMap((one): PriceExample[] => {
    const product = products[one.product];
    if (!product) return [];
    return [
      {
        clave: product.clave,
        nombre: product.nombre,
        today: one.current,
        plain: one.centavos,
        withIva: Math.round(one.centavos * IVA_FACTOR),
      },
    ];
  });
  return { compared: ratios.length, median, together: ratios.length ? near / ratios.length : 0, examples };
}

interface ComparedAmount {
  readonly product: number;
  readonly current: number;
  readonly centavos: number;
}

/** One of each third of the list, because neighbours are often one product in several sizes: the one that moved most as the column does. */
function pickExamples(amounts: readonly ComparedAmount[], median: number): ComparedAmount[] {
  const third = Math.ceil(amounts.length / EXAMPLES);
  return Array.from({ length: EXAMPLES }, (_, at) =>
    amounts.slice(at * third, (at + 1) * third).reduce<ComparedAmount | null>((best, one) => {
      const distance = (of: ComparedAmount): number => Math.abs(of.centavos / of.current - median);
      return best === null || distance(one) < distance(best) ? one : best;
    }, null),
  ).filter((one) => one !== null);
}

/** Fewer compared rows than this are no evidence for or against anything. */
export const FEWEST_COMPARED = 5;

/** How far a median is from today's prices, the nearer of the two ways of reading IVA, as a logarithm: 0 is the same. */
export function distanceFromToday({ median }: PriceEvidence): number {
  if (median === null) return Number.POSITIVE_INFINITY;
  return Math.min(Math.abs(Math.log(median)), Math.abs(Math.log(median * IVA_FACTOR)));
}

/** Whether a column could be the shop's prices after an ordinary change: they moved together, and by less than a third either way. */
export function isPlausible(evidence: PriceEvidence): boolean {
  return (
    evidence.compared >= FEWEST_COMPARED && evidence.together >= 0.5 && distanceFromToday(evidence) < Math.log(4 / 3)
  );
}

/** Whether enough prices were compared to say that a column is not the shop's prices. */
export const isRuledOut = (evidence: PriceEvidence): boolean =>
  evidence.compared >= FEWEST_COMPARED && !isPlausible(evidence);
