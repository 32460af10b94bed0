import type { Change, Deletion, Document, Version } from './document.ts';
import type { DocumentOrder } from './ordering.ts';

/** The documents of one collection, and when each deleted one was deleted: a listener that resumes must receive that. */
export class Collection {
  readonly path: string;
  readonly #documents = new Map<string, Document>();
  readonly #deleted = new Map<string, Version>();
  readonly #sorted = new SortedViews();
  #lastChange: Version = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** Version of the newest change, deletions included. */
  get lastChange(): Version {
    return this.#lastChange;
  }

  get size(): number {
    return this.#documents.size;
  }

  get(id: string): Document | undefined {
    return this.#documents.get(id);
  }

  documents(): Iterable<Document> {
    return this.#documents.values();
  }

  apply(change: Pick<Change, 'id' | 'after' | 'version'>): void {
    const before = this.#documents.get(change.id);
    if (change.after === undefined) {
      this.#documents.delete(change.id);
      this.#deleted.set(change.id, change.version);
    } else {
      this.#documents.set(change.id, change.after);
      this.#deleted.delete(change.id);
    }
    this.#sorted.apply(before, change.after);
    this.#lastChange = Math.max(this.#lastChange, change.version);
  }

  changedSince(version: Version): Document[] {
    if (this.#lastChange <= version) return [];
    return [...this.#documents.values()].filter((document) => document.updateTime > version);
  }

  deletedSince(version: Version): Deletion[] {
    if (this.#lastChange <= version) return [];
    const recent = [...this.#deleted].filter(([, at]) => at > version);
    return recent.map(([id, at]) => ({ path: `${this.path}/${id}`, version: at }));
  }

  /** All documents that pass a test, in an order; kept sorted between calls, so a window is found by a binary search and a walk. */
  sorted(key: string, order: DocumentOrder, belongs: (document: Document) => boolean): readonly Document[] {
    return this.#sorted.get(key, order, belongs, this.#documents.values());
  }
}

interface SortedView {
  readonly order: DocumentOrder;
  readonly belongs: (document: Document) => boolean;
  readonly documents: Document[];
}

/** Enough for the orders that one screen's listeners use; more would only cost every write. */
const KEPT_VIEWS = 6;

class SortedViews {
  /** Least recently used first. */
  readonly #views = new Map<string, SortedView>();

  get(key: string, order: DocumentOrder, belongs: SortedView['belongs'], all: Iterable<Document>): readonly Document[] {
    const view = this.#views.get(key) ?? { order, belongs, documents: [...all].filter(belongs).sort(order) };
    this.#views.delete(key);
    this.#views.set(key, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= KEPT_VIEWS) break;
      this.#views.delete(oldest);
    }
    return view.documents;
  }

  apply(before: Document | undefined, after: Document | undefined): void {
    for (const { order, belongs, documents } of this.#views.values()) {
      if (before !== undefined && belongs(before)) {
        documents.splice(
          firstIndex(documents, (document) => order(document, before) >= 0),
          1,
        );
      }
      if (after !== undefined && belongs(after)) {
        documents.splice(
          firstIndex(documents, (document) => order(document, after) >= 0),
          0,
          after,
        );
      }
    }
  }
}

/** First position whose document passes a test that, once passed, holds to the end. */
export function firstIndex(documents: readonly Document[], passes: (document: Document) => boolean): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(documents[middle] as Document)) high = middle;
    else low = middle + 1;
  }
  return low;
}
