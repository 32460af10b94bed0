import { expect, test } from 'vitest';
import type { Warning } from '#domain/price-import/file-warnings.ts';
import { stopsOf } from './review-stops.ts';

const warning = (kind: Warning['kind'], more: Partial<Warning> = {}): Warning => ({
  kind,
  stops: true,
  value: 0,
  ...more,
});

test('a yes to the warnings of a list says nothing of a warning that comes later', () => {
  const moves = warning('moves');
  const first = stopsOf({ warnings: [moves] }, undefined);
  expect(stopsOf({ warnings: [moves, warning('unknown', { stops: false })] }, undefined)).toBe(first);
  expect(stopsOf({ warnings: [{ ...moves, value: 0.04 }] }, undefined)).toBe(first);
  for (const [warnings, earlier] of [
    [[warning('fewer'), moves], undefined],
    [[warning('far')], undefined],
    [[moves, warning('says', { text: 'Precios en dólares' })], undefined],
    [[moves], 'c0ffee'],
  ] as const)
    expect(stopsOf({ warnings }, earlier)).not.toBe(first);
  expect(stopsOf({ warnings: [] }, undefined)).toBe('');
});
