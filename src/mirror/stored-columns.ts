import type { Product, ProductDocument, Spec } from '#domain/catalogue/product.ts';
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
  readonly renglones: readonly Spec[];
  readonly archivos: readonly ProductDocument[];
  readonly id: readonly string[];
  readonly rev: readonly number[];
  readonly nombre: readonly string[];
  readonly slug: readonly string[];
  readonly clave: readonly string[];
  readonly modelo: readonly string[];
  readonly etiquetas: readonly (readonly string[])[];
  readonly precio: readonly (number | null)[];
  readonly accesorios: readonly (readonly string[])[];
  readonly refacciones: readonly (readonly string[])[];
  readonly alternativas: readonly (readonly string[])[];
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
    etiquetas: column(({ etiquetas }) => etiquetas),
    precio: column(({ precio }) => precio ?? null),
    accesorios: column(({ relacionados }) => relacionados.accesorios),
    refacciones: column(({ relacionados }) => relacionados.refacciones),
    alternativas: column(({ relacionados }) => relacionados.alternativas),
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
  return JSON.stringify({ ...columns, textos: textos.all, renglones: renglones.all, archivos: archivos.all });
}

/** Rows as {@link rowsToColumns} wrote them. Throws {@link DamagedCopy} on anything else. */
export function columnsToRows(text: unknown): StoredRow[] {
  const columns = parseColumns(text);
  const { textos, renglones, archivos } = columns;
  const rows = columns.id.map((_, at): StoredRow => {
    const textIn = (column: readonly number[]): string => here(textos, here(column, at));
    const nombre = here(columns.nombre, at);
    const precio = here(columns.precio, at);
    const precioVigente = here(columns.precioVigente, at);
    const familia = here(columns.familia, at);
    const product: Product = {
      id: here(columns.id, at),
      nombre,
      slug: here(columns.slug, at),
      clave: here(columns.clave, at),
      marca: textIn(columns.marca),
      modelo: here(columns.modelo, at),
      descripcion: textIn(columns.descripcion),
      unicID: textIn(columns.unicID),
      etiquetas: here(columns.etiquetas, at),
      unidad: textIn(columns.unidad),
      ficha: here(columns.ficha, at).map((place) => here(renglones, place)),
      caracteristicas: here(columns.caracteristicas, at).map((place) => here(textos, place)),
      imagenes: picturesOf(here(columns.imagenes, at), nombre, textos),
      documentos: here(columns.documentos, at).map((place) => here(archivos, place)),
      relacionados: {
        accesorios: here(columns.accesorios, at),
        refacciones: here(columns.refacciones, at),
        alternativas: here(columns.alternativas, at),
      },
      destacado: columns.destacado[at] === 1,
      demostracion: columns.demostracion[at] === 1,
      ...(precio !== null && { precio }),
      ...(precioVigente !== null && { precioVigente: here(textos, precioVigente) }),
      ...(familia !== null && { familia: here(textos, familia) }),
    };
    return { id: product.id, rev: here(columns.rev, at), product };
  });
  return [...rows, ...columns.retirados.map(([id, rev]): StoredRow => ({ id, rev, product: null }))];
}

function picturesOf(
  cells: readonly (number | string)[],
  nombre: string,
  textos: readonly string[],
): Product['imagenes'] {
  return Array.from({ length: cells.length / 4 }, (_, at) => {
    const [imagen, alt, ancho, alto] = cells.slice(at * 4, at * 4 + 4) as [
      number,
      typeof NAME | string,
      number,
      number,
    ];
    return { imagen: here(textos, imagen), alt: alt === NAME ? nombre : alt, ancho, alto };
  });
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
