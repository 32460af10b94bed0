import type { Document, DocumentReader } from '../engine/document.ts';

/** What work in slices has looked at, each document as it was first seen: whatever it decided stands as long as none of them has changed. */
export class SeenDocuments {
  readonly #seen = new Map<string, Document | undefined>();
  readonly #present: DocumentReader;

  constructor(present: DocumentReader) {
    this.#present = present;
  }

  readonly read: DocumentReader = (path) => {
    if (!this.#seen.has(path)) this.#seen.set(path, this.#present(path));
    return this.#seen.get(path);
  };

  /** Documents are immutable, so the same version is the same object. */
  areUnchanged(): boolean {
    for (const [path, document] of this.#seen) if (this.#present(path) !== document) return false;
    return true;
  }
}
