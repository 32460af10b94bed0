import { type Centavos, groupThousands } from '#domain/kernel/money.ts';

/** More than `from` and up to `until`, in whole pesos, as its name says. An open end is absent. */
export interface PriceRange {
  readonly from?: number;
  readonly until?: number;
}

const CENTAVOS = 100;
// Round bounds that people use.
const ROUND = [1, 2, 3, 5];
const RANGES = 4;
const FEWEST = 6;

/** Ranges that share a list's prices about evenly, at round bounds. None where there is too little to choose between. */
export function priceRanges(prices: readonly Centavos[]): PriceRange[] {
  if (prices.length < FEWEST) return [];
  const sorted = [...prices].sort((a, b) => a - b);
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const bounds = new Set<number>();
  for (let part = 1; part < RANGES; part += 1) {
    const bound = roundBound((sorted[Math.floor((sorted.length * part) / RANGES)] ?? 0) / CENTAVOS);
    if (bound * CENTAVOS >= least && bound * CENTAVOS < most) bounds.add(bound);
  }
  const inOrder = [...bounds].sort((a, b) => a - b);
  if (inOrder.length === 0) return [];
  return [undefined, ...inOrder].map((from, at) => ({
    ...(from !== undefined && { from }),
    ...(inOrder[at] !== undefined && { until: inOrder[at] }),
  }));
}

function roundBound(pesos: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(pesos, 1)));
  const candidates = [...ROUND.map((digit) => digit * power), 10 * power];
  return candidates.reduce((best, one) => (Math.abs(one - pesos) < Math.abs(best - pesos) ? one : best));
}

/** Whether a price in centavos lies in a range, whose bounds are whole pesos. A product without a public price lies in none. */
export function isInRange(price: Centavos | undefined, { from, until }: PriceRange): boolean {
  if (price === undefined) return false;
  return (from === undefined || price > from * CENTAVOS) && (until === undefined || price <= until * CENTAVOS);
}

/** `hasta-1000`, `1000-a-3000`, `desde-3000`: the range as it stands in an address. */
export function rangeWord({ from, until }: PriceRange): string {
  if (from === undefined) return `hasta-${until ?? ''}`;
  return until === undefined ? `desde-${from}` : `${from}-a-${until}`;
}

const WORD = /^(?:hasta-(\d{1,9})|desde-(\d{1,9})|(\d{1,9})-a-(\d{1,9}))$/;

/** The range that an address names, also one that the list no longer offers, so that a shared link still works. */
export function rangeFromWord(word: string): PriceRange | null {
  const match = WORD.exec(word);
  if (!match) return null;
  const [, until, from, lower, upper] = match;
  if (until !== undefined) return { until: Number(until) };
  if (from !== undefined) return { from: Number(from) };
  return Number(lower) < Number(upper) ? { from: Number(lower), until: Number(upper) } : null;
}

const pesos = (amount: number): string => `$${groupThousands(amount)}`;

/** `Hasta $1,000`, `$1,000 a $3,000`, `Más de $3,000`. */
export function rangeName({ from, until }: PriceRange): string {
  if (from === undefined) return `Hasta ${pesos(until ?? 0)}`;
  return until === undefined ? `Más de ${pesos(from)}` : `${pesos(from)} a ${pesos(until)}`;
}
