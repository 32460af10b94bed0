import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Change, changeKey, type Fields } from '../journal/change.ts';
import type { StaffRow } from '../journal/staff-rows.ts';
import { PRIVATE } from '../products/private-documents.ts';

/** The collection of what was deleted. */
export const TRASH = 'papelera';

/** The collections whose deleted documents are kept. */
export const TRASHED_COLLECTIONS = ['borradores', 'internos', 'categories', 'etiquetas', 'tutoriales'] as const;

/** Days for which a deleted document can be brought back. */
export const TRASH_DAYS = 30;

/** A deleted document, as it was. */
export interface Trashed {
  readonly id: string;
  readonly collection: string;
  readonly document: string;
  readonly fields: Fields;
}

const trashed = v.object({
  coleccion: v.pipe(v.string(), v.nonEmpty()),
  documento: v.pipe(v.string(), v.nonEmpty()),
  contenido: v.record(v.string(), v.unknown()),
});

/** A document of the trash from its stored fields, or what is wrong with it. */
export function parseTrashed(id: string, stored: Fields): Result<Trashed, ParseProblem> {
  const parsed = v.safeParse(trashed, stored);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { coleccion, documento, contenido } = parsed.output;
  return ok({ id, collection: coleccion, document: documento, fields: contenido });
}

/** What a deleted document is called. Private ones have no name of their own. @param nameOfProduct the name of a product that is there, by its id */
export function trashedName(
  { collection, document, fields }: Trashed,
  nameOfProduct: (id: string) => string | undefined,
): string {
  if (collection === PRIVATE) {
    const product = nameOfProduct(document);
    return `Costo y notas de ${product ? `“${product}”` : 'un producto que ya no está'}`;
  }
  const name = [fields['nombre'], fields['name'], fields['titulo']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof name === 'string' ? name : 'Sin nombre';
}

/** The document that a change puts into the trash, or takes out of it; `null` for any other change. */
export function trashedKey({ collection, base, document }: Change): string | null {
  if (collection !== TRASH) return null;
  const { coleccion, documento } = document ?? base ?? {};
  return typeof coleccion === 'string' && typeof documento === 'string' ? `${coleccion}/${documento}` : null;
}

/** Deletions, with the trash that keeps what they delete. The writer fills in what the server had. */
export function withTrash(changes: readonly Change[]): Change[] {
  const kept = changes.flatMap(({ collection, id, base, document }): Change[] => {
    if (document !== null || base === null) return [];
    const contents = { coleccion: collection, documento: id, contenido: base };
    return [{ collection: TRASH, id: `${collection}-${id}`, baseRev: 0, base: null, document: contents }];
  });
  return [...changes, ...kept];
}

/** Brings deleted documents back as they were. */
export function restoreChanges(rows: readonly StaffRow<Trashed>[]): Change[] {
  return [
    ...rows.map(({ value }) => ({
      collection: value.collection,
      id: value.document,
      baseRev: 0,
      base: null,
      document: value.fields,
    })),
    ...eraseChanges(rows),
  ];
}

/** Takes documents out of the trash for good. */
export function eraseChanges(rows: readonly StaffRow<Trashed>[]): Change[] {
  return rows.map(({ value, rev, fields }) => ({
    collection: TRASH,
    id: value.id,
    baseRev: rev,
    base: fields,
    document: null,
  }));
}

/** Whether nothing of a document is left. A private one is emptied instead of deleted. */
const isDeletion = ({ collection, document }: Change): boolean =>
  document === null || (collection === PRIVATE && Object.keys(document).length === 0);

/**
 * The changes of an entry without trash for documents that are not deleted after all: somebody else had deleted it before, or a person decided
 * to keep it.
 */
export function withoutIdleTrash<One extends { readonly change: Change }>(written: readonly One[]): One[] {
  const deleted = new Set(written.filter(({ change }) => isDeletion(change)).map(({ change }) => changeKey(change)));
  return written.filter(({ change }) => {
    const key = change.document === null ? null : trashedKey(change);
    return key === null || deleted.has(key);
  });
}
