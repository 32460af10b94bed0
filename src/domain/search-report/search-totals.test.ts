import { expect, test } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { parseReport } from './parse-report.ts';
import { NO_TOTALS, type ReceivedReport, rankedSearches, vainSearches, withReports } from './search-totals.ts';

const TODAY = '2026-11-23';
const report = (id: string, dia: string, ...lineas: string[]): ReceivedReport => ({
  id,
  dia,
  creado: `${dia}T18:00:00.000000000Z` as Instant,
  lineas,
});
const totals = withReports(
  NO_TOTALS,
  [
    report('a', '2026-11-10', 'taladro|9|0'),
    report('b', '2026-11-17', 'chisme|2|2', 'taladro|1|0'),
    report('c', TODAY, 'chisme|1|1', 'gusanito|1|1', 'taladro|3|0', 'sin cuentas', '|3|3'),
  ],
  TODAY,
);

test('what several devices report of a text is counted together, over the days that are asked for', () => {
  expect(rankedSearches(totals, 7, TODAY)).toEqual([
    { texto: 'taladro', veces: 4, vanas: 0, reportes: 2 },
    { texto: 'chisme', veces: 3, vanas: 3, reportes: 2 },
    { texto: 'gusanito', veces: 1, vanas: 1, reportes: 1 },
  ]);
  expect(rankedSearches(totals, 30, TODAY)[0]?.veces).toBe(13);
  expect(rankedSearches(totals, 7, TODAY)).toHaveLength(3);
});

test('searches that found nothing at least once are listed, the most frequent first', () => {
  expect(vainSearches(rankedSearches(totals, 30, TODAY)).map(({ texto }) => texto)).toEqual(['chisme', 'gusanito']);
});

test('the next reading begins behind the last report, and days of more than ninety ago are forgotten', () => {
  expect(totals.through).toEqual({ creado: `${TODAY}T18:00:00.000000000Z`, id: 'c' });
  const later = withReports(totals, [], '2027-02-10');
  expect(Object.keys(later.days)).toEqual(['2026-11-17', TODAY]);
  expect(later.through).toEqual(totals.through);
});

test('a report that cannot be read is named', () => {
  const stored = { dia: TODAY, lineas: ['taladro|1|0'], creado: `${TODAY}T18:00:00Z`, caduca: 'x' };
  expect(parseReport('a', stored)).toEqual({ ok: true, value: report('a', TODAY, 'taladro|1|0') });
  for (const bad of [{ dia: 'hoy' }, { lineas: 'taladro' }, { creado: 'ayer' }])
    expect(parseReport('a', { ...stored, ...bad })).toMatchObject({ ok: false, error: { id: 'a' } });
});

test('a text that is called like what every object has is counted like any other', () => {
  const odd = withReports(NO_TOTALS, [report('a', TODAY, 'constructor|2|2', 'valueof|1|0')], TODAY);
  expect(vainSearches(rankedSearches(odd, 7, TODAY))).toEqual([
    { texto: 'constructor', veces: 2, vanas: 2, reportes: 1 },
  ]);
});
