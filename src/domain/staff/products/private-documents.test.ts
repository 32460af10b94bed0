import { expect, test } from 'vitest';
import type { Change } from '../journal/change.ts';
import { judgeChange } from '../journal/judge-change.ts';
import { withNewer } from './private-documents.ts';

const change = (baseRev: number, base: Change['base'], document: Change['document']): Change => ({
  collection: 'internos',
  id: 'p1',
  baseRev,
  base,
  document,
});

test('a private document is emptied instead of deleted, because a tablet that was away would not hear of a deletion', () => {
  const cost = { costo: 100 };
  const deletion = change(3, cost, null);
  expect(judgeChange(deletion, { rev: 3, document: cost })).toMatchObject({ kind: 'apply', change: { document: {} } });
  // Sent again because the answer was lost.
  expect(judgeChange(deletion, { rev: 4, document: {} }, true)).toEqual({ kind: 'already' });
  // What was deleted by an earlier version of the site is gone.
  expect(judgeChange(deletion, null)).toEqual({ kind: 'already' });
});

test('a new private document goes on from the revision of an emptied one, and is joined with what a colleague filled meanwhile', () => {
  const created = change(0, null, { costo: 100 });
  expect(judgeChange(created, null)).toMatchObject({ kind: 'apply', change: { baseRev: 0 } });
  expect(judgeChange(created, { rev: 4, document: {} })).toMatchObject({ kind: 'apply', change: { baseRev: 4 } });
  expect(judgeChange(created, { rev: 1, document: { notas: 'Pedir' } })).toMatchObject({
    kind: 'apply',
    change: { baseRev: 1, document: { costo: 100, notas: 'Pedir' } },
    joined: ['notas'],
  });
  expect(judgeChange(created, { rev: 1, document: { costo: 200 } })).toEqual({ kind: 'conflict' });
});

test('an edit of a private document whose start is not known is not joined with anything', () => {
  expect(judgeChange(change(1, null, { costo: 1 }), { rev: 2, document: { notas: 'Pedir' } })).toEqual({
    kind: 'conflict',
  });
});

test('only newer documents replace known ones, and nothing new leaves the very same map', () => {
  const one = { id: 'p1', rev: 2, fields: { costo: 2 } };
  const known = new Map([['p1', one]]);
  expect(withNewer(known, [{ ...one, rev: 1, fields: {} }])).toBe(known);
  expect(withNewer(known, [{ ...one, rev: 3, fields: {} }]).get('p1')?.rev).toBe(3);
});
