import type { Version } from '../engine/document.ts';
import { logInfo } from '../log.ts';

/** Microseconds by which versions may be ahead of the wall clock without meaning that it was set back: many commits in a millisecond, and long ones, put them ahead too. */
const TOLERANCE = 60_000_000;
/** Microseconds by which the version of a commit that is prepared in slices is ahead of the wall clock. */
const AHEAD = 1_000_000;
/** Versions that such a commit leaves free for others when the last version is ahead already. Fewer microseconds than it takes, so that many such commits in a row do not get further and further ahead. */
const ROOM = 20_000;
const HOUR = 3_600_000_000;

/**
 * Hands out versions: the time in microseconds, but always more than the last one, also after the wall clock was set back, because clients silently
 * ignore documents whose version is older than what they have.
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

  /** The version that the next commit would get. It is not taken until `advance` is called with it. */
  peek(): Version {
    this.#logWhenAhead();
    return Math.max(this.time, this.#last + 1);
  }

  /** The version for a commit that is prepared in slices: later than those that other commits get during the next second. */
  peekAhead(): Version {
    return Math.max(this.time + AHEAD, this.peek() + ROOM);
  }

  /** The wall clock's time in microseconds, the unit of versions. */
  get time(): Version {
    return this.#now() * 1000;
  }

  /** Whether versions are ahead of the wall clock because it once was ahead itself or was set back. The two may then be on different days. */
  get isAhead(): boolean {
    return this.#last - this.time > TOLERANCE;
  }

  #logWhenAhead(): void {
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
