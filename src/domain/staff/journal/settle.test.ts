import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import type { Entry, Journal } from './journal.ts';
import { type Seen, settle } from './settle.ts';

/** When the entries of these tests are confirmed. */
const CONFIRMED_AT = 100;
/** The server's answers before and after that, and what the device's cache shows. */
const BEFORE = 50;
const AFTER = 150;
const CACHE = null;

const change = (key: string, baseRev: number, document: Change['document'], base: Change['base'] = null): Change => {
  const [collection = '', id = ''] = key.split('/');
  return { collection, id, baseRev, base: base ?? (baseRev > 0 ? { nombre: `rev ${baseRev}` } : null), document };
};
const confirmed = (...changes: readonly Change[]): Entry => ({
  id: crypto.randomUUID(),
  title: '',
  changes,
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'confirmed', at: CONFIRMED_AT },
});
const draft = { nombre: 'pala' };
const edit = (baseRev: number): Change => change('borradores/p', baseRev, draft);
const deletion = (baseRev: number): Change => change('borradores/p', baseRev, null);

/** How many entries are left where the feeds show these documents, and every other is absent, as of one answer. */
function left(journal: Journal, answeredAt: number | null, documents: Readonly<Record<string, number | Seen>> = {}) {
  const seenOf = (collection: string, id: string): Seen => {
    const seen = documents[`${collection}/${id}`] ?? 0;
    return typeof seen === 'number' ? { rev: seen, answeredAt } : seen;
  };
  return settle(journal, seenOf).length;
}

test('an edit leaves when a feed shows its revision or a later one, and never where nothing shows its collection', () => {
  const journal = [confirmed(edit(3))];
  expect([3, 4, 9].map((rev) => left(journal, CACHE, { 'borradores/p': rev }))).toEqual([1, 0, 0]);
  expect(settle(journal, () => undefined)).toEqual([]);
  expect(settle(journal, () => 'waiting')).toBe(journal);
});

test('a time of confirmation that is yet to come was written by a clock that was wrong, and holds no entry', () => {
  const seenOf = (): Seen => ({ rev: 0, answeredAt: BEFORE });
  const journal = [confirmed(change('borradores/p', 0, draft))];
  expect(settle(journal, seenOf, CONFIRMED_AT)).toBe(journal);
  expect(settle(journal, seenOf, CONFIRMED_AT - 1)).toEqual([]);
});

test('an edit and a deletion after it leave together, because a feed that was held back shows neither alone', () => {
  const journal = [confirmed(edit(3)), confirmed(deletion(4))];
  expect(left(journal, BEFORE)).toBe(0);
  expect(left([confirmed(edit(0)), confirmed(deletion(1))], AFTER)).toBe(0);
});

test('an edit of a document that a colleague then deleted leaves the journal when the server answers without the document', () => {
  expect(left([confirmed(edit(3))], CACHE)).toBe(1);
  expect(left([confirmed(edit(3))], BEFORE)).toBe(0);
});

test('a new document is waited for until an answer that is later than its confirmation', () => {
  expect([CACHE, BEFORE, AFTER].map((at) => left([confirmed(edit(0))], at))).toEqual([1, 1, 0]);
  // What builds on it was never shown either.
  expect(left([confirmed(edit(0)), confirmed(edit(1))], BEFORE)).toBe(2);
});

test('an edit of a draft that was deleted and made again leaves, though the new one counts from 1', () => {
  const again = { rev: 1, fields: { nombre: 'otra' } };
  expect(left([confirmed(edit(5))], AFTER, { 'borradores/p': 1 })).toBe(0);
  expect(left([confirmed(edit(5))], CACHE, { 'borradores/p': 1 })).toBe(1);
  expect(left([confirmed(edit(1))], AFTER, { 'borradores/p': { ...again, answeredAt: AFTER } })).toBe(0);
});

test('an edit stays while a later answer of the server still shows what it started from, because it is on its way', () => {
  expect(left([confirmed(edit(5))], AFTER, { 'borradores/p': 5 })).toBe(1);
  const start = { rev: 5, fields: { nombre: 'rev 5' }, answeredAt: AFTER };
  expect(left([confirmed(edit(5))], AFTER, { 'borradores/p': start })).toBe(1);
});

test('a deletion leaves at an absence that the server confirmed or at a newer document, never at an older revision of the cache', () => {
  const journal = [confirmed(deletion(3))];
  expect([2, 3].map((rev) => left(journal, CACHE, { 'borradores/p': rev }))).toEqual([1, 1]);
  expect(left(journal, CACHE)).toBe(1);
  expect(left(journal, BEFORE)).toBe(0);
  expect(left(journal, BEFORE, { 'borradores/p': 4 })).toBe(0);
  expect(left(journal, AFTER, { 'borradores/p': 1 })).toBe(0);
});

test('a document that was deleted and made again here is not taken for seen by the old one’s higher revision', () => {
  const journal = [confirmed(deletion(5)), confirmed(edit(0))];
  expect(left(journal, CACHE, { 'borradores/p': 5 })).toBe(2);
  expect(left(journal, BEFORE)).toBe(2);
  expect(left(journal, AFTER, { 'borradores/p': 1 })).toBe(0);
});

test('a deletion that a colleague took back before a feed showed it leaves, though the trash never showed it', () => {
  const trash = { coleccion: 'categories', documento: 'c', contenido: {} };
  const journal = [confirmed(change('categories/c', 3, null), change('papelera/categories-c', 0, trash))];
  const restored = { rev: 1, answeredAt: AFTER };
  expect(left(journal, BEFORE, { 'categories/c': restored })).toBe(0);
  // The deleted category itself is not shown any more, and the trash is still to come.
  expect(left(journal, BEFORE)).toBe(1);
});

test('an entry stays while an earlier one of the same document does, which would be shown again otherwise', () => {
  const withCost = confirmed(edit(3), change('internos/p', 1, { costo: 5 }));
  const journal = [withCost, confirmed(deletion(4))];
  expect(left(journal, BEFORE, { 'internos/p': 'waiting' })).toBe(2);
  expect(left(journal, BEFORE, { 'internos/p': 2 })).toBe(0);
});

test('an emptied private document is seen at its next revision', () => {
  const journal = [confirmed(change('internos/p', 3, null, { costo: 5 }))];
  expect([3, 4].map((rev) => left(journal, CACHE, { 'internos/p': rev }))).toEqual([1, 0]);
});

test('an entry that is not confirmed stays, and so does one of an earlier version until the server has answered', () => {
  expect(left([{ ...confirmed(edit(3)), state: { kind: 'saved' } }], AFTER, { 'borradores/p': 9 })).toBe(1);
  const old: Entry = { ...confirmed(edit(0)), state: { kind: 'confirmed' } };
  expect([CACHE, BEFORE].map((at) => left([old], at))).toEqual([1, 0]);
});
