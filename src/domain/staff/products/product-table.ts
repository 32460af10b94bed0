import type { Product } from '#domain/catalogue/product.ts';
import { type FieldName, fieldEntries, type ProductField, relations } from '#domain/catalogue/product-fields.ts';
import type { WrittenRow } from '#domain/kernel/written-table.ts';
import type { Fields } from '../journal/change.ts';

/** A product to be written to a spreadsheet. */
export interface TabledProduct {
  readonly state: 'public' | 'draft';
  readonly product: Product;
  /** The private fields; absent where there are none, or the person may not have them. */
  readonly interno?: Fields;
}

/** What the ids in products stand for. */
export interface TableNames {
  /** The names of categories by `unicID`. */
  readonly categories: ReadonlyMap<string, string>;
  /** The names of labels by id. */
  readonly labels: ReadonlyMap<string, string>;
  /** The claves of products by id. */
  readonly claves: ReadonlyMap<string, string>;
}

/** First what the price import reads, so that the file reads as a price list too. */
const FIRST: readonly FieldName[] = ['clave', 'nombre', 'precio'];
const STATES = { public: 'Publicado', draft: 'Borrador' } as const;

/** @param hasPrivate whether costs and the other private fields have columns */
function columnsOf(hasPrivate: boolean): readonly (readonly [FieldName, ProductField])[] {
  const shown = fieldEntries.filter(([, field]) => hasPrivate || !field.private);
  const first = FIRST.flatMap((name) => shown.filter(([one]) => one === name));
  return [...first, ...shown.filter(([name]) => !FIRST.includes(name))];
}

/** The titles of the table: the labels of the form's fields, whether the product is public, and its id. */
export const tableTitles = (hasPrivate: boolean): WrittenRow => [
  ...columnsOf(hasPrivate).map(([, { label }]) => label),
  'Estado',
  'Identificador',
];

/** A product as a row below these titles: amounts in pesos, lists a line each, ids as what they stand for. */
export function tableRow(
  { state, product, interno }: TabledProduct,
  names: TableNames,
  hasPrivate: boolean,
): WrittenRow {
  const stored: Fields = { ...product, ...interno };
  return [
    ...columnsOf(hasPrivate).map(([name, field]) => cellOf(field, stored[name], names)),
    STATES[state],
    product.id,
  ];
}

function cellOf(field: ProductField, value: unknown, names: TableNames): string | number | null {
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? value / 100 : null;
    case 'flag':
      return value === true ? 'Sí' : null;
    case 'choice':
      return typeof value === 'string' ? (field.options[value] ?? value) : null;
    case 'category':
      return names.categories.get(textOf(value)) ?? textOf(value);
    case 'labels':
      return listOf(value)
        .map((id) => names.labels.get(textOf(id)) ?? textOf(id))
        .join(', ');
    case 'related':
      return Object.entries(relations)
        .map(([relation, title]) => [title, listOf(recordOf(value)[relation])] as const)
        .filter(([, ids]) => ids.length > 0)
        .map(([title, ids]) => `${title}: ${ids.map((id) => names.claves.get(textOf(id)) ?? textOf(id)).join(', ')}`)
        .join('\n');
    case 'texts':
      return listOf(value).map(textOf).join('\n');
    case 'specs':
      return linesOf(value, ({ nombre, valor }) => `${textOf(nombre)}: ${textOf(valor)}`);
    case 'images':
      return linesOf(value, ({ imagen }) => textOf(imagen));
    case 'documents':
      return linesOf(value, ({ nombre, archivo }) => `${textOf(nombre)}: ${textOf(archivo)}`);
    case 'line':
    case 'slug':
    case 'prose':
    case 'note':
    case 'barcode':
    case 'day':
      return textOf(value);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const linesOf = (value: unknown, toText: (item: Fields) => string): string =>
  listOf(value)
    .map((item) => toText(recordOf(item)))
    .join('\n');
