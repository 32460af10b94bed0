import { Collection } from './collection.ts';
import type { Change, Document, Version } from './document.ts';
import { collectionIdOf, documentPath } from './document-path.ts';
import type { Query } from './query.ts';

/** The state of one database: what has been committed, and nothing else. */
export class Database {
  readonly #collections = new Map<string, Collection>();
  readonly #collectionsById = new Map<string, Collection[]>();

  get(path: string): Document | undefined {
    const { collection, id } = documentPath(path);
    return this.#collections.get(collection)?.get(id);
  }

  /** Whether a document was written or deleted after a version. */
  hasChanged(path: string, since: Version): boolean {
    const { collection, id } = documentPath(path);
    return (this.#collections.get(collection)?.changedAt(id) ?? 0) > since;
  }

  apply(changes: readonly Pick<Change, 'collection' | 'id' | 'after' | 'version'>[]): void {
    for (const change of changes) this.#open(change.collection).apply(change);
  }

  /** The collections a query reads, found by id: a query never walks the others. */
  collectionsFor({ parent, collectionId, allDescendants }: Query): readonly Collection[] {
    if (collectionId === undefined) return this.collections();
    if (allDescendants) return this.#collectionsById.get(collectionId) ?? [];
    const collection = this.#collections.get(parent === '' ? collectionId : `${parent}/${collectionId}`);
    return collection === undefined ? [] : [collection];
  }

  collection(path: string): Collection | undefined {
    return this.#collections.get(path);
  }

  collections(): readonly Collection[] {
    return [...this.#collections.values()];
  }

  #open(path: string): Collection {
    const known = this.#collections.get(path);
    if (known !== undefined) return known;
    const created = new Collection(path);
    this.#collections.set(path, created);
    const id = collectionIdOf(path);
    this.#collectionsById.set(id, [...(this.#collectionsById.get(id) ?? []), created]);
    return created;
  }
}
