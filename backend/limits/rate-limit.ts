/** A token bucket: this many at once, and then one more every `refillMs`. */
export interface Rate {
  readonly burst: number;
  readonly refillMs: number;
}

interface Bucket {
  level: number;
  at: number;
}

/** Token buckets by key, in memory: a restart empties them, and beyond a number of keys the longest unused is dropped. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #capacity: number;

  constructor(rate: Rate, now: () => number, capacity = 20_000) {
    this.#rate = rate;
    this.#now = now;
    this.#capacity = capacity;
  }

  /** Takes one, or answers false. Taken before the work it guards, so that many at the same moment do not all pass. */
  take(key: string): boolean {
    const bucket = this.#current(key);
    if (bucket.level < 1) return false;
    bucket.level -= 1;
    return true;
  }

  /** Undoes a `take` that turned out harmless. */
  giveBack(key: string): void {
    const bucket = this.#current(key);
    bucket.level = Math.min(this.#rate.burst, bucket.level + 1);
  }

  #current(key: string): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(key);
    this.#buckets.delete(key);
    const bucket = known ?? { level: this.#rate.burst, at: now };
    // A clock that was set back neither refills nor takes.
    const refilled = Math.max(0, now - bucket.at) / this.#rate.refillMs;
    bucket.level = Math.min(this.#rate.burst, bucket.level + refilled);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    this.#evict();
    return bucket;
  }

  #evict(): void {
    if (this.#buckets.size <= this.#capacity) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
