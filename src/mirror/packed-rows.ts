import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import type { StoredRow } from './stored-rows.ts';

/** The copy is not what was written: it is thrown away, and says nothing against the browser's storage. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}

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
}

// What a row is.
const WITHDRAWN = 0;
const SHOWN = 1;
const FEATURED = 2;
const DEMONSTRATED = 4;
const PRICED = 8;
const DATED = 16;
const OF_A_FAMILY = 32;

export function packRows(rows: readonly StoredRow[]): PackedRows {
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

  for (const { id, rev, product } of rows) {
    amounts.push(rev);
    if (!product) {
      put(WITHDRAWN, texts.place(id));
      continue;
    }
    const { precio, precioVigente, familia, relacionados } = product;
    put(
      SHOWN +
        (product.destacado ? FEATURED : 0) +
        (product.demostracion ? DEMONSTRATED : 0) +
        (precio === undefined ? 0 : PRICED) +
        (precioVigente === undefined ? 0 : DATED) +
        (familia === undefined ? 0 : OF_A_FAMILY),
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
  };
}

/** Half as many bytes where that is enough: what the browser copies is what the page waits for. */
function numbersIn(places: readonly number[]): PackedRows['lugares'] {
  const isSmall = places.every((place) => place < 2 ** 16);
  return isSmall ? Uint16Array.from(places) : Uint32Array.from(places);
}

/** The rows that {@link packRows} packed. Throws {@link DamagedCopy} on anything else. */
export function unpackRows(packed: unknown): StoredRow[] {
  if (!isPacked(packed)) throw new DamagedCopy();
  const { lugares, cantidades, textos } = packed;
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
    return { id, rev, product };
  });
  const isWhole = place === lugares.length && amount === cantidades.length && end === textos.length;
  if (!isWhole) throw new DamagedCopy();
  return rows;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

function isPacked(value: unknown): value is PackedRows {
  if (typeof value !== 'object' || value === null) return false;
  const { lugares, cantidades, textos } = value as Partial<PackedRows>;
  const hasPlaces = lugares instanceof Uint16Array || lugares instanceof Uint32Array;
  return hasPlaces && cantidades instanceof Float64Array && typeof textos === 'string';
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
