/**
 * Lets each client begin at most `each` pieces of work in one round of the event loop, and the rest in later rounds. So a round stays short whatever one
 * client sends at once, and requests of others are read between two rounds. The number is per client, so nobody waits behind another's work.
 */
export class Pacer {
  readonly #each: number;
  /** What each client has begun in this round. */
  readonly #begun = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #isScheduled = false;

  constructor(each: number) {
    this.#each = each;
  }

  /** Does something now, or when it is its turn. It must not throw. */
  begin(from: string, work: () => void): void {
    this.#schedule();
    const begun = this.#begun.get(from) ?? 0;
    const waiting = this.#waiting.get(from);
    if (waiting !== undefined) return void waiting.push(work);
    if (begun >= this.#each) return void this.#waiting.set(from, [work]);
    this.#begun.set(from, begun + 1);
    work();
  }

  /** Resolves when it is the client's turn. */
  turn(from: string): Promise<void> {
    return new Promise((resolve) => this.begin(from, resolve));
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#nextRound());
  }

  #nextRound(): void {
    this.#isScheduled = false;
    this.#begun.clear();
    // A copy, because the work may add more, which is for the next round.
    const all = Array.from(this.#waiting);
    for (const [from, waiting] of all) {
      const now = waiting.splice(0, this.#each);
      if (waiting.length === 0) this.#waiting.delete(from);
      this.#begun.set(from, now.length);
      for (const work of now) work();
    }
    if (this.#begun.size > 0) this.#schedule();
  }
}
