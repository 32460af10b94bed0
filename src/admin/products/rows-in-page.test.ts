import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NEW_ROWS, nextRowBudget, nextRows, type RowRange, type RowsInPage } from './rows-in-page.ts';

const COUNT = 10_000;
const NOTHING: RowsInPage = { first: 0, end: 0, pictured: { first: 0, end: 0 }, isFast: false };
const SCREEN = 13;

const isNew = (range: RowRange, before: RowRange): number =>
  Math.max(0, range.end - range.first) -
  Math.max(0, Math.min(range.end, before.end) - Math.max(range.first, before.first));

function settle(rows: RowsInPage, seen: RowRange): RowsInPage {
  for (let frame = 0; frame < 50; frame += 1) {
    const next = nextRows(rows, seen, COUNT, true, MAX_NEW_ROWS);
    if (next === rows) return rows;
    rows = next;
  }
  throw new Error('It never settles');
}

test('each frame adds at most five rows and has a visible one, and a still window has all of its rows', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -COUNT, max: COUNT })));
  fc.assert(
    fc.property(fc.nat(COUNT - SCREEN), steps, (start, moves) => {
      let rows = NOTHING;
      let first = start;
      for (const move of moves) {
        first = Math.min(COUNT - SCREEN, Math.max(0, first + move));
        const next = nextRows(rows, { first, end: first + SCREEN }, COUNT, false, MAX_NEW_ROWS);
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

test('a frame adds no more rows than it is told, so that a slow device has time for them', () => {
  const rows = settle(NOTHING, { first: 100, end: 113 });
  expect(isNew(nextRows(rows, { first: 120, end: 133 }, COUNT, false, 3), rows)).toBe(3);
});

test('frames that are late add fewer rows, down to two, and frames in time more again', () => {
  expect(
    [100, 100, 100, 100, 16, 16, 16, 16].reduce((rooms, ms) => [...rooms, nextRowBudget(rooms.at(-1) ?? 0, ms)], [5]),
  ).toEqual([5, 4, 3, 2, 2, 3, 4, 5, 5]);
});

test('rows of a fast scroll have no pictures, and rows that come one by one have theirs at once', () => {
  const seen = { first: 100, end: 113 };
  const rows = settle(NOTHING, seen);
  const slow = nextRows(rows, { first: 101, end: 114 }, COUNT, false, MAX_NEW_ROWS);
  expect(slow.pictured.end).toBe(slow.end);

  let fast = nextRows(slow, { first: 500, end: 513 }, COUNT, false, MAX_NEW_ROWS);
  for (let frame = 0; frame < 10; frame += 1)
    fast = nextRows(fast, { first: 500, end: 513 }, COUNT, false, MAX_NEW_ROWS);
  expect(fast.end).toBeGreaterThan(513);
  expect(fast.pictured).toEqual(slow.pictured);
});

test('a list that grows shorter has no rows beyond its end, and an empty one none', () => {
  const rows = settle(NOTHING, { first: 100, end: 113 });
  expect(nextRows(rows, { first: 3, end: 3 }, 3, true, MAX_NEW_ROWS)).toMatchObject({ end: 3 });
  expect(nextRows(rows, { first: 0, end: 0 }, 0, true, MAX_NEW_ROWS)).toMatchObject({ first: 0, end: 0 });
});
