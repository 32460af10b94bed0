import type { Holder } from './share.ts';

export interface WorkLimits {
  /** Pieces of work that one client may have waiting. */
  readonly each: number;
  readonly total: number;
}

/**
 * Rounds of the event loop between two turns. Node accepts one connection a round, so with a turn in every round the connection of a visitor would
 * wait for a query of each connection that an attacker has opened before.
 */
export const ROUNDS = 32;
/**
 * The next turn comes earlier, after this many milliseconds and `FEWEST_ROUNDS` rounds, because a flood of requests that take no turns can make thirty-two
 * rounds last a second. The turns then take a fifth of the process at most.
 */
const LONGEST_REST_MS = 32;
const FEWEST_ROUNDS = 8;

/** After its work a client comes behind the others for this many times as long as the work took, so it gets a twentieth of the process while others wait. */
const REST = 20;
/**
 * Milliseconds after which a client that has had no turn comes first, whatever its work took before. Without this a visitor whose first page took long waited
 * two seconds behind the short requests of an attacker. A client with expensive work can therefore get a twelfth of the process.
 */
const LONGEST_WAIT_MS = 100;
/** The key under which the work of all staff waits. It cannot be a client's key, because those are network addresses. */
const STAFF = 'personal';

/** The key under which somebody's work waits. Staff share one of their own, so that a flood from the shop's network does not delay them. */
export function workKey({ from, isStaff }: Holder): string {
  return isStaff ? STAFF : from;
}

/** A client's waiting work, and since when none of it has had a turn. */
interface Waiting {
  readonly work: (() => void)[];
  readonly since: number;
}

/** How many clients' past work is remembered at most. */
const MOST_REMEMBERED = 10_000;

/**
 * Gives turns to pieces of work that block the process, such as a slice of a query or a message of a stream: one piece, then everything else that the
 * process has to do, then a piece of the next client. So a client that sends a hundred expensive requests at once makes the others wait for one slice of
 * them at most. A long query takes many turns, and its client then comes behind those whose work is short (see `REST`).
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  /** By client, the longest unserved first. */
  readonly #waiting = new Map<string, Waiting>();
  /** By client, the time until which others come first. */
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

  /** Resolves when it is this client's turn again, for work that has begun. It is never refused, because it was counted when it began. */
  nextSlice(from: string): Promise<void> {
    // Before the client's other work, because work that has begun holds memory.
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
    // Staff do not rest, because a save would then wait behind strangers' short requests for twenty times as long as it takes.
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

  /** A client that has waited too long; otherwise the longest unserved one that does not rest; if all rest, the one whose rest ends first. */
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
