import type { Change, Version } from '../engine/document.ts';
import { collectionIdOf } from '../engine/document-path.ts';
import { mergeChanges } from '../engine/merge-changes.ts';
import type { Query } from '../engine/query.ts';
import { logError } from '../log.ts';

/** Called with what one or several commits changed, of which some may concern some of a follower's keys. */
export type CommitListener = (changes: readonly Change[], version: Version, keys: readonly number[]) => void;

/** Names what a commit can touch. */
type Topic = string;
const EVERYTHING: Topic = '*';

export function documentTopic(path: string): Topic {
  return `d/${path}`;
}

export function queryTopic({ parent, collectionId, allDescendants }: Query): Topic {
  if (!allDescendants) return `c/${parent === '' ? '' : `${parent}/`}${collectionId}`;
  return collectionId === undefined ? EVERYTHING : `g/${collectionId}`;
}

/** A listener and what it follows. */
export interface Follower {
  /** Follows topics under a key of the listener's own, until the returned function is called. */
  follow(topics: readonly Topic[], key: number): () => void;
  /** Calls the listener now with the commits that it has not been told of. Before it reads the present state, or it would see some of them twice. */
  catchUp(): void;
  /** Is told nothing until the returned function is called, and then all of it as one. */
  hold(): () => void;
  /** Is told nothing more. */
  leave(): void;
}

interface Announcement {
  /** Counts up, so that those who wait for the same commits share one merged list. */
  readonly id: number;
  readonly changes: readonly Change[];
  readonly version: Version;
}

/** A listener with the commits it has not been told of, oldest first, and the keys that they may concern. */
interface Joined {
  readonly listener: CommitListener;
  waiting: Announcement[];
  keys: Set<number>;
  isHeld: boolean;
  readonly topics: Set<Topic>;
}

/** Milliseconds of telling after which other requests are served. Short, because a queue of queries waits for several rounds of the event loop. */
const SLICE_MS = 3;

/**
 * Who follows what, found by what a commit changed: it costs by those it can concern and not by all who listen. A commit returns first and its
 * listeners are told afterwards, in slices: who saves does not wait for five thousand others. One for whom a second commit comes before its
 * turn is told both at once.
 */
export class Followers {
  readonly #byTopic = new Map<Topic, Map<Joined, Set<number>>>();
  /** Commits whose followers have not been looked up. */
  #news: Announcement[] = [];
  /** Who has something to be told, the longest waiting first. */
  readonly #due = new Set<Joined>();
  readonly #merged = new Map<string, readonly Change[]>();
  #announced = 0;
  #isScheduled = false;
  #whenTold: (() => void)[] = [];

  join(listener: CommitListener): Follower {
    const joined: Joined = { listener, waiting: [], keys: new Set(), isHeld: false, topics: new Set() };
    return {
      follow: (topics, key) => this.#follow(joined, topics, key),
      catchUp: () => {
        this.#lookUp();
        this.#tell(joined);
      },
      hold: () => {
        joined.isHeld = true;
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
    this.#news.push({ id: ++this.#announced, changes, version });
    this.#schedule();
  }

  /** Resolves when everybody has been told of every commit. */
  told(): Promise<void> {
    if (!this.#isScheduled) return Promise.resolve();
    return new Promise((resolve) => this.#whenTold.push(resolve));
  }

  #follow(joined: Joined, topics: readonly Topic[], key: number): () => void {
    // What was committed before is not news to it.
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
    const news = this.#news;
    this.#news = [];
    for (const announcement of news) {
      for (const topic of topicsOf(announcement.changes)) {
        for (const [joined, keys] of this.#byTopic.get(topic) ?? []) {
          if (joined.waiting.at(-1) !== announcement) joined.waiting.push(announcement);
          for (const key of keys) joined.keys.add(key);
          this.#makeDue(joined);
        }
      }
    }
  }

  #makeDue(joined: Joined): void {
    if (!joined.isHeld && joined.waiting.length > 0) this.#due.add(joined);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#tellForAWhile());
  }

  #tellForAWhile(): void {
    this.#lookUp();
    const until = performance.now() + SLICE_MS;
    for (const joined of this.#due) {
      this.#tell(joined);
      if (performance.now() > until) break;
    }
    this.#isScheduled = false;
    if (this.#due.size > 0 || this.#news.length > 0) return this.#schedule();
    this.#merged.clear();
    const waiting = this.#whenTold;
    this.#whenTold = [];
    for (const resolve of waiting) resolve();
  }

  #tell(joined: Joined): void {
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
      // One that fails must not keep the others from being told.
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

function topicsOf(changes: readonly Change[]): ReadonlySet<Topic> {
  const topics = new Set<Topic>([EVERYTHING]);
  for (const { path, collection } of changes) {
    topics.add(documentTopic(path));
    topics.add(`c/${collection}`);
    topics.add(`g/${collectionIdOf(collection)}`);
  }
  return topics;
}
