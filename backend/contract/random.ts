/** A seeded random generator: the same seed gives the same script. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** mulberry32; in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const index = this.below(from.length);
    if (index >= from.length) throw new Error('nothing to pick from');
    return from[index] as T;
  }

  list<T>(min: number, max: number, make: () => T): T[] {
    return Array.from({ length: min + this.below(max - min + 1) }, make);
  }
}

const FIXED_SEED = 20_261_122;

/** The seed of the random scripts: fixed, so that a commit gives the same result every time. `npm run fuzz` gives others in `FUZZ_SEED`. */
export function fuzzSeed(): number {
  const given = Number(process.env['FUZZ_SEED'] ?? Number.NaN);
  return Number.isSafeInteger(given) ? given : FIXED_SEED;
}
