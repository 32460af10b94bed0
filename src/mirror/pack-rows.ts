import type { Product, ProductDocument, Spec } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import {
  DATED,
  DEMONSTRATED,
  FEATURED,
  type Later,
  type LaterFields,
  OF_A_FAMILY,
  type PackedAs,
  type PackedRows,
  PRICED,
  SHOWN,
  stepsOf,
  WITHDRAWN,
} from './packed-shape.ts';

/**
 * What a copy is saved as. Apart from what reads it, because a page reads its copy for the first screen and saves one long after.
 * @param fields the later ones that products may have.
 */
export function packRows(rows: readonly KnownProduct[], fields: LaterFields): PackedRows {
  const texts = placesOf<string>((text) => text);
  // The length of the name stands first, so that no two pairs make the same text.
  const specs = placesOf<Spec>(({ nombre, valor }) => `${nombre.length} ${nombre}${valor}`);
  const files = placesOf<ProductDocument>((file) => JSON.stringify([file.nombre, file.archivo, file.bytes]));
  // Lists of places, kept once each, because similar products have whole lists in common.
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
