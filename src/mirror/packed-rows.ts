import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { DamagedCopy } from './damaged-copy.ts';
import {
  DATED,
  DEMONSTRATED,
  FEATURED,
  OF_A_FAMILY,
  type PackedAs,
  type PackedRows,
  PRICED,
  stepsOf,
  WITHDRAWN,
} from './packed-shape.ts';

/**
 * The rows that `packRows` packed, in this version of the site or another: they have the fields that they say, whether this one knows them or
 * not. Throws {@link DamagedCopy} on anything else.
 */
export function unpackRows(packed: unknown): KnownProduct[] {
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

  const rows = many((): KnownProduct => {
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
    // Assigned and not spread into the object, because spreading took as long as everything else here.
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

/** A value that a place or a count points to. One that points to nothing was not written by `packRows`. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new DamagedCopy();
  return value;
}
