import { sameValue } from './plain-value.ts';

/** The plain fields of a stored document, without what the writer stamps (`rev`, `actualizado`). */
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
  const { rev: _rev, actualizado: _actualizado, ...rest } = fields;
  return rest;
}

/**
 * What to do with a change now that the server's document is known. `already`: it has been applied before and only the answer was lost.
 * `conflict`: somebody else changed the document first, and that change may not be overwritten unseen.
 */
export function judgeChange(change: Change, server: ServerDocument | null): 'apply' | 'already' | 'conflict' {
  if (change.document === null) {
    if (server === null) return 'already';
    return server.rev === change.baseRev ? 'apply' : 'conflict';
  }
  const rev = server?.rev ?? 0;
  if (rev === change.baseRev) return 'apply';
  return server && rev > change.baseRev && sameDocument(server.document, change.document) ? 'already' : 'conflict';
}

/** Whether two documents have equal fields, in any order. */
export function sameDocument(a: Fields | null, b: Fields | null): boolean {
  return sameValue(a, b);
}

/** A field on which two people differ. */
export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose value is proposed: that of the one who changed it, mine where both did. */
  readonly suggested: 'mine' | 'theirs';
}

/** An optional field that is left out and one that is empty are the same to a person. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The fields in which my document and theirs differ, in the order of mine, with who changed each. */
export function fieldConflicts(base: Fields | null, mine: Fields, theirs: Fields): FieldConflict[] {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return fields.flatMap((field) => {
    const was = base?.[field];
    const [mineIs, theirsIs] = [mine[field], theirs[field]];
    if (sameValue(mineIs, theirsIs) || (saysNothing(mineIs) && saysNothing(theirsIs))) return [];
    const suggested = base !== null && sameValue(was, mineIs) ? 'theirs' : 'mine';
    return [{ field, base: was, mine: mineIs, theirs: theirsIs, suggested } as const];
  });
}

/** Their document with the chosen fields of mine in it. A field that the chosen side does not have is left out. */
export function mergeDocuments(
  mine: Fields,
  theirs: Fields,
  take: Readonly<Record<string, 'mine' | 'theirs'>>,
): Fields {
  const merged: Record<string, unknown> = { ...theirs };
  for (const [field, side] of Object.entries(take)) {
    if (side === 'theirs') continue;
    if (mine[field] === undefined) delete merged[field];
    else merged[field] = mine[field];
  }
  return merged;
}
