import { expect, test } from 'vitest';
import { describedThings } from '#domain/search/described/described-things.ts';
import { unpackDescriptions } from '#domain/search/described/unpack-descriptions.ts';
import { packDescriptions } from './pack-descriptions.ts';

test('the table of described things is the same after packing and unpacking', () => {
  const things = describedThings();
  expect(things.length).toBeGreaterThan(500);
  const packed = packDescriptions(things);
  const sorted = (all: typeof things): unknown =>
    all.map(({ names, stems }) => [names, [...stems].sort(([a], [b]) => a.localeCompare(b))]);
  expect(sorted(unpackDescriptions(packed))).toEqual(sorted(things));
  expect(Object.values(packed).join('').length).toBeLessThan(75_000);
});

test.each([
  { things: [{ names: ['Clavo'], stems: new Map([['madera', 1]]) }] },
  {
    things: [
      { names: ['Clavo', 'Clavo de acero'], stems: new Map() },
      { names: ['Ñu'], stems: new Map([['clab', 3]]) },
    ],
  },
])('any table comes back: $things', ({ things }) => {
  expect(unpackDescriptions(packDescriptions(things))).toEqual(things);
});
