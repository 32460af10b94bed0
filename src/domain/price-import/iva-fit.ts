import { type IvaMode, readAsWritten } from './amount.ts';
import type { SheetRow } from './cell.ts';
import { ivaOfTitle } from './iva-words.ts';
import type { DecimalSign } from './price-digits.ts';
import { FEWEST_COMPARED, type MatchedRow } from './price-evidence.ts';

/** How many of the compared prices speak for one way of reading them. Shares from 0 to 1. */
interface Fit {
  /** Are today's price to the centavo, as most prices of most lists are. */
  readonly same: number;
  /** Moved by a whole or a half per cent, as prices that were raised together do. */
  readonly round: number;
}

/** What the amounts themselves say of IVA, besides how far they are from today's prices. */
export interface IvaFit {
  /** Prices large enough that a per cent of them is more than their rounding. */
  readonly measured: number;
  readonly incluido: Fit;
  readonly mas: Fit;
  /** What another column proves that holds the same prices with IVA added or taken off; `null` without. */
  readonly sibling: IvaMode | null;
  /** What the last digits prove; `null` without. */
  readonly ends: IvaMode | null;
}

const IVA = 1.16;
/** Steps of a per cent that a rise is decided in. */
const STEP = 0.005;
/** A step must be this many times the rounding, or every price would lie near one by chance. */
const RESOLUTION = 8;

/** @param factor from the list's price to the shop's */
export function fitOfIva(
  matched: readonly MatchedRow[],
  column: number,
  sign: DecimalSign | null,
  factor: number,
): Omit<IvaFit, 'sibling'> {
  const ends = endsOf(matched, column, sign);
  const pairs = matched.flatMap(({ row, current }) => {
    const reading = readAsWritten(row.cells[column], sign ?? '.', factor);
    return reading.kind === 'price' ? [{ plain: reading.centavos, current }] : [];
  });
  const rounding = Math.max(1, Math.ceil((unitOf(pairs.map(({ plain }) => plain)) * IVA) / 2));
  const large = pairs.filter(({ current }) => current * STEP >= rounding * RESOLUTION);
  const isSame = (mode: IvaMode, { plain, current }: (typeof pairs)[number]): boolean =>
    mode === 'incluido' ? plain === current : Math.abs(plain * IVA - current) <= rounding;
  const share = (holds: (pair: (typeof pairs)[number]) => boolean): number =>
    large.length === 0 ? 0 : large.filter(holds).length / large.length;
  const fit = (mode: IvaMode, other: IvaMode): Fit => ({
    same: share((pair) => isSame(mode, pair)),
    // An amount that is today's price read one way is 16 % dearer read the other way, so it proves nothing against that.
    round: share((pair) => !isSame(other, pair) && isRound(pair.plain * (mode === 'mas' ? IVA : 1), pair, rounding)),
  });
  return { measured: large.length, incluido: fit('incluido', 'mas'), mas: fit('mas', 'incluido'), ends };
}

function isRound(price: number, { current }: { readonly current: number }, rounding: number): boolean {
  const steps = Math.round((price / current - 1) / STEP);
  return Math.abs(current * (1 + steps * STEP) - price) <= rounding;
}

/** What the amounts are rounded to, in centavos: nearly all of them end in the same one or two ways (`.00`, `.90`). */
function unitOf(amounts: readonly number[]): number {
  for (const unit of [100, 50, 10, 5]) {
    const ends = new Map<number, number>();
    for (const amount of amounts) ends.set(amount % unit, (ends.get(amount % unit) ?? 0) + 1);
    const [first = 0, second = 0] = [...ends.values()].sort((a, b) => b - a);
    if (first + second >= amounts.length * 0.8 && (unit > 10 || first >= amounts.length * 0.8)) return unit;
  }
  return 1;
}

/**
 * What the last digits prove. People decide prices that end in `.00`, `.50`, `.90` or `.99`. Where the amounts as written seldom do, and nearly
 * all of them do with IVA added, they were decided with IVA and are written without it; where they do with IVA taken off, the other way round.
 */
function endsOf(matched: readonly MatchedRow[], column: number, sign: DecimalSign | null): IvaMode | null {
  const amounts = new Set(
    matched.flatMap(({ row }) => {
      const reading = readAsWritten(row.cells[column], sign ?? '.');
      return reading.kind === 'price' ? [reading.centavos] : [];
    }),
  );
  const decided = (factor: number): number =>
    [...amounts].filter((amount) => isDecided(Math.round(amount * factor) % 100)).length;
  const many = amounts.size * MOST_DECIDED;
  if (amounts.size < FEWEST_DECIDED || decided(1) > amounts.size * FEW_DECIDED) return null;
  const [added, takenOff] = [decided(IVA) >= many, decided(1 / IVA) >= many];
  return added === takenOff ? null : added ? 'mas' : 'incluido';
}

/** Rounding an amount without its IVA may change it by a centavo. */
const isDecided = (centavos: number): boolean =>
  [0, 50, 90, 99, 100].some((end) => Math.abs(centavos - end) <= ROUNDED);

const FEWEST_DECIDED = 12;
const MOST_DECIDED = 0.8;
/**
 * The largest share of amounts that may end so as they are written, where the other reading is to be proved. A tenth end so by chance; no test fixes the
 * number above that, and the lists of the corpus are read alike with anything from 0.15 to 0.95.
 */
const FEW_DECIDED = 0.4;

/** What another column of amounts proves of this one: it holds nearly everywhere the same price divided by 1.16, or times 1.16. */
export function siblingOf(
  rows: readonly SheetRow[],
  column: number,
  others: readonly number[],
  sign: DecimalSign | null,
): IvaMode | null {
  if (others.length === 0) return null;
  const priced = rows.slice(0, LOOKED_AT).flatMap(({ cells }) => {
    const own = readAsWritten(cells[column], sign ?? '.');
    return own.kind === 'price' ? [{ own, cells }] : [];
  });
  for (const other of others) {
    let [both, above, below] = [0, 0, 0];
    for (const { own, cells } of priced) {
      const its = readAsWritten(cells[other], sign ?? '.');
      if (its.kind !== 'price') continue;
      both += 1;
      if (Math.abs(its.centavos * IVA - own.centavos) <= ROUNDED) above += 1;
      if (Math.abs(own.centavos * IVA - its.centavos) <= ROUNDED) below += 1;
    }
    if (both < FEWEST_COMPARED) continue;
    if (above >= both * NEARLY_ALL) return 'incluido';
    if (below >= both * NEARLY_ALL) return 'mas';
  }
  return null;
}

/** Whether the list's own words for IVA are true of two other columns: one that says it is without holds the prices of one that says it is with it. */
export function isVouched(
  rows: readonly SheetRow[],
  others: readonly { readonly index: number; readonly title: string }[],
  sign: DecimalSign | null,
): boolean {
  const saying = (mode: IvaMode) => others.filter(({ title }) => ivaOfTitle(title) === mode).map(({ index }) => index);
  const without = saying('mas');
  return saying('incluido').some((column) => siblingOf(rows, column, without, sign) === 'incluido');
}

const LOOKED_AT = 300;
const NEARLY_ALL = 0.9;
/** Centavos that rounding one of the two may make. */
const ROUNDED = 1;

const FEWEST_SAME = 5;
const FEWEST_ROUND = 8;

/** Whether the amounts prove one way of reading them: they end as decided prices do, are today's prices, or moved together by a round share, and read the other way they did not. */
export function provesIva({ measured, sibling, ends, ...fits }: IvaFit, mode: IvaMode): boolean {
  const [own, other] = mode === 'mas' ? [fits.mas, fits.incluido] : [fits.incluido, fits.mas];
  if (sibling !== null) return sibling === mode;
  const isKept = (one: Fit): boolean => one.same * measured >= FEWEST_SAME && one.same >= 0.2;
  // Digits may speak for one way and today's prices for the other: that proves neither.
  if (ends !== null) return ends === mode && !isKept(other);
  return (isKept(own) && other.same <= 0.05) || (measured >= FEWEST_ROUND && own.round >= 0.6 && other.round <= 0.35);
}
