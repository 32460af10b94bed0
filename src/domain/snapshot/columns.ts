import type { Product } from '#domain/catalogue/product.ts';
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

/** One field of the products as it stands in a snapshot. */
interface Column {
  write(product: Product, writing: Writing): string;
  /** The stored field of a product. `row` has the fields of the columns before this one. */
  read(cell: string, reading: Reading, row: Readonly<Record<string, unknown>>): unknown;
}

// Every item is ended, not separated: so no item and an empty one are two.
const join = (items: readonly (string | number)[]): string => items.map((item) => item + ITEM).join('');
const split = (cell: string): string[] => cell.split(ITEM).slice(0, -1);

/** Items in groups of so many. */
function groups(cell: string, size: number): string[][] {
  const items = split(cell);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

type Named<T> = { [K in keyof Product]-?: Product[K] extends T ? K : never }[keyof Product];

const text = (name: Exclude<Named<string>, 'id'>): Column => ({
  write: (product, { text }) => text(product[name]),
  read: (cell, { text }) => text(cell),
});

const optionalText = (name: 'precioVigente' | 'familia'): Column => ({
  write: ({ [name]: value }, { text }) => (value === undefined ? '' : join([text(value)])),
  read: (cell, { text }) => split(cell).map(text)[0],
});

const texts = (name: Named<readonly string[]>): Column => ({
  write: (product, { text }) => join(product[name].map(text)),
  read: (cell, { text }) => split(cell).map(text),
});

const flag = (name: Named<boolean>): Column => ({
  write: (product) => (product[name] ? '1' : ''),
  read: (cell) => cell === '1',
});

const FOREIGN = '=';

/** Products by their rows; by how many rows further on, where they are mostly the neighbours on the shelf. */
const related = (relation: keyof Product['relacionados'], areNeighbours: boolean): Column => {
  const origin = (row: number | undefined): number => (areNeighbours ? (row ?? 0) : 0);
  return {
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
};

/**
 * Every field of a product but its id, in the order in which they are written. One column per field: alike values stand together, which is
 * what compression feeds on.
 */
export const productColumns = {
  nombre: text('nombre'),
  // Most slugs are their name's own.
  slug: {
    write: ({ nombre, slug }, { text }) => (slug === textToSlug(nombre) ? '' : text(slug)),
    read: (cell, { text }, { nombre }) => (cell === '' && typeof nombre === 'string' ? textToSlug(nombre) : text(cell)),
  },
  clave: text('clave'),
  marca: text('marca'),
  modelo: text('modelo'),
  descripcion: text('descripcion'),
  unicID: text('unicID'),
  etiquetas: texts('etiquetas'),
  // In pesos: most have no centavos.
  precio: {
    write: ({ precio }) => (precio === undefined ? '' : String(precio / CENTAVOS)),
    read: (cell) => (cell === '' ? undefined : Math.round(Number(cell) * CENTAVOS)),
  },
  precioVigente: optionalText('precioVigente'),
  unidad: text('unidad'),
  familia: optionalText('familia'),
  // The names apart from the values: whole tables have the same names.
  renglones: {
    write: ({ ficha }, { text }) => join(ficha.map(({ nombre }) => text(nombre))),
    read: (cell, { text }) => split(cell).map(text),
  },
  ficha: {
    write: ({ ficha }, { text }) => join(ficha.map(({ valor }) => text(valor))),
    read: (cell, { text }, { renglones }) =>
      split(cell).map((valor, at) => ({
        nombre: Array.isArray(renglones) ? (renglones as unknown[])[at] : undefined,
        valor: text(valor),
      })),
  },
  caracteristicas: texts('caracteristicas'),
  // Most pictures are called what their product is called.
  imagenes: {
    write: ({ nombre, imagenes }, { text }) =>
      join(
        imagenes.flatMap(({ imagen, alt, ancho, alto }) => [
          text(imagen),
          alt === nombre ? SAME : text(alt),
          ancho,
          alto,
        ]),
      ),
    read: (cell, { text }, { nombre }) =>
      groups(cell, 4).map(([imagen = '', alt = '', ancho, alto]) => ({
        imagen: text(imagen),
        alt: alt === SAME ? nombre : text(alt),
        ancho: Number(ancho),
        alto: Number(alto),
      })),
  },
  documentos: {
    write: ({ documentos }, { text }) =>
      join(documentos.flatMap(({ nombre, archivo, bytes }) => [text(nombre), text(archivo), bytes])),
    read: (cell, { text }) =>
      groups(cell, 3).map(([nombre = '', archivo = '', bytes]) => ({
        nombre: text(nombre),
        archivo: text(archivo),
        bytes: Number(bytes),
      })),
  },
  accesorios: related('accesorios', false),
  refacciones: related('refacciones', false),
  alternativas: related('alternativas', true),
  destacado: flag('destacado'),
  demostracion: flag('demostracion'),
} satisfies Readonly<Record<string, Column>>;
