import { expect, test } from 'vitest';
import {
  afterAnswer,
  afterRefusal,
  afterReport,
  dueReport,
  type KeptSearches,
  NO_SEARCHES,
  withDueReport,
  withSearch,
} from './kept-searches.ts';

const MONDAY = '2026-11-23';
const search = (kept: KeptSearches, texto: string, isVain = false, day = MONDAY): KeptSearches =>
  withSearch(kept, texto, isVain, day);
const times = (count: number, kept: KeptSearches, texto: string, isVain = false): KeptSearches =>
  count === 0 ? kept : times(count - 1, search(kept, texto, isVain), texto, isVain);

test('a report has what was searched in vain first, then what was searched most, each with its counts', () => {
  const kept = times(2, times(1, times(3, NO_SEARCHES, 'taladro'), 'chisme', true), 'brocha');
  expect(dueReport(kept, MONDAY)).toEqual({ dia: MONDAY, lineas: ['chisme|1|1', 'taladro|3|0', 'brocha|2|0'] });
});

test('a report has twenty lines at most, and of a hundred searches of one text it says ninety-nine', () => {
  const many = Array.from({ length: 30 }, (_, at) => `texto ${at}`).reduce(
    (kept, one) => search(kept, one),
    NO_SEARCHES,
  );
  expect(dueReport(many, MONDAY)?.lineas).toHaveLength(20);
  expect(dueReport(times(120, NO_SEARCHES, 'taladro'), MONDAY)?.lineas).toEqual(['taladro|99|0']);
});

test('a day has one report; what is searched after it goes with the next day', () => {
  const first = search(NO_SEARCHES, 'taladro');
  const report = dueReport(first, MONDAY);
  const later = search(report ? afterReport(first, report, MONDAY) : first, 'brocha');
  expect(dueReport(later, MONDAY)).toBeNull();
  expect(dueReport(later, '2026-11-24')).toEqual({ dia: MONDAY, lineas: ['brocha|1|0'] });
});

test('what is searched while a report is on its way is not lost with it', () => {
  const sent = times(3, NO_SEARCHES, 'taladro');
  const report = dueReport(sent, MONDAY);
  if (!report) throw new Error('A report is due');
  const meanwhile = times(2, search(sent, 'taladro', true), 'brocha');
  const later = dueReport(afterReport(meanwhile, report, MONDAY), '2026-11-24');
  expect(later?.lineas).toEqual(['taladro|1|1', 'brocha|2|0']);
});

test('what waited for a network for more than six days is not reported any more', () => {
  const kept = search(NO_SEARCHES, 'taladro', false, '2026-11-28');
  expect(dueReport(kept, '2026-12-04')).not.toBeNull();
  expect(dueReport(kept, '2026-12-05')).toBeNull();
});

test('what the server refused goes with the report of the next day', () => {
  const refused = afterRefusal(search(NO_SEARCHES, 'taladro'), MONDAY);
  expect(dueReport(refused, MONDAY)).toBeNull();
  expect(dueReport(refused, '2026-11-24')?.lineas).toEqual(['taladro|1|0']);
});

test('a new search does not bring back what waited for too long', () => {
  const later = search(search(NO_SEARCHES, 'taladro'), 'brocha', false, '2026-12-05');
  expect(dueReport(later, '2026-12-05')?.lineas).toEqual(['brocha|1|0']);
});

test('a device that has reported everything has nothing due', () => {
  expect(dueReport(NO_SEARCHES, MONDAY)).toBeNull();
});

test('a report keeps its id and its lines until its answer is known, whatever is searched meanwhile', () => {
  const sent = withDueReport(search(NO_SEARCHES, 'taladro'), MONDAY, 'one');
  const later = withDueReport(search(sent, 'taladro'), MONDAY, 'two');
  expect(later.porEnviar).toEqual({ id: 'one', dia: MONDAY, lineas: ['taladro|1|0'] });
  expect(later.cuentas).toEqual([{ texto: 'taladro', veces: 2, vanas: 0 }]);
});

test('a report without an answer for more than six days is dropped, and what was searched since is reported', () => {
  const sent = withDueReport(search(NO_SEARCHES, 'taladro'), MONDAY, 'one');
  const later = withDueReport(search(sent, 'brocha', false, '2026-11-29'), '2026-11-30', 'two');
  expect(later.porEnviar).toEqual({ id: 'two', dia: '2026-11-29', lineas: ['brocha|1|0'] });
});

test('the answer to a report that another tab has settled changes nothing', () => {
  const sent = withDueReport(search(NO_SEARCHES, 'taladro'), MONDAY, 'one');
  if (!sent.porEnviar) throw new Error('A report is due');
  const settled = afterAnswer(sent, sent.porEnviar, { isReceived: true, wasSentBefore: false }, MONDAY);
  expect(afterAnswer(settled, sent.porEnviar, { isReceived: true, wasSentBefore: true }, MONDAY)).toBe(settled);
  expect(settled.cuentas).toEqual([]);
});
