import * as v from 'valibot';
import type { Product, Related, StoredValues } from '#domain/catalogue/product.ts';
import {
  type FieldKind,
  type FieldName,
  fieldEntries,
  type NameOfKind,
  type ProductField,
  type productFields,
  publicEntries,
  relations,
  type TextField,
} from '#domain/catalogue/product-fields.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { FormShapes } from '../forms/kept-form.ts';
import { pesosText } from '../forms/pesos.ts';
import type { Fields } from '../journal/change.ts';

/** What a form holds of a field: amounts as typed, in pesos, an empty text where nothing is chosen, and everything else as it is stored. */
type Typed<Kind extends FieldKind> = Kind extends 'money'
  ? string
  : Kind extends 'choice'
    ? StoredValues[Kind] | ''
    : StoredValues[Kind];
/** The lists of related products are asked for one by one. */
type AskedField = Exclude<FieldName, NameOfKind<'related'>>;

/** A product as its form holds it: texts as typed, private notes and cost among them. */
export type ProductForm = { readonly [Name in AskedField]: Typed<(typeof productFields)[Name]['kind']> } & Related;

function emptyValue(field: ProductField): string | boolean | readonly never[] {
  switch (field.kind) {
    case 'choice':
    case 'day':
    case 'money':
      return '';
    case 'flag':
      return false;
    case 'labels':
    case 'texts':
    case 'specs':
    case 'images':
    case 'documents':
    case 'related':
      return [];
    case 'barcode':
    case 'category':
    case 'line':
    case 'note':
    case 'prose':
    case 'slug':
      return field.usual ?? '';
  }
}

/** A value for each field of the form, computed from the field of the table. Each list of related products has the value of their one field. */
function inForm<Value>(of: (field: ProductField, name: FieldName) => Value): Record<keyof ProductForm, Value> {
  const asked = fieldEntries.flatMap(([name, field]) =>
    (field.kind === 'related' ? Object.keys(relations) : [name]).map((each) => [each, of(field, name)]),
  );
  // Every field of the table was asked, and a form has no other.
  return Object.fromEntries(asked) as Record<keyof ProductForm, Value>;
}

// The empty values are of the types that the table gives the form.
export const emptyProductForm = inForm(emptyValue) as ProductForm;

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const texts = v.array(v.string());
const specs = v.array(v.object({ nombre: v.string(), valor: v.string() }));
const image = { imagen: v.string(), ancho: size, alto: size };
const documents = v.array(v.object({ nombre: v.string(), archivo: v.string(), bytes: size }));

/** The shapes of the lists and choices in a form that was kept on the device. Other fields are checked by the type of their empty value. */
export const productShapes = inForm((field): v.GenericSchema | undefined => {
  const { kind } = field;
  if (kind === 'choice') return v.picklist(['', ...Object.keys(field.options)]);
  if (kind === 'labels' || kind === 'texts' || kind === 'related') return texts;
  if (kind === 'specs') return specs;
  if (kind === 'images') return v.array(v.object({ ...image, alt: v.string() }));
  return kind === 'documents' ? documents : undefined;
}) as FormShapes<ProductForm>;

const loose = v.fallback(texts, []);
const looseKinds: Readonly<Record<Exclude<FieldKind, TextField['kind'] | 'choice'>, v.GenericSchema>> = {
  day: v.fallback(v.string(), ''),
  money: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  flag: v.fallback(v.boolean(), false),
  labels: loose,
  texts: loose,
  specs: v.fallback(specs, []),
  images: v.fallback(v.array(v.object({ ...image, alt: v.fallback(v.string(), '') })), []),
  documents: v.fallback(documents, []),
  related: v.fallback(v.object({ accesorios: loose, refacciones: loose, alternativas: loose }), {
    accesorios: [],
    refacciones: [],
    alternativas: [],
  }),
};

/** A stored value as far as it can be read: a draft may lack any field, and one that cannot be read may not take the others with it. */
function readLoosely(field: ProductField, value: unknown): unknown {
  if (field.kind === 'choice') return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : '';
  if (field.kind in looseKinds) return v.parse(looseKinds[field.kind as keyof typeof looseKinds], value);
  return typeof value === 'string' ? value : emptyValue(field);
}

/** A product, a draft of one or half of one, as a screen can show it. Never fails: what cannot be read is empty. */
export function looseProduct(id: string, fields: Fields): Product {
  const read = publicEntries.map(([name, field]) => [name, readLoosely(field, fields[name]), field] as const);
  const present = read.filter(([, value, { optional }]) => !optional || Boolean(value));
  const product: object = Object.fromEntries(present);
  // Each field was read as the table says.
  return { ...(product as Omit<Product, 'id'>), id };
}

/** The form of stored fields: the product's, and what `internos` has of it. */
export function productToForm(fields: Fields, privateFields: Fields | null): ProductForm {
  const read = fieldEntries.map(([name, field]) => {
    const value = readLoosely(field, (field.private ? privateFields : fields)?.[name]);
    return [name, field.kind === 'money' ? pesosText((value as number | undefined) || undefined) : value] as const;
  });
  const { relacionados, ...form } = Object.fromEntries(read);
  // Each field was read as the table says.
  return { ...form, ...(relacionados as Related) } as ProductForm;
}

/** Whether a field of a form is stored in `internos`. */
export const isPrivateField = (name: string): boolean =>
  fieldEntries.some(([each, field]) => each === name && field.private);

/** The stored fields of a public product: what an edit of it starts from, whatever optional fields its document leaves out. */
export function publicFields({ id: _id, ...product }: Product): Fields {
  return { ...product, visible: 'public' };
}

/** A copy to start a similar product from: another name, an address of its own, and nothing that no two products share. */
export function duplicateForm(form: ProductForm): ProductForm {
  const nombre = form.nombre ? `${form.nombre} (copia)` : '';
  const unique = fieldEntries.filter(([, field]) => 'unique' in field).map(([name]) => [name, '']);
  return {
    ...form,
    ...Object.fromEntries(unique),
    nombre,
    slug: textToSlug(nombre).slice(0, 110).replace(/-+$/, ''),
    slugsAnteriores: '',
    // The day of the original's price is not when this one's begins; saving says that.
    precioVigente: '',
    // Nobody looked yet whether the store has it.
    existencia: '',
    destacado: false,
  };
}
