import type { Product, ProductDocument, ProductImage, Related, Spec } from '#domain/catalogue/product.ts';
import {
  type PlainField,
  type ProductField,
  publicEntries,
  type Relation,
  relations,
  type TextField,
} from '#domain/catalogue/product-fields.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { ITEM, SAME } from './word-code.ts';

const CENTAVOS = 100;

/** How a cell is written. */
export interface Writing {
  readonly text: (text: string) => string;
  /** The row of a product; `undefined` when it is not in the catalogue. */
  readonly row: (id: string) => number | undefined;
}

/** How a cell is read. What comes in is not trusted; what comes out is for the product's parser to accept or refuse. */
export interface Reading {
  readonly text: (written: string) => string;
  readonly row: number;
  /** The id of the product in a row. */
  readonly product: (row: number) => unknown;
}

/** One field of the products as it stands in a snapshot, or a part of it. */
export interface Column {
  readonly name: string;
  readonly write: (product: Product, writing: Writing) => string;
  /** The stored field of a product. `row` has the fields of the columns before this one. */
  readonly read: (cell: string, reading: Reading, row: Readonly<Record<string, unknown>>) => unknown;
}

// Every item is ended, not separated: so no item and an empty one are two.
const join = (items: readonly (string | number)[]): string => items.map((item) => item + ITEM).join('');
const split = (cell: string): string[] => cell.split(ITEM).slice(0, -1);

/** Items in groups of so many. */
function groups(cell: string, size: number): string[][] {
  const items = split(cell);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

const FOREIGN = '=';

/** References to products by row number; those of `alternativas` as the distance from the product's own row, because most are close to it. */
function relatedColumn(relation: Relation): Column {
  const origin = (row: number | undefined): number => (relation === 'alternativas' ? (row ?? 0) : 0);
  return {
    name: relation,
    write({ id, relacionados }, { text, row }) {
      const from = origin(row(id));
      return join(
        relacionados[relation].map((other) => {
          const place = row(other);
          return place === undefined ? FOREIGN + text(other) : place - from;
        }),
      );
    },
    read: (cell, { text, row, product }) =>
      split(cell).map((item) => (item.startsWith(FOREIGN) ? text(item.slice(1)) : product(Number(item) + origin(row)))),
  };
}

/** The names of a specification table apart from its values: whole tables have the same names. */
const specNames: Column = {
  name: 'renglones',
  write: ({ ficha }, { text }) => join(ficha.map(({ nombre }) => text(nombre))),
  read: (cell, { text }) => split(cell).map(text),
};

/** How the values of one kind are written in a cell. `undefined` is a value that the product does not have. */
interface Cell<Value> {
  readonly write: (value: Value, writing: Writing, product: Product) => string;
  readonly read: Column['read'];
}

const plainText: Cell<string> = { write: (value, { text }) => text(value), read: (cell, { text }) => text(cell) };
const optionalText: Cell<string | undefined> = {
  write: (value, { text }) => (value === undefined ? '' : join([text(value)])),
  read: (cell, { text }) => split(cell).map(text)[0],
};
// Most slugs are their name's own.
const slug: Cell<string> = {
  write: (value, { text }, { nombre }) => (value === textToSlug(nombre) ? '' : text(value)),
  read: (cell, { text }, { nombre }) => (cell === '' && typeof nombre === 'string' ? textToSlug(nombre) : text(cell)),
};
const flag: Cell<boolean> = { write: (value) => (value ? '1' : ''), read: (cell) => cell === '1' };
const optionalFlag: Cell<boolean | undefined> = {
  write: (value) => (value === undefined ? '' : value ? '1' : '0'),
  read: (cell) => (cell === '' ? undefined : cell === '1'),
};
// In pesos: most have no centavos.
const money: Cell<number | undefined> = {
  write: (value) => (value === undefined ? '' : String(value / CENTAVOS)),
  read: (cell) => (cell === '' ? undefined : Math.round(Number(cell) * CENTAVOS)),
};
const texts: Cell<readonly string[]> = {
  write: (value, { text }) => join(value.map(text)),
  read: (cell, { text }) => split(cell).map(text),
};
const specValues: Cell<readonly Spec[]> = {
  write: (value, { text }) => join(value.map(({ valor }) => text(valor))),
  read: (cell, { text }, { renglones }) =>
    split(cell).map((valor, at) => ({
      nombre: Array.isArray(renglones) ? (renglones as unknown[])[at] : undefined,
      valor: text(valor),
    })),
};
// Most pictures are called what their product is called.
const images: Cell<readonly ProductImage[]> = {
  write: (value, { text }, { nombre }) =>
    join(
      value.flatMap(({ imagen, alt, ancho, alto }) => [text(imagen), alt === nombre ? SAME : text(alt), ancho, alto]),
    ),
  read: (cell, { text }, { nombre }) =>
    groups(cell, 4).map(([imagen = '', alt = '', ancho, alto]) => ({
      imagen: text(imagen),
      alt: alt === SAME ? nombre : text(alt),
      ancho: Number(ancho),
      alto: Number(alto),
    })),
};
const documents: Cell<readonly ProductDocument[]> = {
  write: (value, { text }) => join(value.flatMap(({ nombre, archivo, bytes }) => [text(nombre), text(archivo), bytes])),
  read: (cell, { text }) =>
    groups(cell, 3).map(([nombre = '', archivo = '', bytes]) => ({
      nombre: text(nombre),
      archivo: text(archivo),
      bytes: Number(bytes),
    })),
};

const textCell = ({ optional }: TextField | PlainField): Cell<never> => (optional ? optionalText : plainText);

function cellOf(field: ProductField): Cell<never> {
  switch (field.kind) {
    case 'slug':
      return slug;
    case 'money':
      return money;
    case 'flag':
      return field.optional ? optionalFlag : flag;
    case 'labels':
    case 'texts':
      return texts;
    case 'specs':
      return specValues;
    case 'images':
      return images;
    case 'documents':
      return documents;
    case 'related':
      throw new Error('relacionados has a column for each of its lists');
    case 'choice':
      return optionalText;
    case 'barcode':
    case 'category':
    case 'day':
    case 'line':
    case 'note':
    case 'prose':
      return textCell(field);
  }
}

/**
 * Every field of a product but its id, in the order in which they are written. One column per field: alike values stand together, which is
 * what compression feeds on.
 */
export const productColumns: readonly Column[] = publicEntries.flatMap(([name, field]): readonly Column[] => {
  if (field.kind === 'related') return (Object.keys(relations) as Relation[]).map(relatedColumn);
  const { write, read } = cellOf(field);
  // The table ties the kind of a field to the type of its value.
  const column: Column = { name, write: (product, writing) => write(product[name] as never, writing, product), read };
  return field.kind === 'specs' ? [specNames, column] : [column];
});

/** The lists of `relacionados`, which stand in columns of their own, as one field again. */
export function joinedRelated(fields: Readonly<Record<string, unknown>>): {
  readonly [Name in keyof Related]: unknown;
} {
  const { accesorios, refacciones, alternativas } = fields;
  return { accesorios, refacciones, alternativas };
}
