import type { Document } from './document.ts';
import { DOCUMENT_KEY } from './fields.ts';
import { firstIndex } from './first-index.ts';
import type { DocumentOrder } from './ordering.ts';

interface SortedView {
  readonly order: DocumentOrder;
  readonly belongs: (document: Document) => boolean;
  readonly documents: readonly Document[];
  /** The changes up to here are in it. */
  readonly position: number;
}

/** Enough for the orders that one screen's listeners use. */
const KEPT_VIEWS = 6;
/**
 * Orders whose views are kept whatever else is asked for: that of the names, and that of the changes, by which every page follows the catalogue. Otherwise
 * six orders of a stranger's choice take their places, and each visitor's list is sorted anew, in slices that each wait for a turn.
 */
const LASTING: ReadonlySet<string> = new Set(
  [[DOCUMENT_KEY], ['actualizado', DOCUMENT_KEY]].map((names) =>
    JSON.stringify(names.map((name) => ({ path: [name], direction: 'ASCENDING' }))),
  ),
);
/** Changes after which a view is sorted anew. That is done in slices, and to catch up with more than these would take as long without one. */
const MOST_BEHIND = 64;

/**
 * The documents of a collection in the orders that were asked for last. A commit only notes what it changed, whatever strangers have asked for, and
 * a view catches up when it is asked for again. The lists are never changed: a query may be reading one of them in slices.
 */
export class SortedViews {
  /** Least recently used first. */
  readonly #views = new Map<string, SortedView>();
  readonly #lasting = new Map<string, SortedView>();
  #changes: { readonly before: Document | undefined; readonly after: Document | undefined }[] = [];
  #position = 0;

  /** How many changes there have been. */
  get position(): number {
    return this.#position;
  }

  note(before: Document | undefined, after: Document | undefined): void {
    this.#position += 1;
    if (this.#views.size + this.#lasting.size === 0 && this.#changes.length === 0) return;
    this.#changes.push({ before, after });
    if (this.#changes.length > 2 * MOST_BEHIND) this.#changes = this.#changes.slice(-MOST_BEHIND);
  }

  /** The view as it is now, or undefined when it is too far behind. */
  get(key: string): readonly Document[] | undefined {
    const views = this.#viewsFor(key);
    const view = views.get(key);
    if (view === undefined) return undefined;
    const behind = this.#position - view.position;
    if (behind > Math.min(MOST_BEHIND, this.#changes.length)) {
      views.delete(key);
      return undefined;
    }
    return this.#put(key, behind === 0 ? view : this.#caughtUp(view, behind));
  }

  /** Keeps a view that is as it was at its position. */
  keep(key: string, view: SortedView): void {
    if (this.#position - view.position > 0 && this.#changes.length < this.#position - view.position) return;
    this.#put(key, view);
  }

  #viewsFor(key: string): Map<string, SortedView> {
    return LASTING.has(key) ? this.#lasting : this.#views;
  }

  #put(key: string, view: SortedView): readonly Document[] {
    const views = this.#viewsFor(key);
    views.delete(key);
    views.set(key, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= KEPT_VIEWS) break;
      this.#views.delete(oldest);
    }
    return view.documents;
  }

  #caughtUp({ order, belongs, documents: old }: SortedView, behind: number): SortedView {
    const documents = old.slice();
    for (const { before, after } of this.#changes.slice(-behind)) {
      if (before !== undefined && belongs(before)) documents.splice(indexOf(documents, before, order), 1);
      if (after !== undefined && belongs(after)) documents.splice(indexOf(documents, after, order), 0, after);
    }
    return { order, belongs, documents, position: this.#position };
  }
}

function indexOf(documents: readonly Document[], wanted: Document, order: DocumentOrder): number {
  return firstIndex(documents, (document) => order(document, wanted) >= 0);
}
