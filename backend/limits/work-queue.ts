import type { Holder } from './share.ts';

export interface WorkLimits {
  /** Pieces of work that one client may have waiting. */
  readonly each: number;
  readonly total: number;
}

/**
 * Rounds of the event loop between two turns. Node accepts one connection a round, so with a single one a visitor would wait behind every connection
 * that an attacker opens, a query for each.
 */
export const ROUNDS = 32;
/**
 * While a flood of requests that take no turns makes each round long, thirty-two of them would be a second: after so many milliseconds and rounds the next has
 * its turn. The turns are then a fifth of the process at most.
 */
const LONGEST_REST_MS = 32;
const FEWEST_ROUNDS = 8;

/** A client whose work took so many milliseconds comes after the others for this many times as long: a twentieth of the process is its part. */
const REST = 20;
/**
 * But nobody waits for longer than this for the next turn. A visitor whose first page took long came after a stranger's short requests, which are always there,
 * for two seconds. Whoever asks for what is expensive has a twelfth of the process then.
 */
const LONGEST_WAIT_MS = 100;
/** Whose work all of staff's is: no address is written so. */
const STAFF = 'personal';

/** The name under which the work of somebody has its turns. Staff have one of their own, so a flood from the shop's own network is not theirs. */
export function workKey({ from, isStaff }: Holder): string {
  return isStaff ? STAFF : from;
}

/** A client's work that waits, and since when none of it has had a turn. */
interface Waiting {
  readonly work: (() => void)[];
  readonly since: number;
}

/** Clients whose past work is remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * Gives turns to pieces of work that block the process, a query or a message of a stream: one, then whatever else the process has to do, then one
 * of the next client. Somebody who sends a hundred expensive requests at once waits for them; the others wait for a slice of one of them at most. A long
 * query takes many turns, and who had it comes after those whose work is short.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  /** By client, the longest unserved first. */
  readonly #waiting = new Map<string, Waiting>();
  /** Until when others come first, for clients whose work took long. */
  readonly #restsUntil = new Map<string, number>();
  readonly #now: () => number;
  #count = 0;
  #isTaken = false;

  /** `now` is in milliseconds and never goes back. */
  constructor(limits: WorkLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Resolves when it is this client's turn, and with false at once when too much of its work waits. */
  turn(from: string): Promise<boolean> {
    if (!this.#isTaken) {
      this.#take(from);
      return Promise.resolve(true);
    }
    const length = this.#waiting.get(from)?.work.length ?? 0;
    if (length >= this.#limits.each || this.#count >= this.#limits.total) return Promise.resolve(false);
    return new Promise((resolve) => this.#wait(from).push(() => resolve(true)));
  }

  /** Resolves when it is this client's turn again, for work that has begun: it counted when it came, and is not refused half done. */
  nextSlice(from: string): Promise<void> {
    // Before the client's other work: what has begun holds memory.
    if (this.#isTaken) return new Promise((resolve) => this.#wait(from).unshift(resolve));
    this.#take(from);
    return Promise.resolve();
  }

  /** The client's waiting work, to which one is going to be added. */
  #wait(from: string): (() => void)[] {
    const own = this.#waiting.get(from) ?? { work: [], since: this.#now() };
    this.#waiting.set(from, own);
    this.#count += 1;
    return own.work;
  }

  #take(from: string): void {
    this.#isTaken = true;
    const begun = this.#now();
    // The work is done before the event loop's next round.
    setImmediate(() => {
      this.#remember(from, begun);
      this.#rest(1, this.#now());
    });
  }

  #remember(from: string, begun: number): void {
    // Their saves would wait behind strangers' short requests for twenty times as long as they take.
    if (from === STAFF) return;
    const now = this.#now();
    this.#restsUntil.set(from, Math.max(now, this.#restsUntil.get(from) ?? 0) + (now - begun) * REST);
    if (this.#restsUntil.size <= MOST_REMEMBERED) return;
    for (const [client, until] of this.#restsUntil) if (until <= now) this.#restsUntil.delete(client);
    const [oldest = from] = this.#restsUntil.keys();
    if (this.#restsUntil.size > MOST_REMEMBERED) this.#restsUntil.delete(oldest);
  }

  #rest(rounds: number, since: number): void {
    setImmediate(() => {
      const isLong = rounds >= FEWEST_ROUNDS && this.#now() - since >= LONGEST_REST_MS;
      if (rounds < ROUNDS - 1 && !isLong) this.#rest(rounds + 1, since);
      else this.#next();
    });
  }

  #next(): void {
    this.#isTaken = false;
    const from = this.#nextClient();
    const work = from === undefined ? undefined : this.#waiting.get(from)?.work;
    const begin = work?.shift();
    if (from === undefined || work === undefined || begin === undefined) return;
    this.#waiting.delete(from);
    if (work.length > 0) this.#waiting.set(from, { work, since: this.#now() });
    this.#count -= 1;
    this.#take(from);
    begin();
  }

  /** Who has waited too long; else who does not rest, the longest unserved first; if all do, whose rest ends first. */
  #nextClient(): string | undefined {
    const now = this.#now();
    let soonest: { readonly from: string; readonly until: number } | undefined;
    const [first] = this.#waiting;
    if (first !== undefined && now - first[1].since >= LONGEST_WAIT_MS) return first[0];
    for (const from of this.#waiting.keys()) {
      const until = this.#restsUntil.get(from) ?? 0;
      if (until <= now) return from;
      if (soonest === undefined || until < soonest.until) soonest = { from, until };
    }
    return soonest?.from;
  }
}
