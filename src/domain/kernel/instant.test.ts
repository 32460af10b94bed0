import { expect, test } from 'vitest';
import { compareInstants, parseInstant, shiftInstant } from './instant.ts';

test('fractions of any length compare by time', () => {
  const early = parseInstant('2026-11-21T02:58:56.5Z');
  const late = parseInstant('2026-11-21T02:58:56.500001Z');
  expect(early).toBe('2026-11-21T02:58:56.500000000Z');
  expect(early && late && compareInstants(early, late)).toBe(-1);
});

test('text that is no instant is refused', () => {
  expect([parseInstant('ayer'), parseInstant(12), parseInstant('2026-11-21')]).toEqual([null, null, null]);
});

test('an instant is shifted to the microsecond', () => {
  const instant = parseInstant('2026-11-21T00:05:00.000123Z');
  expect(instant && shiftInstant(instant, -10 * 60_000)).toBe('2026-11-20T23:55:00.000123000Z');
});
