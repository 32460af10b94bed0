import type { Centavos } from '#domain/kernel/money.ts';

/** A presentation that can be bought any number of times. */
export interface Can {
  /** Whole millilitres or grams, more than 0. */
  readonly size: number;
  /** Absent where the price is not public. */
  readonly price?: Centavos | undefined;
}

/** How many of a can are bought if it is the only one: what they cost, and what is left over. */
export interface SameCans {
  readonly count: number;
  /** Millilitres or grams. */
  readonly left: number;
  readonly cost?: Centavos;
}

/** Beyond that much, in millilitres or grams, nobody buys by the can: the staff quote it. */
export const MOST_BY_CANS = 5_000_000;

/** How many cans of one size hold at least `need` (in the can's unit), what is left over, and their cost in centavos where the price is public. */
export function sameCans(need: number, { size, price }: Can): SameCans {
  const count = Math.ceil(need / size);
  return { count, left: count * size - need, ...(price !== undefined && { cost: count * price }) };
}

/**
 * How many of each can hold at least `need` for the least money; of equal cost the fewest cans. Cans without a price are used only when none
 * has one: then as little as possible is left over. `null` where there is no can, nothing is needed or it is more than {@link MOST_BY_CANS}.
 *
 * An unbounded knapsack that has to be filled, solved exactly step by step in units of the sizes' greatest common divisor. Most of a large need
 * is the can that is cheapest by volume: of the others fewer than `its size in units` are ever needed, because any more of them contain a
 * part that holds exactly as much as some of the cheapest and costs no less.
 */
export function cheapestCans(need: number, cans: readonly Can[]): readonly number[] | null {
  const isPriced = cans.some(({ price }) => price !== undefined);
  const usable = cans.flatMap(({ size, price }, at) =>
    isPriced && price === undefined ? [] : [{ at, size, cost: price ?? size }],
  );
  const whole = Math.ceil(need);
  const bulkCan = usable.reduce<(typeof usable)[number] | undefined>(cheaperByVolume, undefined);
  if (!bulkCan || !(whole > 0) || whole > MOST_BY_CANS) return null;
  const unit = usable.map(({ size }) => size).reduce(greatestCommonDivisor);
  const items = usable.map((can) => ({ ...can, steps: can.size / unit }));
  const bulkSteps = bulkCan.size / unit;
  const othersAtMost = (bulkSteps - 1) * Math.max(...items.map(({ steps }) => steps));
  const steps = Math.ceil(whole / unit);
  const bulk = Math.max(0, Math.floor((steps - othersAtMost) / bulkSteps));
  const counts = cans.map(() => 0);
  counts[bulkCan.at] = bulk;
  for (const at of fewestCost(steps - bulk * bulkSteps, items)) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

interface Item {
  readonly at: number;
  readonly steps: number;
  readonly cost: number;
}

/** The items, each as often as it is taken, that fill so many steps for the least cost and then in the smallest number. */
function fewestCost(steps: number, items: readonly Item[]): readonly number[] {
  const cost = new Float64Array(steps + 1);
  const count = new Float64Array(steps + 1);
  const last = new Int16Array(steps + 1);
  for (let filled = 1; filled <= steps; filled += 1) {
    cost[filled] = Infinity;
    items.forEach((item, index) => {
      const before = Math.max(0, filled - item.steps);
      const newCost = (cost[before] ?? 0) + item.cost;
      const newCount = (count[before] ?? 0) + 1;
      const isBetter = newCost < (cost[filled] ?? 0) || (newCost === cost[filled] && newCount < (count[filled] ?? 0));
      if (!isBetter) return;
      cost[filled] = newCost;
      count[filled] = newCount;
      last[filled] = index;
    });
  }
  const taken: number[] = [];
  for (let left = steps; left > 0; ) {
    const item = items[last[left] ?? 0];
    if (!item) break;
    taken.push(item.at);
    left -= item.steps;
  }
  return taken;
}

interface Priced {
  readonly at: number;
  readonly size: number;
  readonly cost: number;
}

/** Of two that cost the same by volume the larger one, so that fewer are carried home. */
function cheaperByVolume(best: Priced | undefined, can: Priced): Priced {
  if (!best) return can;
  const difference = can.cost * best.size - best.cost * can.size;
  return difference < 0 || (difference === 0 && can.size > best.size) ? can : best;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
