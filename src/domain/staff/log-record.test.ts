import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { changedFields, logRecords, lotRecord } from './log-record.ts';
import { parseLogRecord } from './parse-log-record.ts';

const edit = { id: 'e1', title: 'Pala: guardar', by: { uid: 'ana', email: 'ana@example.mx' }, at: 7 };
const HECHO = { hecho: '2026-11-21T10:00:00Z' };
const change = (collection: string, document: Change['document']): Change => ({
  collection,
  id: 'p1',
  baseRev: 3,
  base: null,
  document,
});

test('only the fields that changed are kept, as they were and as they are', () => {
  expect(changedFields({ a: 1, b: [1], c: 1 }, { a: 1, b: [2], d: 1 })).toEqual({
    antes: { b: [1], c: 1 },
    despues: { b: [2], d: 1 },
  });
  expect(changedFields(null, { a: 1 })).toEqual({ antes: null, despues: { a: 1 } });
});

test('costs are in a record of their own, and quotations and the trash in none', () => {
  const server = { rev: 3, document: { precio: 1 } };
  const written = ['productos', 'internos', 'cotizaciones', 'papelera'].map((collection) => ({
    change: change(collection, { precio: 2 }),
    server,
  }));
  const records = logRecords(edit, written, 'iPad');
  expect(records.map(({ rutas, privado }) => [rutas, privado])).toEqual([
    [['productos/p1'], false],
    [['internos/p1'], true],
  ]);
});

test('a record reads back what was written, a deletion with the whole document', () => {
  const server = { rev: 3, document: { nombre: 'Pala' } };
  const [stored] = logRecords(edit, [{ change: change('borradores', null), server }], 'iPad');
  const read = parseLogRecord('x', { ...stored, ...HECHO });
  expect(read.ok && read.value).toMatchObject({
    entry: 'e1',
    by: 'ana',
    email: 'ana@example.mx',
    changes: [{ path: 'borradores/p1', from: 3, rev: 0, antes: { nombre: 'Pala' }, despues: null }],
  });
});

test('a lot is one record for all its products, each with its price and its day before and after', () => {
  const prices = [
    { id: 'p1', baseRev: 3, antes: 100, vigenteAntes: '2026-01-01', despues: 150, vigente: '2026-11-21' },
    { id: 'p2', baseRev: 0, antes: null, vigenteAntes: '', despues: 90, vigente: '2026-11-21' },
  ];
  const read = parseLogRecord('x', { ...lotRecord(edit, 'k1', prices, 'iPad'), ...HECHO });
  expect(read.ok && read.value.changes).toEqual([
    {
      path: 'productos/p1',
      from: 3,
      rev: 4,
      antes: { precio: 100, precioVigente: '2026-01-01' },
      despues: { precio: 150, precioVigente: '2026-11-21' },
    },
    { path: 'productos/p2', from: 0, rev: 1, antes: {}, despues: { precio: 90, precioVigente: '2026-11-21' } },
  ]);
});

test('what is no record is named instead of breaking the others', () => {
  expect(parseLogRecord('x', { rutas: 'productos/p1' }).ok).toBe(false);
});
