import { expect, test } from 'vitest';
import { archiveLine } from './shop-archive.ts';

const text = (value: string) => ({ stringValue: value });
const list = (...values: string[]) => ({ arrayValue: { values: values.map(text) } });
const lineOf = (id: string, fields: object): unknown =>
  JSON.parse(archiveLine({ name: `projects/p/databases/(default)/documents/${id}`, fields }));

test('the log of an archive does not tell the pairing link of a kiosk, which is the name of its document', () => {
  const rutas = list('kioskos/secreto-de-veintidos-letras', 'ajustes/datos');
  expect(lineOf('bitacora/l1', { rutas, titulo: text('Kiosko «Entrada» agregado') })).toEqual({
    ruta: 'bitacora/l1',
    campos: { rutas: list('kioskos/reservado', 'ajustes/datos'), titulo: text('Kiosko «Entrada» agregado') },
  });
  expect(lineOf('bitacora/l2', { titulo: text('Sin rutas') })).toEqual({
    ruta: 'bitacora/l2',
    campos: { titulo: text('Sin rutas') },
  });
});

test('everything else is in it as it is stored', () => {
  const campos = { rutas: list('kioskos/a'), precio: { integerValue: '5' } };
  expect(lineOf('productos/p1', campos)).toEqual({ ruta: 'productos/p1', campos });
});
