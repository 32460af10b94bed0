import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import {
  type FieldName,
  fieldEntries,
  type ProductField,
  privateEntries,
  publicEntries,
  type Relation,
  relations,
  type TextField,
} from '#domain/catalogue/product-fields.ts';
import { barcodeDigits } from '#domain/kernel/barcode.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { type FieldProblem, type FormProblems, firstProblem, hasProblems, problemsOf } from '../forms/field-checks.ts';
import { parsePesos } from '../forms/pesos.ts';
import type { Fields } from '../journal/change.ts';
import {
  choiceProblem,
  dayProblem,
  listProblem,
  moneyProblem,
  textProblem,
  tooMany,
  uniqueKey,
} from './product-field-checks.ts';
import type { ProductForm } from './product-form.ts';

export type ProductProblems = FormProblems<keyof ProductForm>;

/** The documents made from a product's form: the product and its private document (`null` where nothing private is written). */
export interface CheckedProduct {
  readonly fields: Fields;
  readonly internal: Fields | null;
}

/** A draft needs only a name; a public product needs every required field. Limits hold for both, as in the rules. */
export type Purpose = 'draft' | 'public';

/** Said of a category that was deleted since it was chosen: no menu would lead to the product. */
const NO_CATEGORY = 'Esta categoría ya no está. Elige otra.';

type Others = readonly Pick<Product, 'nombre' | 'clave' | 'slug'>[];

/**
 * The documents to store, or what is wrong with each field.
 * @param others every other product and draft, for what must be unique.
 * @param categories the unicIDs that there are; absent where they are not known, or do not matter
 */
export function checkProduct(
  form: ProductForm,
  purpose: Purpose,
  others: Others,
  categories?: ReadonlySet<string>,
): Result<CheckedProduct, ProductProblems> {
  const slug = form.slug.trim() || (purpose === 'draft' ? proposeSlug(form.nombre, others) : '');
  const values = cleaned({ ...form, slug });
  const found = fieldEntries.flatMap(([name, field]): [string, FieldProblem][] => {
    if (field.kind !== 'related') return [[name, problemOf(name, field, values, purpose, others)]];
    return Object.entries(relations).map(([list, label]) => [
      list,
      tooMany(form[list as Relation], field.max, label.toLowerCase()),
    ]);
  });
  // Every field of the form was looked at.
  const asked = Object.fromEntries(found) as Record<keyof ProductForm, FieldProblem>;
  const isMissing = categories !== undefined && purpose === 'public' && !categories.has(form.unicID.trim());
  const problems = problemsOf({ ...asked, unicID: asked.unicID ?? (isMissing ? NO_CATEGORY : undefined) });
  if (hasProblems(problems)) return err(problems);
  const internal = storedFields(privateEntries, values);
  return ok({
    fields: storedFields(publicEntries, values),
    internal: Object.keys(internal).length > 0 ? internal : null,
  });
}

/**
 * Whether a form gives its product a value that no other may have, and that the public one does not have already. Then a publication has to wait
 * until every product is known: the server has no unique index.
 */
export function claimsUnique(form: ProductForm, published: Fields | null): boolean {
  const values = cleaned(form);
  return fieldEntries.some(([name, field]) => {
    if (!('unique' in field) || !field.unique) return false;
    const keyOf = (value: unknown): string => (typeof value === 'string' ? uniqueKey(value, field.kind) : '');
    const key = keyOf(values[name]);
    return key !== '' && key !== keyOf(published?.[name]);
  });
}

/** Shown while an action waits to know whether another product has the same clave, address or barcode. */
export const OTHERS_UNREAD =
  'Todavía se lee el catálogo y no se sabe si otro producto usa esta clave, dirección o código de barras.';
/** Shown while a publication waits for that. */
export const WAITS_FOR_OTHERS = `${OTHERS_UNREAD} Se publica en cuanto termine.`;

type Values = Readonly<Record<FieldName, unknown>>;

/** What was typed, without outer blanks and empty rows. */
function cleaned(form: ProductForm): Values {
  const values = fieldEntries.map(([name, { kind }]) => [name, cleanedValue(name, kind, form)]);
  return Object.fromEntries(values) as Values;
}

function cleanedValue(name: FieldName, kind: ProductField['kind'], form: ProductForm): unknown {
  const value: unknown = form[name as keyof ProductForm];
  switch (kind) {
    case 'related':
      return Object.fromEntries(Object.keys(relations).map((list) => [list, form[list as Relation]]));
    case 'texts':
      return (value as readonly string[]).map((item) => item.trim()).filter(Boolean);
    case 'specs':
      return (value as readonly Spec[])
        .map(({ nombre, valor }) => ({ nombre: nombre.trim(), valor: valor.trim() }))
        .filter(({ nombre, valor }) => nombre || valor);
    case 'images':
      return (value as readonly ProductImage[]).map((image) => ({ ...image, alt: image.alt.trim() }));
    case 'documents':
      return (value as readonly ProductDocument[]).map((sheet) => ({ ...sheet, nombre: sheet.nombre.trim() }));
    case 'barcode':
    case 'category':
    case 'choice':
    case 'day':
    case 'flag':
    case 'labels':
    case 'line':
    case 'money':
    case 'note':
    case 'prose':
    case 'slug':
      if (typeof value !== 'string') return value;
      return kind === 'barcode' ? barcodeDigits(value) : value.trim();
  }
}

function problemOf(
  name: FieldName,
  field: ProductField,
  values: Values,
  purpose: Purpose,
  others: Others,
): FieldProblem {
  switch (field.kind) {
    case 'line':
    case 'slug':
    case 'prose':
    case 'note':
    case 'category':
    case 'barcode': {
      const text = values[name] as string;
      const isRequired = field.required === 'draft' || field.required === purpose;
      const problem = textProblem(text, field, isRequired);
      return firstProblem(problem, field.unique && sameAsOther(text, name, field, others));
    }
    case 'money':
      return moneyProblem(values[name] as string, field);
    case 'choice':
      return choiceProblem(values[name] as string, field);
    case 'day':
      return dayProblem(values[name] as string);
    case 'flag':
    case 'related':
      return undefined;
    case 'documents':
    case 'images':
    case 'labels':
    case 'specs':
    case 'texts':
      return listProblem(values[name] as readonly unknown[], field);
  }
}

/** Another product with the same value. */
function sameAsOther(text: string, name: FieldName, { kind, unique }: TextField, others: Others): FieldProblem {
  const key = uniqueKey(text, kind);
  const keyOf = (product: object): string => uniqueKey(String(Reflect.get(product, name) ?? ''), kind);
  const other = key ? others.find((product) => keyOf(product) === key) : undefined;
  return other && `“${other.nombre}” ${unique}.`;
}

/** The fields to store: those that are not empty, and those that every document has. */
function storedFields(entries: readonly (readonly [FieldName, ProductField])[], values: Values): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of entries) {
    const value = field.kind === 'money' ? pesosOf(values[name]) : values[name];
    const isEmpty = value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
    const saysNothing = 'with' in field && fields[field.with] === undefined;
    if (!(field.optional && (isEmpty || saysNothing))) fields[name] = value;
  }
  return fields;
}

/** An amount that has been checked, in centavos. */
function pesosOf(typed: unknown): number | null {
  const amount = parsePesos(String(typed));
  return amount.ok ? amount.value : null;
}

/** An address made from the name that no other product has: `taladro`, then `taladro-2`. */
export function proposeSlug(nombre: string, others: readonly Pick<Product, 'slug'>[]): string {
  const base = textToSlug(nombre).slice(0, 110).replace(/-+$/, '');
  if (!base) return '';
  const taken = new Set(others.map(({ slug }) => slug));
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
