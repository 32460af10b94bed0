import { expect, test } from 'vitest';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { isSettled, resumeFrom, settledAt, withNews } from './delta-window.ts';

function instant(time: string) {
  const parsed = parseInstant(`2026-11-21T${time}Z`);
  if (!parsed) throw new Error(time);
  return parsed;
}
function row(id: string, rev: number, time: string): ProductRow {
  const fields = { nombre: id, slug: id, clave: id, unicID: '0', rev, actualizado: instant(time) };
  const parsed = parseProductRow(id, fields);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

test('what was read is settled ten minutes before it was read', () => {
  expect(settledAt(instant('12:00:00.123456'))).toBe(instant('11:50:00.123456'));
});

test('a window is read on from what is settled, and from its start while that is later or nothing is known', () => {
  const start = { actualizado: instant('10:00:00'), id: 'p' };
  const known = { start, rows: [] };
  expect(resumeFrom(known, null)).toBe(start);
  expect(resumeFrom({ start, rows: null }, instant('11:00:00'))).toBe(start);
  expect(resumeFrom(known, instant('09:00:00'))).toBe(start);
  expect(resumeFrom(known, instant('11:00:00'))).toEqual({ actualizado: instant('11:00:00'), id: null });
});

test('only a window whose products are all settled needs no second look', () => {
  const rows = [row('a', 1, '10:00:00'), row('b', 1, '10:30:00')];
  expect(isSettled({ start: null, rows }, instant('10:31:00'))).toBe(true);
  expect(isSettled({ start: null, rows }, instant('10:30:00'))).toBe(false);
  expect(isSettled({ start: null, rows }, null)).toBe(false);
});

test('the higher revision stays, whichever comes last, and nothing new is the very same list', () => {
  const known = [row('a', 3, '10:00:00'), row('b', 1, '10:00:00')];
  expect(withNews(known, [row('a', 2, '09:00:00'), row('b', 1, '10:00:00')])).toBe(known);
  const news = withNews(known, [row('b', 2, '10:05:00'), row('c', 1, '10:05:00')]);
  expect(news.map(({ id, rev }) => `${id}${rev}`)).toEqual(['a3', 'b2', 'c1']);
  expect(news[0]).toBe(known[0]);
});

test('the same revision with a field more is news: whoever read it before did not know that field', () => {
  const [before] = [row('a', 3, '10:00:00')];
  if (!before.product) throw new Error('no product');
  const now = { ...before, product: { ...before.product, codigoBarras: '96385074' } };
  expect(withNews([before], [now])).toEqual([now]);
  const known = [now];
  expect(withNews(known, [before])).toBe(known);
});
