import type { Product } from '#domain/catalogue/product.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';

/** How a column writes texts and ids short. */
export interface Shortening {
  readonly cell: (text: string) => number | string;
  readonly place: (id: string) => number | string;
}

/** The way back. What comes in is not trusted; what comes out is for the product's parser to accept or refuse. */
export interface Lengthening {
  readonly text: (cell: unknown) => unknown;
  readonly id: (cell: unknown) => unknown;
}

/** One field of the products as it stands in a snapshot. */
interface Column {
  encode(product: Product, short: Shortening): unknown;
  /** The stored field of a product. `row` has the fields of the columns before this one. */
  decode(value: unknown, long: Lengthening, row: Readonly<Record<string, unknown>>): unknown;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** `[a, b, c, d]` in groups of two: `[[a, b], [c, d]]`. */
function groups(value: unknown, size: number): unknown[][] {
  const flat = list(value);
  return Array.from({ length: Math.ceil(flat.length / size) }, (_, at) => flat.slice(at * size, (at + 1) * size));
}

type Named<T> = { [K in keyof Product]-?: Product[K] extends T ? K : never }[keyof Product];

const text = (name: Exclude<Named<string>, 'id'>): Column => ({
  encode: (product, { cell }) => cell(product[name]),
  decode: (value, { text }) => text(value),
});

const optionalText = (name: 'precioVigente' | 'familia'): Column => ({
  encode: ({ [name]: value }, { cell }) => (value === undefined ? null : cell(value)),
  decode: (value, { text }) => (value === null ? undefined : text(value)),
});

const texts = (name: Named<readonly string[]>): Column => ({
  encode: (product, { cell }) => product[name].map(cell),
  decode: (value, { text }) => list(value).map(text),
});

const flag = (name: Named<boolean>): Column => ({
  encode: (product) => (product[name] ? 1 : 0),
  decode: (value) => (value === 1 ? true : value === 0 ? false : value),
});

const related = (relation: keyof Product['relacionados']): Column => ({
  encode: ({ relacionados }, { place }) => relacionados[relation].map(place),
  decode: (value, { id }) => list(value).map(id),
});

/**
 * Every field of a product but its id, in the order in which they are written. One column per field: alike values stand together, which is
 * what compression feeds on.
 */
export const productColumns = {
  nombre: text('nombre'),
  // Most slugs are their name's own.
  slug: {
    encode: ({ nombre, slug }) => (slug === textToSlug(nombre) ? 0 : slug),
    decode: (value, _long, { nombre }) => (value === 0 && typeof nombre === 'string' ? textToSlug(nombre) : value),
  },
  clave: text('clave'),
  marca: text('marca'),
  modelo: text('modelo'),
  descripcion: text('descripcion'),
  unicID: text('unicID'),
  etiquetas: texts('etiquetas'),
  // A price is never zero.
  precio: { encode: ({ precio }) => precio ?? 0, decode: (value) => (value === 0 ? undefined : value) },
  precioVigente: optionalText('precioVigente'),
  unidad: text('unidad'),
  familia: optionalText('familia'),
  ficha: {
    encode: ({ ficha }, { cell }) => ficha.flatMap(({ nombre, valor }) => [cell(nombre), cell(valor)]),
    decode: (value, { text }) =>
      groups(value, 2).map(([nombre, valor]) => ({ nombre: text(nombre), valor: text(valor) })),
  },
  caracteristicas: texts('caracteristicas'),
  imagenes: {
    encode: ({ imagenes }, { cell }) =>
      imagenes.flatMap(({ imagen, alt, ancho, alto }) => [cell(imagen), cell(alt), ancho, alto]),
    decode: (value, { text }) =>
      groups(value, 4).map(([imagen, alt, ancho, alto]) => ({ imagen: text(imagen), alt: text(alt), ancho, alto })),
  },
  documentos: {
    encode: ({ documentos }, { cell }) =>
      documentos.flatMap(({ nombre, archivo, bytes }) => [cell(nombre), cell(archivo), bytes]),
    decode: (value, { text }) =>
      groups(value, 3).map(([nombre, archivo, bytes]) => ({ nombre: text(nombre), archivo: text(archivo), bytes })),
  },
  accesorios: related('accesorios'),
  refacciones: related('refacciones'),
  alternativas: related('alternativas'),
  destacado: flag('destacado'),
  demostracion: flag('demostracion'),
} satisfies Readonly<Record<string, Column>>;
