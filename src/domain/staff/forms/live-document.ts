import type { Fields, WriterStamp } from '../journal/change.ts';

/** A document that is listened to by its id. */
export interface LiveDocument {
  /** 0 where there is none. */
  readonly rev: number;
  readonly fields: Fields | null;
  readonly stamp: WriterStamp | null;
  /** Whether this is the answer of the server since the page was opened; otherwise it is the device's copy. */
  readonly isConfirmed: boolean;
}

/** Whether the server has answered for the document of this id in each of these collections. */
export function areConfirmed(
  collections: readonly string[],
  id: string,
  live: ReadonlyMap<string, LiveDocument>,
): boolean {
  return collections.every((collection) => live.get(`${collection}/${id}`)?.isConfirmed === true);
}

/**
 * Whether a listener to a document has it newer than the feed of its collection. A listener that the server has answered knows that a document is
 * gone; a copy on the device never does.
 */
export function isFresher(live: LiveDocument | undefined, known: { readonly rev: number } | undefined): boolean {
  if (!live) return false;
  if (!known || live.rev >= known.rev) return true;
  return live.isConfirmed && live.fields === null;
}
