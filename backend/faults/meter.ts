import type { Identity } from '../access/identity.ts';

export interface Usage {
  reads: number;
  writes: number;
}

/** How many sessions are counted one by one; older ones only count in the sum. */
const MOST_SESSIONS = 1000;

/** What Firestore would bill, in all and for each session: one stream, or all plain requests together. */
export class Meter {
  #total: Usage = { reads: 0, writes: 0 };
  readonly #sessions = new Map<string, Usage>();
  /** A stream's identity is an object of its own, so it leads back to the stream when rules are asked again during another's commit. */
  #owners = new WeakMap<Identity, string>();
  #present: string | undefined;

  /** Does something on behalf of a session: documents that are looked up meanwhile count as its reads. */
  during<T>(session: string, work: () => T): T {
    const outer = this.#present;
    this.#present = session;
    try {
      return work();
    } finally {
      this.#present = outer;
    }
  }

  count(kind: keyof Usage, units: number, session: string | undefined = this.#present): void {
    if (units === 0) return;
    this.#total[kind] += units;
    if (session === undefined) return;
    const usage = this.#sessions.get(session) ?? { reads: 0, writes: 0 };
    usage[kind] += units;
    this.#sessions.set(session, usage);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
  }

  /** Documents that rules looked up to decide about a request. */
  countLookups(identity: Identity, documents: number): void {
    const owner = this.#owners.get(identity) ?? this.#present;
    if (owner !== undefined) this.#owners.set(identity, owner);
    this.count('reads', documents, owner);
  }

  reset(): void {
    this.#total = { reads: 0, writes: 0 };
    this.#sessions.clear();
  }

  toJson(): object {
    const sessions = [...this.#sessions].map(([session, usage]) => ({ session, ...usage }));
    return { ...this.#total, sessions };
  }
}
