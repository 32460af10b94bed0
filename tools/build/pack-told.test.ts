import { expect, test } from 'vitest';
import { toldThings } from '#domain/search/told/told-things.ts';
import { unpackTold } from '#domain/search/told/unpack-told.ts';
import { packTold } from './pack-told.ts';

test('what is told of things is the same again after it was packed', () => {
  const things = toldThings();
  expect(things.length).toBeGreaterThan(500);
  const packed = packTold(things);
  const sorted = (all: typeof things): unknown =>
    all.map(({ names, stems }) => [names, [...stems].sort(([a], [b]) => a.localeCompare(b))]);
  expect(sorted(unpackTold(packed))).toEqual(sorted(things));
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
  expect(unpackTold(packTold(things))).toEqual(things);
});
