import { expect, test } from 'vitest';
import { type Instant, instantToMilliseconds } from '#domain/kernel/instant.ts';
import { isKeptTooLong } from './kept-time.ts';
import type { QuoteState } from './quote-state.ts';

const instant = (day: string): Instant => `${day}T18:00:00.000000000Z` as Instant;
const quote = (came: string, estado: QuoteState, ...changed: string[]) => ({
  creado: instant(came),
  estado,
  historial: changed.map((day) => ({ estado, por: 'ana@tienda.mx', en: instantToMilliseconds(instant(day)) })),
});

test.each([
  ['came more than twelve months ago', quote('2025-11-27', 'recibida'), true],
  ['came twelve months ago today', quote('2025-11-28', 'recibida'), false],
  ['came long ago and was answered within the year', quote('2024-01-10', 'cotizada', '2025-12-01'), false],
  ['was closed without a sale more than a year ago', quote('2024-01-10', 'cancelada', '2024-02-01'), true],
  ['ended in a purchase, whose time the tax laws say', quote('2020-01-10', 'aceptada', '2020-01-11'), false],
])('a quotation that %s', (_, kept, isTooLong) => {
  expect(isKeptTooLong(kept, '2026-11-28')).toBe(isTooLong);
});

test('the days are the shop’s: half past eleven at night in Monterrey is the day after by UTC', () => {
  const late = { ...quote('2025-11-28', 'recibida'), creado: '2025-11-28T05:30:00.000000000Z' as Instant };
  expect(isKeptTooLong(late, '2026-11-28')).toBe(true);
});
