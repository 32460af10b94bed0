import type { RankedSearch } from '#domain/search-report/search-totals.ts';
import type { FigureTable } from './figure-table.ts';

/** @param searches the most searched first */
export function mostSearchedTable(searches: readonly RankedSearch[]): FigureTable {
  return {
    title: 'Lo más buscado',
    file: 'lo-mas-buscado',
    heads: ['Búsqueda', 'Veces', 'Sin resultado', 'Equipos'],
    rows: searches.map(({ texto, veces, vanas, reportes }) => ({
      key: texto,
      cells: [texto, veces, vanas, reportes],
    })),
  };
}
