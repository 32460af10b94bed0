import { unsortedMedian } from './column-facts.ts';
import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';

/** A sign that prices stand beside the wrong claves, or that some of them are of another kind than the rest. */
export interface Misplacement {
  readonly kind: 'shifted' | 'scattered' | 'part' | 'one-price';
  /** How many prices show it, of how many that could be compared. */
  readonly count: number;
  readonly compared: number;
  /** `one-price`: that price in centavos. `part`: their typical change, and that of the others. */
  readonly change: number;
  readonly others: number;
  /** First and last row of a part that stands together; `null` where it does not. */
  readonly rows: readonly [number, number] | null;
}

interface Moved {
  readonly row: number;
  /** Logarithm of today's price. */
  readonly today: number;
  /** Logarithm of the new price over today's. */
  readonly by: number;
}

/** Below this many compared prices a person sees each of them. */
const FEWEST = 5;

/** What the prices of the whole list show that none of its rows does; the surest sign first. */
export function findMisplacements(rows: readonly DiffRow[], lines: readonly PriceLine[]): Misplacement[] {
  const moved = inListOrder(rows, lines);
  if (moved.length < FEWEST) return [];
  const middle = unsortedMedian(moved.map(({ by }) => by));
  const onePrice = findOnePrice(moved);
  // A price beside many articles may also be that of their neighbours; where nothing else is off, it is what went wrong.
  if (onePrice && onePrice.count >= moved.filter((one) => isOff(one, middle)).length * 0.8) return [onePrice];
  const common = commonPrice(moved);
  const shifted = findShifted(moved, middle, common);
  if (shifted) return [shifted];
  const scattered = findScattered(
    moved.filter((one) => !isNear(one.today, common) || isOff(one, middle)),
    middle,
  );
  if (scattered) return [scattered];
  if (onePrice) return [onePrice];
  const part = findFactor(moved, middle) ?? findRun(moved, middle);
  return part ? [part] : [];
}

/** The compared prices as they stand below one another, table after table where several stand side by side. */
function inListOrder(rows: readonly DiffRow[], lines: readonly PriceLine[]): Moved[] {
  const byOffset = new Map<number, Moved[]>();
  for (const { before, after, change, problem, state, row, line } of rows) {
    if (before === null || after === null || change === null || problem !== null || state === 'repeat') continue;
    const offset = lines[line]?.offset ?? 0;
    const block = byOffset.get(offset) ?? [];
    block.push({ row, today: Math.log(before), by: Math.log(after / before) });
    byOffset.set(offset, block);
  }
  return [...byOffset.values()].flat();
}

/** A price that moved no further than this from the middle is where it belongs. */
const NEAR = 0.03;

const isOff = ({ by }: Moved, middle: number): boolean => Math.abs(by - middle) > NEAR;
const isNear = (today: number, price: number | null): boolean => price !== null && Math.abs(today - price) <= NEAR;

/** Logarithm of the price that a third of all articles have today, where there is one: beside such a price nothing can be recognised. */
function commonPrice(moved: readonly Moved[]): number | null {
  const counts = new Map<number, number>();
  for (const { today } of moved) counts.set(today, (counts.get(today) ?? 0) + 1);
  const [price, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return count > moved.length / 3 ? price : null;
}

/** Prices that are those of the article above or below: somebody has deleted or inserted a cell. */
function findShifted(moved: readonly Moved[], middle: number, common: number | null): Misplacement | null {
  for (const step of [1, -1, 2, -2]) {
    const off = moved.flatMap(({ today, by }, at) => {
      const other = moved[at + step];
      // A neighbour at the same price says nothing.
      return other &&
        Math.abs(by - middle) > NEAR &&
        Math.abs(other.today - today) > NEAR &&
        !isNear(other.today, common)
        ? [by + today - other.today]
        : [];
    });
    if (off.length < 4) continue;
    const typical = unsortedMedian(off);
    const count = off.filter((by) => Math.abs(by - typical) < 0.015).length;
    if (Math.abs(typical) < 0.2 && count >= Math.max(4, moved.length * 0.05) && count > off.length * 0.5)
      return { kind: 'shifted', count, compared: moved.length, change: step, others: 0, rows: null };
  }
  return null;
}

/** Prices that do not follow today's: a column that was sorted or pasted by itself. */
function findScattered(moved: readonly Moved[], middle: number): Misplacement | null {
  if (moved.length < FEWEST) return null;
  const together = moved.filter(({ by }) => Math.abs(by - middle) < 0.15).length;
  const spread = unsortedMedian(moved.map(({ by }) => Math.abs(by - middle)));
  const isScattered = together < moved.length * 0.5 || (spread > 0.04 && correlation(moved) < 0.6);
  return isScattered
    ? { kind: 'scattered', count: together, compared: moved.length, change: 0, others: 0, rows: null }
    : null;
}

/** Correlation of the logarithms of today's and the new prices, from -1 to 1. */
function correlation(moved: readonly Moved[]): number {
  const mean = (of: (one: Moved) => number): number => moved.reduce((sum, one) => sum + of(one), 0) / moved.length;
  const [x, y] = [mean(({ today }) => today), mean(({ today, by }) => today + by)];
  let [both, own, other] = [0, 0, 0];
  for (const { today, by } of moved) {
    const [a, b] = [today - x, today + by - y];
    both += a * b;
    own += a * a;
    other += b * b;
  }
  return own > 0 && other > 0 ? both / Math.sqrt(own * other) : 1;
}

/** Articles of several prices today that would all get the same one: a cell that was filled down, or a price that stands for none. */
function findOnePrice(moved: readonly Moved[]): Misplacement | null {
  const byPrice = new Map<number, Moved[]>();
  for (const one of moved) {
    const price = Math.round(Math.exp(one.today + one.by));
    const same = byPrice.get(price);
    if (same) same.push(one);
    else byPrice.set(price, [one]);
  }
  for (const [price, same] of byPrice) {
    if (same.length < FEWEST || same.length < moved.length * 0.05) continue;
    const middle = unsortedMedian(same.map(({ by }) => by));
    const off = same.filter((one) => isOff(one, middle));
    // Where hundreds of articles cost the same today, only those that come to that price from far away show it.
    const joined = same.filter(({ by }) => Math.abs(by - middle) > FAR);
    const isMost = off.length >= same.length * 0.5;
    if (!isMost && (joined.length < FEWEST || joined.length < moved.length * 0.05)) continue;
    const shown = isMost ? same : joined;
    const [first, last] = [shown[0]?.row ?? 0, shown.at(-1)?.row ?? 0];
    const isTogether = last - first < shown.length * 2;
    return {
      kind: 'one-price',
      count: shown.length,
      compared: moved.length,
      change: price,
      others: 0,
      rows: isTogether ? [first, last] : null,
    };
  }
  return null;
}

const IVA = Math.log(1.16);
/** A family of articles seldom rises or falls by more than this; beyond it a common factor has another cause. */
const FAR = Math.log(1.12);
const BIN = 0.004;

/** A tenth of the prices that all moved by one factor, or by a sixth more or less than the others: IVA, packs, another list. */
function findFactor(moved: readonly Moved[], middle: number): Misplacement | null {
  const least = Math.max(4, moved.length * 0.1);
  const bins = new Map<number, number>();
  for (const { by } of moved) bins.set(Math.round(by / BIN), (bins.get(Math.round(by / BIN)) ?? 0) + 1);
  const factors = [...bins.keys()]
    .filter((bin) => Math.abs(bin * BIN) > FAR)
    .map((bin) => ({ at: bin * BIN, within: BIN * 1.5 }));
  const sixths = [middle - IVA, middle + IVA, -IVA, IVA].map((at) => ({ at, within: 0.013 }));
  for (const { at, within } of [...sixths, ...factors]) {
    if (Math.abs(at - middle) < 0.05) continue;
    const bin = Math.round(at / BIN);
    const reach = Math.ceil(within / BIN) + 1;
    let most = 0;
    for (let near = bin - reach; near <= bin + reach; near += 1) most += bins.get(near) ?? 0;
    if (most < least) continue;
    const part = moved.filter(({ by }) => Math.abs(by - at) <= within);
    if (part.length >= least && part.length < moved.length * 0.6) return partOf(part, moved, middle);
  }
  return null;
}

/** Rows that stand together and all moved otherwise than the rest: a section without IVA, or for other customers. */
function findRun(moved: readonly Moved[], middle: number): Misplacement | null {
  let best: readonly Moved[] = [];
  for (const [least, beyond] of [
    [6, 0.045],
    [8, 0.03],
  ] as const) {
    for (const side of [1, -1]) {
      const isBeyond = ({ by }: Moved): boolean => (by - middle) * side > beyond;
      const run = longestRun(moved, isBeyond);
      const share = moved.filter(isBeyond).length / moved.length;
      // The longest run that chance alone makes among so many, as of heads when a coin is thrown.
      const byChance = Math.log(moved.length) / Math.log(1 / Math.min(share, 0.9));
      if (run.length >= least && run.length >= byChance + 4 && run.length > best.length) best = run;
    }
  }
  return best.length > 0 ? partOf(best, moved, middle) : null;
}

function longestRun(moved: readonly Moved[], holds: (one: Moved) => boolean): readonly Moved[] {
  let [from, length, best] = [0, 0, 0];
  moved.forEach((one, at) => {
    length = holds(one) ? length + 1 : 0;
    if (length > best) [best, from] = [length, at - length + 1];
  });
  return moved.slice(from, from + best);
}

function partOf(part: readonly Moved[], moved: readonly Moved[], middle: number): Misplacement {
  const [first, last] = [part[0]?.row ?? 0, part.at(-1)?.row ?? 0];
  return {
    kind: 'part',
    count: part.length,
    compared: moved.length,
    change: Math.exp(unsortedMedian(part.map(({ by }) => by))) - 1,
    others: Math.exp(middle) - 1,
    // A few rows between them may be titles or articles that the shop does not have.
    rows: last - first < part.length * 2 ? [first, last] : null,
  };
}
