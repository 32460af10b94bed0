import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import type { StoredRow } from './stored-rows.ts';

/** The copy is not what was written: it is thrown away, and says nothing against the browser's storage. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}

/**
 * Rows column by column: field names stand once, and what many products say stands once and is referred to by its place. That is two fifths of
 * the same rows as JSON, read in half the time, and products then share what they have in common in memory too.
 */
interface Columns {
  /** Withdrawn products. */
  readonly retirados: readonly (readonly [id: string, rev: number])[];
  readonly textos: readonly string[];
  /** Of each row of a table, the place of its name in `textos` and its value. */
  readonly renglones: readonly (number | string)[];
  readonly archivos: readonly ProductDocument[];
  readonly id: readonly string[];
  readonly rev: readonly number[];
  readonly nombre: readonly string[];
  readonly slug: readonly string[];
  readonly clave: readonly string[];
  readonly modelo: readonly string[];
  readonly precio: readonly (number | null)[];
  readonly destacado: readonly (0 | 1)[];
  readonly demostracion: readonly (0 | 1)[];
  // From here on places in `textos`; `null` where a product has none.
  readonly marca: readonly number[];
  readonly descripcion: readonly number[];
  readonly unicID: readonly number[];
  readonly unidad: readonly number[];
  readonly precioVigente: readonly (number | null)[];
  readonly familia: readonly (number | null)[];
  readonly caracteristicas: readonly (readonly number[])[];
  readonly etiquetas: readonly (readonly number[])[];
  readonly accesorios: readonly (readonly number[])[];
  readonly refacciones: readonly (readonly number[])[];
  readonly alternativas: readonly (readonly number[])[];
  /** Of each picture: its address' place, what it shows (0 for the product's name), width, height. */
  readonly imagenes: readonly (readonly (number | string)[])[];
  /** Places in `renglones` and in `archivos`. */
  readonly ficha: readonly (readonly number[])[];
  readonly documentos: readonly (readonly number[])[];
}

const COLUMNS =
  'id rev nombre slug clave modelo etiquetas precio accesorios refacciones alternativas destacado demostracion marca descripcion unicID unidad precioVigente familia caracteristicas imagenes ficha documentos'.split(
    ' ',
  );
const TABLES = ['retirados', 'textos', 'renglones', 'archivos'];
/** In place of a picture's text. */
const NAME = 0;

export function rowsToColumns(rows: readonly StoredRow[]): string {
  const shown = rows.flatMap(({ rev, product }) => (product ? [{ rev, product }] : []));
  const column = <T>(valueOf: (product: Product) => T): T[] => shown.map(({ product }) => valueOf(product));
  const textos = placesOf<string>((text) => text);
  // With its length before it, no two pairs are one text.
  const renglones = placesOf<Spec>(({ nombre, valor }) => `${nombre.length} ${nombre}${valor}`);
  const archivos = placesOf<ProductDocument>((file) => JSON.stringify([file.nombre, file.archivo, file.bytes]));
  const optional = (text: string | undefined): number | null => (text === undefined ? null : textos.place(text));
  const columns: Omit<Columns, 'textos' | 'renglones' | 'archivos'> = {
    retirados: rows.flatMap(({ id, rev, product }) => (product ? [] : [[id, rev] as const])),
    id: column(({ id }) => id),
    rev: shown.map(({ rev }) => rev),
    nombre: column(({ nombre }) => nombre),
    slug: column(({ slug }) => slug),
    clave: column(({ clave }) => clave),
    modelo: column(({ modelo }) => modelo),
    etiquetas: column(({ etiquetas }) => etiquetas.map(textos.place)),
    precio: column(({ precio }) => precio ?? null),
    accesorios: column(({ relacionados }) => relacionados.accesorios.map(textos.place)),
    refacciones: column(({ relacionados }) => relacionados.refacciones.map(textos.place)),
    alternativas: column(({ relacionados }) => relacionados.alternativas.map(textos.place)),
    destacado: column(({ destacado }) => (destacado ? 1 : 0)),
    demostracion: column(({ demostracion }) => (demostracion ? 1 : 0)),
    marca: column(({ marca }) => textos.place(marca)),
    descripcion: column(({ descripcion }) => textos.place(descripcion)),
    unicID: column(({ unicID }) => textos.place(unicID)),
    unidad: column(({ unidad }) => textos.place(unidad)),
    precioVigente: column(({ precioVigente }) => optional(precioVigente)),
    familia: column(({ familia }) => optional(familia)),
    caracteristicas: column(({ caracteristicas }) => caracteristicas.map(textos.place)),
    imagenes: column(({ nombre, imagenes }) =>
      imagenes.flatMap(({ imagen, alt, ancho, alto }) => [
        textos.place(imagen),
        alt === nombre ? NAME : alt,
        ancho,
        alto,
      ]),
    ),
    ficha: column(({ ficha }) => ficha.map(renglones.place)),
    documentos: column(({ documentos }) => documentos.map(archivos.place)),
  };
  const names = renglones.all.flatMap(({ nombre, valor }) => [textos.place(nombre), valor]);
  return JSON.stringify({ ...columns, renglones: names, textos: textos.all, archivos: archivos.all });
}

/** Rows as {@link rowsToColumns} wrote them. Throws {@link DamagedCopy} on anything else. */
export function columnsToRows(text: unknown): StoredRow[] {
  const columns = parseColumns(text);
  const { textos, archivos } = columns;
  const renglones = specsOf(columns.renglones, textos);
  const rows = columns.id.map((id, at): StoredRow => {
    const textIn = (column: readonly number[]): string => here(textos, here(column, at));
    const textsIn = (column: readonly (readonly number[])[]): string[] =>
      here(column, at).map((place) => here(textos, place));
    const nombre = here(columns.nombre, at);
    const precio = here(columns.precio, at);
    const precioVigente = here(columns.precioVigente, at);
    const familia = here(columns.familia, at);
    const product: Writable<Product> = {
      id,
      nombre,
      slug: here(columns.slug, at),
      clave: here(columns.clave, at),
      marca: textIn(columns.marca),
      modelo: here(columns.modelo, at),
      descripcion: textIn(columns.descripcion),
      unicID: textIn(columns.unicID),
      etiquetas: textsIn(columns.etiquetas),
      unidad: textIn(columns.unidad),
      ficha: here(columns.ficha, at).map((place) => here(renglones, place)),
      caracteristicas: textsIn(columns.caracteristicas),
      imagenes: picturesOf(here(columns.imagenes, at), nombre, textos),
      documentos: here(columns.documentos, at).map((place) => here(archivos, place)),
      relacionados: {
        accesorios: textsIn(columns.accesorios),
        refacciones: textsIn(columns.refacciones),
        alternativas: textsIn(columns.alternativas),
      },
      destacado: columns.destacado[at] === 1,
      demostracion: columns.demostracion[at] === 1,
    };
    // Spread in, they took as long as all the rest.
    if (precio !== null) product.precio = precio;
    if (precioVigente !== null) product.precioVigente = here(textos, precioVigente);
    if (familia !== null) product.familia = here(textos, familia);
    return { id, rev: here(columns.rev, at), product };
  });
  return [...rows, ...columns.retirados.map(([id, rev]): StoredRow => ({ id, rev, product: null }))];
}

function specsOf(cells: readonly (number | string)[], textos: readonly string[]): Spec[] {
  const specs: Spec[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    specs.push({ nombre: here(textos, Number(cells[at])), valor: String(cells[at + 1]) });
  }
  return specs;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

function picturesOf(
  cells: readonly (number | string)[],
  nombre: string,
  textos: readonly string[],
): Product['imagenes'] {
  const pictures: ProductImage[] = [];
  for (let at = 0; at < cells.length; at += 4) {
    const alt = cells[at + 1];
    pictures.push({
      imagen: here(textos, Number(cells[at])),
      alt: typeof alt === 'string' ? alt : nombre,
      ancho: Number(cells[at + 2]),
      alto: Number(cells[at + 3]),
    });
  }
  return pictures;
}

function parseColumns(text: unknown): Columns {
  if (typeof text !== 'string') throw new DamagedCopy();
  try {
    const columns: unknown = JSON.parse(text);
    if (isColumns(columns)) return columns;
  } catch {
    // Torn.
  }
  throw new DamagedCopy();
}

// Products were parsed before they were written, so it is enough to see that these are they.
function isColumns(value: unknown): value is Columns {
  if (typeof value !== 'object' || value === null) return false;
  const lists = new Map(Object.entries(value));
  const rows: unknown = lists.get('id');
  return (
    Array.isArray(rows) &&
    TABLES.every((name) => Array.isArray(lists.get(name))) &&
    COLUMNS.every((name) => {
      const column: unknown = lists.get(name);
      return Array.isArray(column) && column.length === rows.length;
    })
  );
}

function here<T>(list: readonly T[], place: number): T {
  const value = list[place];
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
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, all.length);
      return all.push(value) - 1;
    },
  };
}
