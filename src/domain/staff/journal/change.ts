import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { sameValue } from './plain-value.ts';

/** The plain fields of a stored document, without what the writer stamps (`rev`, `actualizado`, `actualizadoPor`). */
export type Fields = Readonly<Record<string, unknown>>;

/** The change of one document: the whole document as it is to be after the edit. */
export interface Change {
  /** A collection's path: `productos`. */
  readonly collection: string;
  readonly id: string;
  /** The revision that the edit starts from; 0 where the document does not exist. */
  readonly baseRev: number;
  /** What it starts from, so that a conflict can say who changed what. `null` where nothing was there or it is not known. */
  readonly base: Fields | null;
  /** The document after the edit; `null` deletes it. */
  readonly document: Fields | null;
}

/** What the server has of a document. `null` where it has none. */
export interface ServerDocument {
  readonly rev: number;
  readonly document: Fields;
  /** Who wrote it and when; absent in journals and documents of an earlier version of the site. */
  readonly stamp?: WriterStamp;
}

/** Who wrote a document last, and when. `null` where the document does not say it. */
export interface WriterStamp {
  /** The `uid` of a member of staff. */
  readonly by: string | null;
  /** The server's time. */
  readonly at: Instant | null;
}

/** The stamp of a stored document. */
export function writerStamp(fields: Fields): WriterStamp {
  const by = fields['actualizadoPor'];
  return { by: typeof by === 'string' && by !== '' ? by : null, at: parseInstant(fields['actualizado']) };
}

/** `productos/p1`: the name of a document in the journal. */
export function changeKey({ collection, id }: Pick<Change, 'collection' | 'id'>): string {
  return `${collection}/${id}`;
}

/** The revision after the change: one more, or 0 where it deletes. An edit chained to this one starts from it. */
export function nextRev({ baseRev, document }: Pick<Change, 'baseRev' | 'document'>): number {
  return document === null ? 0 : baseRev + 1;
}

/** Plain fields of a stored document without the writer's stamps. */
export function withoutStamps(fields: Fields): Fields {
  const { rev: _rev, actualizado: _actualizado, actualizadoPor: _actualizadoPor, ...rest } = fields;
  return rest;
}

/** Whether two documents have equal fields, in any order. */
export function sameDocument(a: Fields | null, b: Fields | null): boolean {
  return sameValue(a, b);
}
