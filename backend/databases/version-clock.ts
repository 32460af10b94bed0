import type { Version } from '../engine/document.ts';

/**
 * Hands out versions: the time in microseconds, but always more than the last one. Clients ignore whatever looks older than what they
 * have, silently, so a clock that was set back must not show.
 */
export class VersionClock {
  #last: Version;
  readonly #now: () => number;

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
    return Math.max(this.#now() * 1000, this.#last + 1);
  }

  advance(version: Version): void {
    this.#last = version;
  }
}
