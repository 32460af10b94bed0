import type { Change, Document } from '../engine/document.ts';

/** Beyond so many the older half is forgotten. */
const MOST_KEPT = 5000;

/** A document as it was at a position, and as it is now. */
export interface NetChange {
  readonly collection: string;
  readonly before: Document | undefined;
  after: Document | undefined;
}

/** What was changed of late, for transactions that have read queries: kept only while there are any, because it holds earlier versions. */
export class RecentChanges {
  #changes: Change[] = [];
  /** Of the first change that is kept. */
  #start = 0;

  /** Where the next change will be. */
  get position(): number {
    return this.#start + this.#changes.length;
  }

  /** @param isNeeded whether anybody will ask for it */
  note(changes: readonly Change[], isNeeded: boolean): void {
    // One by one, because a call takes no hundred thousand arguments: the archive of a shop is one commit.
    for (const change of changes) this.#changes.push(change);
    const excess = isNeeded ? (this.#changes.length > MOST_KEPT ? MOST_KEPT / 2 : 0) : this.#changes.length;
    this.#changes.splice(0, excess);
    this.#start += excess;
  }

  /** By path, what has become of each document since a position. Undefined when it is no longer known. */
  since(position: number): ReadonlyMap<string, NetChange> | undefined {
    if (position < this.#start) return undefined;
    const net = new Map<string, NetChange>();
    for (const { path, collection, before, after } of this.#changes.slice(position - this.#start)) {
      const known = net.get(path);
      if (known === undefined) net.set(path, { collection, before, after });
      else known.after = after;
    }
    return net;
  }
}
