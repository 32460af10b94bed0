import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { Change, Fields } from '../journal/change.ts';
import type { Entry } from '../journal/journal.ts';
import { type Documents, historyOf } from './history.ts';
import { changedFields } from './log-record.ts';
import type { LogRecord } from './parse-log-record.ts';

const PATH = 'productos/p1';

function record(minute: number, from: number, before: Fields | null, after: Fields | null, path = PATH): LogRecord {
  const at = parseInstant(`2026-11-21T10:0${minute}:00Z`);
  if (!at) throw new Error('no time');
  const rev = after === null ? 0 : from + 1;
  return {
    id: `${path} ${minute}`,
    entry: `e${minute}`,
    title: '',
    by: 'ana',
    email: '',
    device: '',
    at,
    upload: '',
    changes: [{ path, from, rev, ...changedFields(before, after) }],
  };
}

const now = (rev: number, fields: Fields | null, path = PATH): Documents => new Map([[path, { rev, fields }]]);
const a = { nombre: 'Pala', precio: 100 };
const b = { nombre: 'Pala', precio: 200, marca: 'TENAZ' };
const c = { nombre: 'Pala', marca: 'TENAZ' };

test('each version is the document as it was, whatever order the records come in', () => {
  const records = [record(1, 0, null, a), record(3, 2, b, c), record(2, 1, a, b)];
  const { items, before } = historyOf(now(3, c), [], records);
  expect(items.map(({ version }) => version?.get(PATH))).toEqual([
    { rev: 3, fields: c },
    { rev: 2, fields: b },
    { rev: 1, fields: a },
  ]);
  expect(before.get(PATH)).toEqual({ rev: 0, fields: null });
  expect(items.map(({ texts }) => texts[0])).toEqual([
    'Precio con IVA: $2.00 → (vacío)',
    'Precio con IVA: $1.00 → $2.00',
    'Es nuevo',
  ]);
});

test('an edit that waits is first, and the versions before it start from what it started from', () => {
  const change: Change = { collection: 'productos', id: 'p1', baseRev: 2, base: b, document: { ...b, precio: 300 } };
  const entry: Entry = {
    id: 'e',
    title: '',
    changes: [change],
    by: { uid: 'ana', email: '' },
    at: 0,
    state: { kind: 'saved' },
  };
  const { items } = historyOf(now(3, { ...b, precio: 300 }), [entry], [record(1, 1, a, b)]);
  expect(items.map(({ origin }) => origin.kind)).toEqual(['waiting', 'written']);
  expect(items[1]?.version?.get(PATH)).toEqual({ rev: 2, fields: b });
});

test('a record of what this device has not seen yet has no version, and those before it keep theirs', () => {
  const { items } = historyOf(now(2, b), [], [record(2, 2, b, c), record(1, 1, a, b)]);
  expect(items.map(({ version }) => version?.get(PATH)?.fields ?? null)).toEqual([null, b]);
});

test('changes that nobody recorded are said, and leave their fields as they are', () => {
  const { items } = historyOf(now(9, { ...b, modelo: 'X' }), [], [record(1, 1, a, b)]);
  expect(items[0]?.isFollowedByGap).toBe(true);
  expect(historyOf(now(9, { ...b, modelo: 'X' }), [], [record(1, 1, a, b)]).before.get(PATH)?.fields).toEqual({
    ...a,
    modelo: 'X',
  });
});

test('the history of a draft that was deleted and made again has both', () => {
  const path = 'borradores/p1';
  const records = [record(1, 4, a, null, path), record(2, 0, null, c, path)];
  const { items, before } = historyOf(now(1, c, path), [], records);
  expect(items.map(({ version }) => version?.get(path)?.fields)).toEqual([c, null]);
  expect(before.get(path)).toEqual({ rev: 4, fields: a });
});

test('the records of one edit, its private one apart, are one change', () => {
  const paths = ['productos/p1', 'internos/p1'];
  const twins = paths.map((path) => record(1, 1, a, b, path));
  const documents: Documents = new Map(paths.map((path) => [path, { rev: 2, fields: b }]));
  expect(historyOf(documents, [], twins).items).toHaveLength(1);
});
