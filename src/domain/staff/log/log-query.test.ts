import { afterEach, expect, test } from 'vitest';
import { type Instant, instantToMilliseconds } from '#domain/kernel/instant.ts';
import { FIRST_ZONE, setShopZone } from '#domain/kernel/shop-zone.ts';
import { isInRange, logQueryFromAddress, logQueryToAddress, plainLogQuery, rangeOf } from './log-query.ts';

afterEach(() => setShopZone(FIRST_ZONE));

test('the address holds the query alone, and unknown parameters of it are ignored', () => {
  const query = { text: 'pala', person: 'u1', kind: 'precios', from: '2026-11-01', to: '2026-11-21' };
  const fields = logQueryToAddress(query);
  expect(fields).toEqual({ buscar: 'pala', persona: 'u1', clase: 'precios', desde: '2026-11-01', hasta: '2026-11-21' });
  expect(logQueryFromAddress((name) => fields[name] ?? null)).toEqual(query);
  expect(logQueryToAddress(plainLogQuery)).toEqual({});
  const odd: Record<string, string> = { desde: '2026-02-31', hasta: 'ayer' };
  expect(logQueryFromAddress((name) => odd[name] ?? null)).toEqual(plainLogQuery);
});

test('a range of days holds the whole last day of the shop, and no moment of the next', () => {
  const range = rangeOf({ ...plainLogQuery, person: 'ana', from: '2026-11-20', to: '2026-11-20' });
  const isIn = (moment: string, by = 'ana'): boolean => isInRange(range, by, instantToMilliseconds(moment as Instant));
  expect(isIn('2026-11-20T05:59:59.999Z')).toBe(false);
  expect([isIn('2026-11-20T06:00:00.000Z'), isIn('2026-11-21T05:59:59.999Z')]).toEqual([true, true]);
  expect(isIn('2026-11-21T06:00:00.000Z')).toBe(false);
  expect(isIn('2026-11-20T12:00:00.000Z', 'beto')).toBe(false);
});

test('a day is that of the zone that the shop has set, also where it has an hour more or less', () => {
  const range = (day: string) => {
    const { since, until } = rangeOf({ ...plainLogQuery, from: day, to: day });
    return [since, until].map((at) => at && instantToMilliseconds(at));
  };
  const moments = (...texts: readonly string[]) => texts.map((text) => instantToMilliseconds(text as Instant));
  setShopZone('sureste');
  expect(range('2026-11-20')).toEqual(moments('2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'));
  setShopZone('noroeste');
  // The clocks go back an hour on this day.
  expect(range('2026-11-01')).toEqual(moments('2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z'));
});
