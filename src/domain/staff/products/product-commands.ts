import { withOldWord } from '#domain/catalogue/old-words.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { unknownFields } from '../forms/unknown-fields.ts';
import { type Change, type Fields, sameDocument } from '../journal/change.ts';
import { withTrash } from '../log/trash.ts';
import type { CheckedProduct } from './check-product.ts';

/** A document as an edit found it: revision 0 and no fields where there is none. */
export interface FoundDocument {
  readonly rev: number;
  readonly fields: Fields | null;
}

export const notThere: FoundDocument = { rev: 0, fields: null };

/** The documents of one product as an edit found them. What was found is what the edit starts from, however long the form stays open. */
export interface FoundProduct {
  readonly id: string;
  readonly publico: FoundDocument;
  readonly borrador: FoundDocument;
  /** `null` where the device has not read it (no network): then it is not changed. */
  readonly interno: FoundDocument | null;
}

/** Whether somebody may change the shop. The rules decide; this only reports a refusal before anything is written. */
export type Actor = 'member' | 'stranger';

export type CommandProblem = 'stranger' | 'nothing-there';
type Changes = Result<readonly Change[], CommandProblem>;

export type ProductState = 'public' | 'draft' | 'retired' | 'gone';

/** What a product is to visitors: a tombstone with a draft is one that was withdrawn and may come back. */
export function productState({ publico, borrador }: Pick<FoundProduct, 'publico' | 'borrador'>): ProductState {
  if (publico.fields?.['visible'] === 'public') return 'public';
  if (borrador.fields) return publico.fields ? 'retired' : 'draft';
  return 'gone';
}

const change = (collection: string, id: string, found: FoundDocument, document: Fields | null): Change => ({
  collection,
  id,
  baseRev: found.rev,
  base: found.fields,
  document,
});

/** The change of the private document, where it is known and differs. */
function internalChange({ id, interno }: FoundProduct, internal: Fields | null): Change[] {
  if (interno === null) return [];
  const fields = { ...unknownFields('internos', interno.fields), ...internal };
  const document = Object.keys(fields).length > 0 ? fields : null;
  return sameDocument(interno.fields ?? {}, document ?? {}) ? [] : [change('internos', id, interno, document)];
}

/** The fields of a form, which has only those that this version of the site knows, with the others of the documents that were found. */
function withOthers({ publico, borrador }: FoundProduct, fields: Fields): Fields {
  const others = { ...unknownFields('productos', publico.fields), ...unknownFields('borradores', borrador.fields) };
  return { ...others, ...fields };
}

/** With the slug that visitors knew the product by, where it changes: links to it lead on to the product. */
function withOldSlug({ publico, borrador }: FoundProduct, fields: Fields): Fields {
  // Of a withdrawn product only the draft still says how it was.
  const before = publico.fields?.['visible'] === 'public' ? publico.fields : publico.fields && borrador.fields;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (!before) return fields;
  const { slugsAnteriores: kept, ...others } = fields;
  const slugsAnteriores = withOldWord(text(kept), text(before['slug']), text(fields['slug']));
  return slugsAnteriores ? { ...others, slugsAnteriores } : others;
}

/** Keeps a draft; visitors see nothing of it. */
export function saveDraft(actor: Actor, found: FoundProduct, { fields, internal }: CheckedProduct): Changes {
  if (actor === 'stranger') return err('stranger');
  return ok([
    change('borradores', found.id, found.borrador, withOthers(found, withOldSlug(found, fields))),
    ...internalChange(found, internal),
  ]);
}

/** Publishes the product or changes the public one; its draft, if any, is deleted in the same step. */
export function publishProduct(actor: Actor, found: FoundProduct, { fields, internal }: CheckedProduct): Changes {
  if (actor === 'stranger') return err('stranger');
  return ok([
    change('productos', found.id, found.publico, {
      ...withOthers(found, withOldSlug(found, fields)),
      visible: 'public',
    }),
    ...(found.borrador.fields ? [change('borradores', found.id, found.borrador, null)] : []),
    ...internalChange(found, internal),
  ]);
}

/** Of a withdrawn product its address stays, and what its page offered instead: whoever follows a link to it is told what there is now. */
function tombstoneOf({ slug, relacionados }: Fields): Fields {
  const alternativas: unknown =
    typeof relacionados === 'object' && relacionados && Reflect.get(relacionados, 'alternativas');
  const isNamed = Array.isArray(alternativas) && alternativas.length > 0;
  return {
    visible: 'retirado',
    ...(slug !== undefined && { slug }),
    ...(isNamed && { relacionados: { accesorios: [], refacciones: [], alternativas } }),
  };
}

/** Withdraws a public product: a tombstone makes every copy remove it, and its content stays as a draft. */
export function retireProduct(actor: Actor, found: FoundProduct): Changes {
  if (actor === 'stranger') return err('stranger');
  const { fields } = found.publico;
  if (!fields || fields['visible'] !== 'public') return err('nothing-there');
  const { visible: _visible, ...content } = fields;
  return ok([
    change('productos', found.id, found.publico, tombstoneOf(fields)),
    change('borradores', found.id, found.borrador, content),
  ]);
}

/** Deletes a draft and its private notes, which the trash keeps. A product that was public keeps its tombstone. */
export function deleteDraft(actor: Actor, found: FoundProduct): Changes {
  if (actor === 'stranger') return err('stranger');
  if (!found.borrador.fields) return err('nothing-there');
  return ok(
    withTrash([
      change('borradores', found.id, found.borrador, null),
      ...(saysAnything(found.interno) ? [change('internos', found.id, found.interno, null)] : []),
    ]),
  );
}

/** An emptied private document stays stored without fields, which says no more than none. */
const saysAnything = (interno: FoundDocument | null): interno is FoundDocument =>
  Object.keys(interno?.fields ?? {}).length > 0;

/** Changes a few fields of a product, public or draft: used by the list for many products at once. */
export function patchProduct(actor: Actor, found: FoundProduct, patch: (fields: Fields) => Fields): Changes {
  if (actor === 'stranger') return err('stranger');
  const isPublic = productState(found) === 'public';
  const [collection, document] = isPublic ? ['productos', found.publico] : ['borradores', found.borrador];
  if (!document.fields) return err('nothing-there');
  const fields = patch(document.fields);
  return ok(sameDocument(document.fields, fields) ? [] : [change(collection, found.id, document, fields)]);
}

/** Changes a few private fields of a product whose private document is known. */
export function patchInternal(
  actor: Actor,
  found: FoundProduct & { readonly interno: FoundDocument },
  patch: (fields: Fields) => Fields,
): Changes {
  if (actor === 'stranger') return err('stranger');
  if (productState(found) === 'gone') return err('nothing-there');
  return ok(internalChange(found, patch(found.interno.fields ?? {})));
}
