import type { Change, Version } from '../engine/document.ts';
import { collectionIdOf } from '../engine/document-path.ts';
import type { Query } from '../engine/query.ts';
import { logError } from '../log.ts';

/** Called after a commit that may concern some of a follower's keys. */
export type CommitListener = (changes: readonly Change[], version: Version, keys: readonly number[]) => void;

interface Follower {
  readonly listener: CommitListener;
  readonly key: number;
}

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

/** Who follows what, found by what a commit changed: it costs by those it can concern and not by all who listen. */
export class Followers {
  readonly #byTopic = new Map<Topic, Set<Follower>>();

  /** Until the returned function is called. One listener may follow many things, each under a key. */
  follow(topics: readonly Topic[], listener: CommitListener, key: number): () => void {
    const follower = { listener, key };
    for (const topic of topics) {
      const others = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, others.add(follower));
    }
    return () => {
      for (const topic of topics) {
        const others = this.#byTopic.get(topic);
        others?.delete(follower);
        if (others?.size === 0) this.#byTopic.delete(topic);
      }
    };
  }

  announce(changes: readonly Change[], version: Version): void {
    if (changes.length === 0) return;
    const keys = new Map<CommitListener, Set<number>>();
    for (const topic of topicsOf(changes)) {
      for (const { listener, key } of this.#byTopic.get(topic) ?? [])
        keys.set(listener, (keys.get(listener) ?? new Set()).add(key));
    }
    for (const [listener, touched] of keys) {
      try {
        listener(
          changes,
          version,
          [...touched].sort((a, b) => a - b),
        );
      } catch (error) {
        // A listener that fails must not undo a commit that is on disk.
        logError('Un oyente falló con un cambio ya guardado', error);
      }
    }
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
