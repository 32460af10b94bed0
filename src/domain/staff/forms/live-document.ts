import type { Fields, WriterStamp } from '../journal/change.ts';

/** A document that is listened to by its id. */
export interface LiveDocument {
  /** 0 where there is none. */
  readonly rev: number;
  readonly fields: Fields | null;
  readonly stamp: WriterStamp | null;
  /** Whether the server itself has said so since the page was opened; otherwise the device has kept it. */
  readonly isConfirmed: boolean;
}

/**
 * The fresher of what a listener to the document says and what a feed of its collection has shown. A listener that the server has answered knows
 * that a document is gone; a copy on the device never does.
 */
export function isFresher(live: LiveDocument | undefined, known: { readonly rev: number } | undefined): boolean {
  if (!live) return false;
  if (!known || live.rev >= known.rev) return true;
  return live.isConfirmed && live.fields === null;
}
