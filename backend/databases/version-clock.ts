import type { Version } from '../engine/document.ts';
import { logInfo } from '../log.ts';

/** Many commits in one millisecond put the versions a little ahead too, which means nothing. */
const TOLERANCE = 60_000_000;
/** How far ahead of the wall clock the version of a long commit is. */
const AHEAD = 1_000_000;
/** Versions that are left to others where the last one is ahead already; shorter than such a commit, so that many of them do not add up. */
const ROOM = 20_000;
const HOUR = 3_600_000_000;

/**
 * Hands out versions: the time in microseconds, but always more than the last one. Clients ignore whatever looks older than what they
 * have, silently, so a clock that was set back must not show.
 */
export class VersionClock {
  #last: Version;
  readonly #now: () => number;
  #wasAhead = false;

  constructor(last: Version, now: () => number = Date.now) {
    this.#last = last;
    this.#now = now;
  }

  /** The newest version handed out: everything committed is at or before it. */
  get last(): Version {
    return this.#last;
  }

  /** The version the next commit would get; it counts only once `advance`d to. */
  peek(): Version {
    this.#tellWhenAhead();
    return Math.max(this.time, this.#last + 1);
  }

  /** The version of a commit that takes its time: later than those that others get meanwhile, for a second. */
  peekAhead(): Version {
    return Math.max(this.time + AHEAD, this.peek() + ROOM);
  }

  /** What the wall clock says, in microseconds like a version. */
  get time(): Version {
    return this.#now() * 1000;
  }

  /** Whether the versions are in the future, because the wall clock once was: days may then differ between the two. */
  get isAhead(): boolean {
    return this.#last - this.time > TOLERANCE;
  }

  #tellWhenAhead(): void {
    const { isAhead } = this;
    if (isAhead && !this.#wasAhead) {
      const hours = ((this.#last - this.time) / HOUR).toFixed(1);
      logInfo(
        `El reloj de esta máquina estuvo adelantado, o está atrasado: lo último se guardó ${hours} horas más tarde que ahora.`,
      );
    }
    this.#wasAhead = isAhead;
  }

  advance(version: Version): void {
    this.#last = version;
  }
}
