export interface WorkLimits {
  /** Pieces of work that one client may have waiting. */
  readonly each: number;
  readonly total: number;
}

/**
 * Rounds of the event loop between two turns. Node accepts one connection a round, so with a single one a visitor would wait behind every connection
 * that an attacker opens, a query for each.
 */
const ROUNDS = 32;

/**
 * Gives turns to pieces of work that block the process, a query or a message of a stream: one, then whatever else the process has to do, then one
 * of the next client. Somebody who sends a hundred expensive requests at once waits for them; the others wait for one of them at most.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  /** By client, the longest unserved first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;
  #isTaken = false;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** Resolves when it is this client's turn, and with false at once when too much of its work waits. */
  turn(from: string): Promise<boolean> {
    if (!this.#isTaken) {
      this.#take();
      return Promise.resolve(true);
    }
    const own = this.#waiting.get(from) ?? [];
    if (own.length >= this.#limits.each || this.#count >= this.#limits.total) return Promise.resolve(false);
    this.#waiting.set(from, own);
    this.#count += 1;
    return new Promise((resolve) => own.push(() => resolve(true)));
  }

  #take(): void {
    this.#isTaken = true;
    this.#rest(ROUNDS);
  }

  #rest(rounds: number): void {
    setImmediate(() => (rounds > 1 ? this.#rest(rounds - 1) : this.#next()));
  }

  #next(): void {
    this.#isTaken = false;
    for (const [from, own] of this.#waiting) {
      const begin = own.shift();
      this.#waiting.delete(from);
      if (own.length > 0) this.#waiting.set(from, own);
      if (begin === undefined) continue;
      this.#count -= 1;
      this.#take();
      return begin();
    }
  }
}
