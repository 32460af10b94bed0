import type { Change, Version } from '../engine/document.ts';
import { collectionIdOf } from '../engine/document-path.ts';
import { mergeChanges } from '../engine/merge-changes.ts';
import type { Query } from '../engine/query.ts';
import { logError } from '../log.ts';

/** Called once for one or several commits: all their changes, merged, the version of the last one, and the keys under which the follower follows something that may have changed. */
export type CommitListener = (changes: readonly Change[], version: Version, keys: readonly number[]) => void;

/** What a follower subscribes to and a commit publishes: `d/` and a document's path, `c/` and a collection's path, `g/` and a collection group, or everything. */
type Topic = string;
const EVERYTHING: Topic = '*';

export function documentTopic(path: string): Topic {
  return `d/${path}`;
}

export function queryTopic({ parent, collectionId, allDescendants }: Query): Topic {
  if (collectionId === undefined) return EVERYTHING;
  return allDescendants ? `g/${collectionId}` : `c/${parent === '' ? '' : `${parent}/`}${collectionId}`;
}

/** A subscription of one listener, to any number of topics. */
export interface Follower {
  /** Follows topics under a key of the listener's own, until the returned function is called. */
  follow(topics: readonly Topic[], key: number): () => void;
  /** Notifies the listener now of the commits that are still waiting for it. To be called before it reads the present state, or it would get the same changes from both. */
  catchUp(): void;
  /** Stops notifying it until the returned function is called; what was committed meanwhile is then notified as one. */
  hold(): () => void;
  /** Ends the subscription: it is notified of nothing more. */
  leave(): void;
}

interface Announcement {
  /** Counts up, so that those who wait for the same commits share one merged list. */
  readonly id: number;
  readonly changes: readonly Change[];
  readonly version: Version;
}

/** A listener with the commits that it has not been notified of, oldest first, and the keys that they may concern. */
interface Joined {
  readonly listener: CommitListener;
  waiting: Announcement[];
  keys: Set<number>;
  isHeld: boolean;
  heldSince: number;
  readonly onOverrun: () => void;
  readonly topics: Set<Topic>;
}

/** Milliseconds and changes that may wait for a listener on hold. What waits keeps earlier versions of documents in memory, and a client that never reads its first load holds its stream for as long as it likes. */
const LONGEST_HOLD_MS = 120_000;
const MOST_HELD = 5000;

/** Milliseconds of notifying after which other requests are served. Short, because a queued query waits for many rounds of the event loop and each may contain such a slice. */
const SLICE_MS = 3;

/**
 * The listeners of a database, indexed by topic, so that a commit costs by the listeners that it may concern and not by all of them. A commit
 * returns first and its listeners are notified afterwards, in slices, so that whoever saves does not wait for five thousand listeners. A listener
 * that has several commits waiting at its turn is notified of them as one.
 */
export class Followers {
  readonly #byTopic = new Map<Topic, Map<Joined, Set<number>>>();
  /** Commits whose followers have not been looked up. */
  #announcements: Announcement[] = [];
  /** Listeners that have something waiting and are not on hold, the longest waiting first. */
  readonly #due = new Set<Joined>();
  /** Merged changes by the ids of their announcements, shared by the listeners of one round. */
  readonly #merged = new Map<string, readonly Change[]>();
  #announced = 0;
  #isScheduled = false;
  #whenAllNotified: (() => void)[] = [];

  /** @param onOverrun called when too much waits for too long; the listener is then to leave. */
  join(listener: CommitListener, onOverrun = (): void => {}): Follower {
    const joined: Joined = {
      listener,
      onOverrun,
      waiting: [],
      keys: new Set(),
      isHeld: false,
      heldSince: 0,
      topics: new Set(),
    };
    return {
      follow: (topics, key) => this.#follow(joined, topics, key),
      catchUp: () => {
        this.#lookUp();
        this.#notify(joined);
      },
      hold: () => {
        joined.isHeld = true;
        joined.heldSince = performance.now();
        this.#due.delete(joined);
        return () => {
          joined.isHeld = false;
          this.#makeDue(joined);
          this.#schedule();
        };
      },
      leave: () => {
        for (const topic of joined.topics) this.#leave(joined, topic);
        this.#due.delete(joined);
      },
    };
  }

  announce(changes: readonly Change[], version: Version): void {
    if (changes.length === 0) return;
    this.#announcements.push({ id: ++this.#announced, changes, version });
    this.#schedule();
  }

  /** Resolves when every listener has been notified of every commit. */
  allNotified(): Promise<void> {
    if (!this.#isScheduled) return Promise.resolve();
    return new Promise((resolve) => this.#whenAllNotified.push(resolve));
  }

  #follow(joined: Joined, topics: readonly Topic[], key: number): () => void {
    // Before it is subscribed, or it would be notified of commits from before.
    this.#lookUp();
    for (const topic of topics) {
      const others = this.#byTopic.get(topic) ?? new Map<Joined, Set<number>>();
      this.#byTopic.set(topic, others.set(joined, (others.get(joined) ?? new Set()).add(key)));
      joined.topics.add(topic);
    }
    return () => {
      for (const topic of topics) {
        const keys = this.#byTopic.get(topic)?.get(joined);
        keys?.delete(key);
        if (keys?.size === 0) this.#leave(joined, topic);
      }
    };
  }

  #leave(joined: Joined, topic: Topic): void {
    const others = this.#byTopic.get(topic);
    others?.delete(joined);
    if (others?.size === 0) this.#byTopic.delete(topic);
    joined.topics.delete(topic);
  }

  #lookUp(): void {
    const announcements = this.#announcements;
    this.#announcements = [];
    const held = new Set<Joined>();
    for (const announcement of announcements) {
      for (const topic of topicsOf(announcement.changes)) {
        for (const [joined, keys] of this.#byTopic.get(topic) ?? []) {
          if (joined.waiting.at(-1) !== announcement) joined.waiting.push(announcement);
          for (const key of keys) joined.keys.add(key);
          if (joined.isHeld) held.add(joined);
          this.#makeDue(joined);
        }
      }
    }
    for (const joined of held) if (isOverrun(joined)) joined.onOverrun();
  }

  #makeDue(joined: Joined): void {
    if (!joined.isHeld && joined.waiting.length > 0) this.#due.add(joined);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#notifySlice());
  }

  #notifySlice(): void {
    this.#lookUp();
    const until = performance.now() + SLICE_MS;
    for (const joined of this.#due) {
      this.#notify(joined);
      if (performance.now() > until) break;
    }
    this.#isScheduled = false;
    if (this.#due.size > 0 || this.#announcements.length > 0) return this.#schedule();
    this.#merged.clear();
    const waiting = this.#whenAllNotified;
    this.#whenAllNotified = [];
    for (const resolve of waiting) resolve();
  }

  #notify(joined: Joined): void {
    this.#due.delete(joined);
    const { waiting, keys } = joined;
    const last = waiting.at(-1);
    if (last === undefined) return;
    joined.waiting = [];
    joined.keys = new Set();
    try {
      joined.listener(
        this.#changesOf(waiting),
        last.version,
        [...keys].sort((a, b) => a - b),
      );
    } catch (error) {
      // A listener that fails must not keep the others from being notified.
      logError('Un oyente falló con un cambio ya guardado', error);
    }
  }

  #changesOf(waiting: readonly Announcement[]): readonly Change[] {
    const id = waiting.map((announcement) => announcement.id).join();
    const changes = this.#merged.get(id) ?? mergeChanges(waiting.map((announcement) => announcement.changes));
    this.#merged.set(id, changes);
    return changes;
  }
}

function isOverrun({ heldSince, waiting }: Joined): boolean {
  if (performance.now() - heldSince < LONGEST_HOLD_MS) return false;
  return waiting.reduce((sum, { changes }) => sum + changes.length, 0) > MOST_HELD;
}

function topicsOf(changes: readonly Change[]): ReadonlySet<Topic> {
  const topics = new Set<Topic>([EVERYTHING]);
  for (const { path, collection } of changes) {
    topics.add(documentTopic(path));
    topics.add(`c/${collection}`);
    topics.add(`g/${collectionIdOf(collection)}`);
  }
  return topics;
}
