import { TRASH, TRASHED_COLLECTIONS } from '../log/trash.ts';
import { withoutDeletion } from '../products/private-documents.ts';
import { type Change, type Fields, nextRev, type ServerDocument, sameDocument } from './change.ts';
import { type Collision, mergeFields } from './merge-fields.ts';
import { sameValue } from './plain-value.ts';
import { isJoined } from './signed-collections.ts';

/**
 * What to do with a change now that the server's document is known. `apply`: write its document, as it is or joined with what others changed
 * meanwhile. `already`: it has been applied before and only the answer was lost. `conflict`: a person has to decide.
 */
export type Judgement =
  | { readonly kind: 'apply'; readonly change: Change; readonly joined: readonly string[] }
  | { readonly kind: 'already' }
  | { readonly kind: 'conflict' };

const CONFLICT: Judgement = { kind: 'conflict' };

/** Whether a document is deleted, or withdrawn from the shop. */
export const isGone = (document: Fields | null): boolean => document === null || document['visible'] === 'retirado';

/**
 * @param mayHaveArrived the change was sent before and the answer was lost. Then a field that looks as if nobody had touched it may have been
 * changed by this edit and put back by somebody, so nothing but a document that has the whole edit settles it without a person.
 */
export function judgeChange(wanted: Change, server: ServerDocument | null, mayHaveArrived = false): Judgement {
  const change = withoutDeletion(wanted);
  const { base, baseRev, document } = change;
  const rev = server?.rev ?? 0;
  // Documents in the trash are not edited, so what is put there replaces whatever an earlier deletion left.
  if (change.collection === TRASH)
    return document || server ? asItIs({ ...change, baseRev: rev }) : { kind: 'already' };
  if (wanted.document === null && !server) return { kind: 'already' };
  if (rev === baseRev && isOfOneLife(change, server)) return asItIs(change);
  if (server && rev > baseRev && sameDocument(server.document, document)) return { kind: 'already' };
  if (!server || !base || rev < baseRev || !isJoined(change.collection)) return CONFLICT;
  const isUncertain = mayHaveArrived && rev > baseRev + 1;
  if (isGone(document) || isGone(server.document) || isGone(base)) {
    const isUntouched = !isUncertain && sameDocument(base, server.document);
    return isUntouched ? asItIs({ ...change, baseRev: rev }) : CONFLICT;
  }
  const { fields, joined, collisions } = mergeFields(base, document ?? {}, server.document);
  if (collisions.length > 0) return CONFLICT;
  const hasAll = sameDocument(fields, server.document);
  // An edit that is chained to this one starts from the next revision and would overwrite unseen what others wrote under that very number.
  if (hasAll && rev > nextRev(change)) return { kind: 'already' };
  if (isUncertain) return CONFLICT;
  return { kind: 'apply', change: { ...change, baseRev: rev, base: server.document, document: fields }, joined };
}

/** Collections whose documents are made again under the same id after they were deleted, by hand or from the trash, and then count from 1 again. */
const MADE_AGAIN: ReadonlySet<string> = new Set(TRASHED_COLLECTIONS);
/** Of these a start may have what their first documents left out. */
const MENUS: ReadonlySet<string> = new Set(['categories', 'etiquetas']);

/** Whether equal revisions mean equal documents. */
function isOfOneLife({ collection, base }: Change, server: ServerDocument | null): boolean {
  if (!MADE_AGAIN.has(collection) || !base || !server) return true;
  if (!MENUS.has(collection)) return sameDocument(base, server.document);
  return Object.entries(server.document).every(([name, value]) => !(name in base) || sameValue(base[name], value));
}

const asItIs = (change: Change): Judgement => ({ kind: 'apply', change, joined: [] });

/** What two versions of a document are compared by. */
type Disputed = Pick<Change, 'collection' | 'base' | 'document'>;

/** The fields about which a person has to decide between two versions of a document. */
export function openQuestions({ collection, base, document }: Disputed, theirs: Fields): Collision[] {
  const mine = document ?? {};
  const { collisions } = mergeFields(base ?? {}, mine, theirs, isJoined(collection));
  if (base && collisions.length > 0) return [...collisions];
  // Where the start of this edit is unknown, or it may have arrived before, every field of it that differs is asked.
  const { joined } = mergeFields(theirs, theirs, mine);
  const touched = base ? mergeFields(base, base, mine).joined : joined;
  return joined
    .filter((field) => touched.includes(field))
    .map((field) => ({ field, start: base?.[field], mine: mine[field], theirs: theirs[field] }));
}

/** Both edits of a document, with the chosen side in each field that was asked. */
export function decidedFields(
  change: Disputed,
  theirs: Fields,
  sides: Readonly<Record<string, 'mine' | 'theirs'>>,
): Fields {
  const mine = change.document ?? {};
  const both = mergeFields(change.base ?? theirs, mine, theirs, isJoined(change.collection));
  const fields: Record<string, unknown> = { ...both.fields };
  for (const { field } of openQuestions(change, theirs)) {
    const value = sides[field] === 'mine' ? mine[field] : theirs[field];
    if (value === undefined) delete fields[field];
    else fields[field] = value;
  }
  return fields;
}
