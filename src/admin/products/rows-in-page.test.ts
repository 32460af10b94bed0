import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRows, type RowRange, type RowsInPage } from './rows-in-page.ts';

const COUNT = 10_000;
const NOTHING: RowsInPage = { first: 0, end: 0, pictured: { first: 0, end: 0 }, isHurried: false };
const SCREEN = 13;

const isNew = (range: RowRange, before: RowRange): number =>
  Math.max(0, range.end - range.first) -
  Math.max(0, Math.min(range.end, before.end) - Math.max(range.first, before.first));

function settle(rows: RowsInPage, seen: RowRange): RowsInPage {
  for (let frame = 0; frame < 50; frame += 1) {
    const next = nextRows(rows, seen, COUNT, true);
    if (next === rows) return rows;
    rows = next;
  }
  throw new Error('It never settles');
}

test('however the window moves, a frame brings few rows, some are seen in each, and at rest all are there', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -COUNT, max: COUNT })));
  fc.assert(
    fc.property(fc.nat(COUNT - SCREEN), steps, (start, moves) => {
      let rows = NOTHING;
      let first = start;
      for (const move of moves) {
        first = Math.min(COUNT - SCREEN, Math.max(0, first + move));
        const next = nextRows(rows, { first, end: first + SCREEN }, COUNT, false);
        expect(isNew(next, rows)).toBeLessThanOrEqual(5);
        expect(next.first).toBeLessThan(first + SCREEN);
        expect(next.end).toBeGreaterThan(first);
        rows = next;
      }
      const seen = { first, end: first + SCREEN };
      const rested = settle(rows, seen);
      expect(rested.first).toBe(Math.max(0, first - 8));
      expect(rested.end).toBe(Math.min(COUNT, seen.end + 8));
      expect(rested.pictured).toEqual({ first: rested.first, end: rested.end });
    }),
  );
});

test('rows that fly by have no pictures, and those that come one by one have theirs at once', () => {
  const seen = { first: 100, end: 113 };
  const rows = settle(NOTHING, seen);
  const walked = nextRows(rows, { first: 101, end: 114 }, COUNT, false);
  expect(walked.pictured.end).toBe(walked.end);

  let flown = nextRows(walked, { first: 500, end: 513 }, COUNT, false);
  for (let frame = 0; frame < 10; frame += 1) flown = nextRows(flown, { first: 500, end: 513 }, COUNT, false);
  expect(flown.end).toBeGreaterThan(513);
  expect(flown.pictured).toEqual(walked.pictured);
});

test('a list that grows shorter has no rows beyond its end, and an empty one none', () => {
  const rows = settle(NOTHING, { first: 100, end: 113 });
  expect(nextRows(rows, { first: 3, end: 3 }, 3, true)).toMatchObject({ end: 3 });
  expect(nextRows(rows, { first: 0, end: 0 }, 0, true)).toMatchObject({ first: 0, end: 0 });
});
