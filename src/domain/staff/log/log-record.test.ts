import { expect, test } from 'vitest';
import type { Change } from '../journal/change.ts';
import { changedFields, loggedFields, logRecords, lotRecord } from './log-record.ts';
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

test('costs and each quotation are in records of their own, and the trash and what a customer’s link shows in none', () => {
  const server = { rev: 3, document: { precio: 1 } };
  const kinds = ['productos', 'internos', 'cotizaciones', 'estadosCotizacion', 'reparaciones', 'papelera'];
  const written = kinds.map((collection) => ({
    change: change(collection, { precio: 2 }),
    server,
  }));
  const records = logRecords(edit, written, 'iPad');
  expect(records.map(({ rutas, privado }) => [rutas, privado])).toEqual([
    [['productos/p1'], false],
    [['internos/p1'], true],
    [['cotizaciones/p1'], false],
    [['reparaciones/p1'], false],
  ]);
});

const line = { producto: 'p1', clave: 'TZ', nombre: 'Taladro', cantidad: 1, nota: 'Para Ana', precio: 100 };
const quotation = {
  folio: 'C-1',
  secreto: 's',
  nombre: 'Ana',
  telefono: '8112345678',
  correo: '',
  mensaje: 'Urge',
  notas: '',
  estado: 'recibida',
  historial: [],
  lineas: [line, { ...line, producto: 'p2' }],
};

test('of a quotation nothing of the person is kept, not what it was and not what it is', () => {
  const after = {
    ...quotation,
    telefono: '8100000000',
    notas: 'Vive en Obispado',
    estado: 'cotizada',
    historial: [{ estado: 'cotizada' }],
    lineas: [line, { ...line, producto: 'p2', precio: 90, nota: 'Otra' }],
  };
  const kept = { producto: 'p2', clave: 'TZ', nombre: 'Taladro', cantidad: 1 };
  expect(loggedFields('cotizaciones', quotation, after)).toEqual({
    antes: { estado: 'recibida', lineas: [{ ...kept, precio: 100 }] },
    despues: { estado: 'cotizada', lineas: [{ ...kept, precio: 90 }] },
    reservados: ['telefono', 'notas'],
  });
  // A visitor's quotation has no notes, and an answer has empty ones.
  const { notas: _none, ...sent } = quotation;
  expect(loggedFields('cotizaciones', sent, { ...quotation, estado: 'cotizada' })).not.toHaveProperty('reservados');
  const erased = loggedFields('cotizaciones', after, null);
  expect(erased.despues).toBeNull();
  expect(JSON.stringify([erased, loggedFields('cotizaciones', null, after)])).not.toMatch(/Ana|81|Obispado|Urge|Otra/);
});

test('of a repair neither the serial number nor the addresses of its photographs are kept', () => {
  const repair = { articulo: 'Taladro', serie: 'SN-1', falla: 'De Ana', estado: 'recibida', fotos: [] };
  const fotos = [{ archivo: 'reparaciones/x', visible: true }, { archivo: 'reparaciones/y' }];
  expect(loggedFields('reparaciones', repair, { ...repair, serie: 'SN-2', fotos })).toEqual({
    antes: { fotos: '' },
    despues: { fotos: '2, 1 a la vista' },
    reservados: ['serie'],
  });
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

test('a long title is cut between its signs, because the server refuses an edit with half of one for ever', () => {
  const title = `${'a'.repeat(199)}🔧🔧`;
  const written = [{ change: change('productos', { precio: 2 }), server: null }];
  expect(logRecords({ ...edit, title }, written, 'iPad')[0]?.['titulo']).toBe('a'.repeat(199));
  expect(lotRecord({ ...edit, title }, 'c1', [], 'iPad')['titulo']).toBe('a'.repeat(199));
});
