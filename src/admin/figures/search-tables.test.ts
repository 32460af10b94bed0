import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { NO_TOTALS, rankedSearches, withReports } from '#domain/search-report/search-totals.ts';
import { mostSearchedTable } from './search-tables.ts';

const creado = parseInstant('2026-11-23T18:00:00Z');

test('what several devices searched is added up over the days that are counted, the most searched first', () => {
  if (!creado) throw new Error('no time');
  const reports = [
    { id: 'a', dia: '2026-11-23', creado, lineas: ['pija tablaroca|3|0', 'codo de pvc|2|2'] },
    { id: 'b', dia: '2026-11-20', creado, lineas: ['codo de pvc|4|1'] },
    { id: 'c', dia: '2026-09-20', creado, lineas: ['cloro|9|9'] },
  ];
  const totals = withReports(NO_TOTALS, reports, '2026-11-23');
  expect(mostSearchedTable(rankedSearches(totals, 28, '2026-11-23')).rows.map(({ cells }) => cells)).toEqual([
    ['codo de pvc', 6, 3, 2],
    ['pija tablaroca', 3, 0, 1],
  ]);
});
