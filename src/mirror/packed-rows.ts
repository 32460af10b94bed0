import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import type { StoredRow } from './stored-rows.ts';

/** The copy is not what was written. It is thrown away; this does not mean that the browser cannot store data. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}

/** How a later field is packed. */
export type PackedAs = 'text' | 'amount' | 'flag';
/** Fields with how they are packed, in the order of their bits. */
export type LaterFields = Readonly<Record<string, PackedAs>>;

/**
 * Rows as IndexedDB gives them back at once: two arrays of numbers and one text, which the browser copies as they lie. Every text stands once, and
 * products refer to it by its place, so alike ones share in memory what they have in common. JSON of the same rows took twice as long to read:
 * half of that went into making arrays and texts that were thrown away again.
 */
export interface PackedRows {
  /** Counts, lengths of texts and places, in the order in which they are read. */
  readonly lugares: Uint16Array | Uint32Array;
  /** What may be any number. */
  readonly cantidades: Float64Array;
  readonly textos: string;
  /** The later fields that the rows may have, in the order of their bits. Absent where they were packed before there were any. */
  readonly campos?: LaterFields;
}

// What a row is. The fields that are named here are the first ones: they are read fastest by an object that is written out. Every later one
// is in the table alone, has a bit behind these, and stands at the end of its row where the bit is set.
const WITHDRAWN = 0;
const SHOWN = 1;
const FEATURED = 2;
const DEMONSTRATED = 4;
const PRICED = 8;
const DATED = 16;
const OF_A_FAMILY = 32;
const FIRST_LATER = 64;

interface Later {
  readonly name: string;
  readonly as: PackedAs;
  readonly bit: number;
}

const stepsOf = (fields: LaterFields): Later[] =>
  Object.entries(fields).map(([name, as], at) => ({ name, as, bit: FIRST_LATER * 2 ** at }));

/** @param fields the later ones that products may have. */
export function packRows(rows: readonly StoredRow[], fields: LaterFields): PackedRows {
  const texts = placesOf<string>((text) => text);
  // With its length before it, no two pairs are one text.
  const specs = placesOf<Spec>(({ nombre, valor }) => `${nombre.length} ${nombre}${valor}`);
  const files = placesOf<ProductDocument>((file) => JSON.stringify([file.nombre, file.archivo, file.bytes]));
  // Of places. Alike products have whole lists in common too.
  const textLists = placesOf<readonly number[]>(String);
  const fileLists = placesOf<readonly number[]>(String);
  const textList = (items: readonly string[]): number => textLists.place(items.map(texts.place));
  const amounts: number[] = [];
  const body: number[] = [];
  const put = (...places: readonly number[]): void => void body.push(...places);
  const later = stepsOf(fields);
  const write: { readonly [As in PackedAs]: (value: never) => void } = {
    text: (text: string) => put(texts.place(text)),
    amount: (amount: number) => void amounts.push(amount),
    flag: (isSet: boolean) => put(Number(isSet)),
  };

  for (const { id, rev, product } of rows) {
    amounts.push(rev);
    if (!product) {
      put(WITHDRAWN, texts.place(id));
      continue;
    }
    const { precio, precioVigente, familia, relacionados } = product;
    // The table ties the name of a field to how it is packed.
    const valueOf = ({ name }: Later): never => product[name as keyof Product] as never;
    const present = later.filter((step) => valueOf(step) !== undefined);
    put(
      SHOWN +
        (product.destacado ? FEATURED : 0) +
        (product.demostracion ? DEMONSTRATED : 0) +
        (precio === undefined ? 0 : PRICED) +
        (precioVigente === undefined ? 0 : DATED) +
        (familia === undefined ? 0 : OF_A_FAMILY) +
        present.reduce((sum, { bit }) => sum + bit, 0),
      texts.place(id),
      texts.place(product.nombre),
      texts.place(product.slug),
      texts.place(product.clave),
      texts.place(product.marca),
      texts.place(product.modelo),
      texts.place(product.descripcion),
      texts.place(product.unicID),
      texts.place(product.unidad),
    );
    put(textList(product.etiquetas), product.ficha.length, ...product.ficha.map(specs.place));
    put(textList(product.caracteristicas), product.imagenes.length);
    for (const { imagen, alt, ancho, alto } of product.imagenes) {
      put(texts.place(imagen), texts.place(alt));
      amounts.push(ancho, alto);
    }
    put(fileLists.place(product.documentos.map(files.place)), textList(relacionados.accesorios));
    put(textList(relacionados.refacciones), textList(relacionados.alternativas));
    if (precio !== undefined) amounts.push(precio);
    if (precioVigente !== undefined) put(texts.place(precioVigente));
    if (familia !== undefined) put(texts.place(familia));
    for (const step of present) write[step.as](valueOf(step));
  }

  const specPlaces = specs.all.flatMap(({ nombre, valor }) => [texts.place(nombre), texts.place(valor)]);
  const filePlaces = files.all.flatMap(({ nombre, archivo }) => [texts.place(nombre), texts.place(archivo)]);
  const lengths = texts.all.map(({ length }) => length);
  const lists = [textLists, fileLists].map(({ all }) => [all.length, all.map((places) => [places.length, places])]);
  const parts = [
    lengths.length,
    lengths,
    specs.all.length,
    specPlaces,
    files.all.length,
    filePlaces,
    ...lists,
    rows.length,
    body,
  ];
  return {
    lugares: numbersIn(parts.flat(4)),
    cantidades: Float64Array.from([...files.all.map(({ bytes }) => bytes), ...amounts]),
    textos: texts.all.join(''),
    campos: fields,
  };
}

/** Half as many bytes where that is enough, because the page waits until the browser has copied them. */
function numbersIn(places: readonly number[]): PackedRows['lugares'] {
  const isSmall = places.every((place) => place < 2 ** 16);
  return isSmall ? Uint16Array.from(places) : Uint32Array.from(places);
}

/**
 * The rows that {@link packRows} packed, in this version of the site or another: they have the fields that they say, whether this one knows them or
 * not. Throws {@link DamagedCopy} on anything else.
 */
export function unpackRows(packed: unknown): StoredRow[] {
  if (!isPacked(packed)) throw new DamagedCopy();
  const { lugares, cantidades, textos, campos = {} } = packed;
  let place = 0;
  let amount = 0;
  const next = (): number => known(lugares[place++]);
  const nextAmount = (): number => known(cantidades[amount++]);
  const many = <T>(read: () => T): T[] => {
    const count = next();
    // Each takes a place at least.
    if (count > lugares.length - place) throw new DamagedCopy();
    // oxlint-disable-next-line unicorn/no-new-array -- in its size: grown, a list of one takes room for seventeen, and most of the time here goes to making room.
    const all = new Array<T>(count);
    for (let at = 0; at < count; at += 1) all[at] = read();
    return all;
  };

  let end = 0;
  const texts = many(() => {
    const start = end;
    end += next();
    return textos.slice(start, end);
  });
  const text = (): string => known(texts[next()]);
  const specs = many((): Spec => ({ nombre: text(), valor: text() }));
  const files = many((): ProductDocument => ({ nombre: text(), archivo: text(), bytes: nextAmount() }));
  const spec = (): Spec => known(specs[next()]);
  const file = (): ProductDocument => known(files[next()]);
  const picture = (): ProductImage => ({ imagen: text(), alt: text(), ancho: nextAmount(), alto: nextAmount() });
  const textLists = many(() => many(text));
  const fileLists = many(() => many(file));
  const textList = (): readonly string[] => known(textLists[next()]);
  const read: { readonly [As in PackedAs]: () => unknown } = {
    text,
    amount: nextAmount,
    flag: () => next() === 1,
  };
  const later = stepsOf(campos);

  const rows = many((): StoredRow => {
    const rev = nextAmount();
    const kind = next();
    const id = text();
    if (kind === WITHDRAWN) return { id, rev, product: null };
    // In the order in which they were packed.
    const product: Writable<Product> = {
      id,
      nombre: text(),
      slug: text(),
      clave: text(),
      marca: text(),
      modelo: text(),
      descripcion: text(),
      unicID: text(),
      unidad: text(),
      etiquetas: textList(),
      ficha: many(spec),
      caracteristicas: textList(),
      imagenes: many(picture),
      documentos: known(fileLists[next()]),
      relacionados: { accesorios: textList(), refacciones: textList(), alternativas: textList() },
      destacado: (kind & FEATURED) !== 0,
      demostracion: (kind & DEMONSTRATED) !== 0,
    };
    // Spread in, they took as long as all the rest.
    if (kind & PRICED) product.precio = nextAmount();
    if (kind & DATED) product.precioVigente = text();
    if (kind & OF_A_FAMILY) product.familia = text();
    for (const { name, as, bit } of later) {
      if (kind & bit) (product as Record<string, unknown>)[name] = known(read[as])();
    }
    return { id, rev, product };
  });
  const isWhole = place === lugares.length && amount === cantidades.length && end === textos.length;
  if (!isWhole) throw new DamagedCopy();
  return rows;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

function isPacked(value: unknown): value is PackedRows {
  if (typeof value !== 'object' || value === null) return false;
  const { lugares, cantidades, textos, campos = {} } = value as Partial<PackedRows>;
  const hasPlaces = lugares instanceof Uint16Array || lugares instanceof Uint32Array;
  const hasFields = typeof campos === 'object' && campos !== null;
  return hasPlaces && hasFields && cantidades instanceof Float64Array && typeof textos === 'string';
}

/** Places and counts lead nowhere else than into what was packed with them. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new DamagedCopy();
  return value;
}

/** Each value once, by its key, and where it stands. */
function placesOf<T>(keyOf: (value: T) => string): {
  readonly all: readonly T[];
  readonly place: (value: T) => number;
} {
  const all: T[] = [];
  const places = new Map<string, number>();
  return {
    all,
    place: (value) => {
      const key = keyOf(value);
      const seen = places.get(key);
      if (seen !== undefined) return seen;
      places.set(key, all.length);
      return all.push(value) - 1;
    },
  };
}
