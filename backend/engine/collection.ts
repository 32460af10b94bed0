import type { Change, Deletion, Document, Version } from './document.ts';
import type { DocumentOrder } from './ordering.ts';
import { filterSliced, type Sliced, sortSliced } from './slices.ts';
import { SortedViews } from './sorted-views.ts';

/** The documents of one collection, and when each deleted one was deleted: a listener that resumes must receive that. */
export class Collection {
  readonly path: string;
  readonly #documents = new Map<string, Document>();
  readonly #deleted = new Map<string, Version>();
  readonly #views = new SortedViews();
  #all: readonly Document[] | undefined;
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
    this.#all = undefined;
    this.#views.note(before, change.after);
    this.#lastChange = Math.max(this.#lastChange, change.version);
  }

  /** When a document was written or deleted last; undefined for one that there never was. */
  changedAt(id: string): Version | undefined {
    return this.#documents.get(id)?.updateTime ?? this.#deleted.get(id);
  }

  deletedSince(version: Version): Deletion[] {
    if (this.#lastChange <= version) return [];
    const recent = [...this.#deleted].filter(([, at]) => at > version);
    return recent.map(([id, at]) => ({ path: `${this.path}/${id}`, version: at }));
  }

  /** All documents of this moment; the list stays as it is when the collection changes. */
  all(): readonly Document[] {
    this.#all ??= [...this.#documents.values()];
    return this.#all;
  }

  /**
   * All documents of this moment that pass a test, in an order. They are kept in order between calls, so a window is found by a binary search
   * and a walk.
   */
  *sorted(key: string, order: DocumentOrder, belongs: (document: Document) => boolean): Sliced<readonly Document[]> {
    const kept = this.#views.get(key);
    if (kept !== undefined) return kept;
    const { position } = this.#views;
    const sorted = yield* sortSliced(yield* filterSliced(this.all(), belongs), order);
    this.#views.keep(key, { order, belongs, documents: sorted, position });
    return sorted;
  }
}
