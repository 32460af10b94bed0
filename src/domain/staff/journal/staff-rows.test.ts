import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import type { Change, Fields } from './change.ts';
import { type EntryState, overlayOf } from './journal.ts';
import { staffRows } from './staff-rows.ts';

const parse = (id: string, fields: Fields) => ok({ id, name: String(fields['name']) });
const shown = (rev: number, change: Omit<Change, 'collection' | 'id'>, state: EntryState): readonly string[] => {
  const entry = { id: '1', title: '', by: { uid: 'ana', email: '' }, at: 0, state };
  const overlay = overlayOf([{ ...entry, changes: [{ collection: 'categories', id: 'c', ...change }] }]);
  const confirmed = [{ value: { id: 'c', name: 'suyo' }, rev, fields: { name: 'suyo' } }];
  return staffRows('categories', confirmed, overlay, parse).map(({ value }) => value.name);
};
const CONFIRMED: EntryState = { kind: 'confirmed' };

test('an edit that the server has is shown until the feed shows it, and no longer once somebody changed the document after it', () => {
  const edit = { baseRev: 3, base: null, document: { name: 'mío' } };
  expect(shown(3, edit, CONFIRMED)).toEqual(['mío']);
  expect(shown(4, edit, CONFIRMED)).toEqual(['mío']);
  expect(shown(9, edit, CONFIRMED)).toEqual(['suyo']);
  // What was not sent is this person's own work, whatever the others did.
  expect(shown(9, edit, { kind: 'saved' })).toEqual(['mío']);
});

test('a deletion that the server has hides the document as it was, and not one that has been changed since', () => {
  const deletion = { baseRev: 3, base: { name: 'suyo' }, document: null };
  expect(shown(2, deletion, CONFIRMED)).toEqual([]);
  expect(shown(3, deletion, CONFIRMED)).toEqual([]);
  expect(shown(4, deletion, CONFIRMED)).toEqual(['suyo']);
});
