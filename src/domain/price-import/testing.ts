import type { Instant } from '#domain/kernel/instant.ts';
import type { Cell, Sheet } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import type { CurrentProduct } from './clave-match.ts';
import { createPriceImport } from './price-import.ts';
import type { StoredUpload } from './stored-upload.ts';

/** A sheet of the rows as a test writes them; an empty row stays a gap in the numbers. */
export function sheetOf(rows: readonly (readonly Cell[])[], more: Partial<Sheet> = {}): Sheet {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells, isHidden: false }));
  const filled = numbered.filter(({ cells }) => cells.length > 0);
  return { name: 'Hoja1', isHidden: false, rows: filled, hiddenColumns: [], merges: [], ...more };
}

/** Products `A-1`, `A-2` … at the prices given in pesos; `null` is "Cotizar". */
export function productsOf(prices: Readonly<Record<string, number | null>>): CurrentProduct[] {
  return Object.entries(prices).map(([clave, pesos], at) => ({
    id: `p${at}`,
    clave,
    nombre: `Producto ${clave}`,
    precio: pesos === null ? null : Math.round(pesos * 100),
    vigente: pesos === null ? '' : '2026-01-01',
    rev: 1,
  }));
}

/** An upload of one price that was applied. */
export function uploadOf(id: string, creado: Instant): StoredUpload {
  return {
    id,
    creado,
    archivo: `${id}.csv`,
    huella: '',
    proveedor: '',
    columnas: { titulos: '', clave: 'Clave', precio: 'Precio', nombre: '', iva: 'incluido', factor: 1 },
    conteos: {
      filas: 1,
      suben: 1,
      bajan: 0,
      iguales: 0,
      desconocidas: 0,
      borradores: 0,
      errores: 0,
      escritas: 1,
      lotes: 1,
      lotesHechos: 1,
      aplicadas: 1,
      saltadas: 0,
      lotesDeshechos: 0,
      deshechas: 0,
      conservadas: 0,
    },
    estado: 'aplicada',
    por: 'ana',
    rev: 1,
  };
}

const ALL = { filter: 'todas', order: 'fila', search: '' } as const;

/** The rows of a sheet after what is proposed, and what a test decides. */
export function reviewed(
  rows: readonly (readonly Cell[])[],
  products: CurrentProduct[],
  decided: Partial<ImportChoices> = {},
  more: Partial<Sheet> = {},
) {
  const priceImport = createPriceImport([sheetOf(rows, more)]);
  priceImport.setProducts(products);
  const proposal = priceImport.propose(decided, null);
  const review = priceImport.review({ ...proposal.choices, iva: proposal.choices.iva ?? 'incluido' });
  return { priceImport, proposal, review, rows: priceImport.page(ALL, 0, 1000).rows };
}

/** Products with claves that are easily altered when they are read as numbers. */
export const shop = productsOf({ 'A-1': 100, 'A-2': 200, 'A-3': 300, '0017': 50, '12E4': 80, '7501234567890': 10 });
/** A list of three of its products. */
export const plain = [
  ['Clave', 'Producto', 'Precio'],
  ['A-1', 'Uno', 104],
  ['A-2', 'Dos', 190],
  ['A-3', 'Tres', 300],
];
