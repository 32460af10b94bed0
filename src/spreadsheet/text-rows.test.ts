import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const cells = (lines: readonly string[]): unknown[][] => {
  const { rows } = readText(new TextEncoder().encode(lines.join('\r\n'))).sheet;
  return rows.map((row) => [...row.cells]);
};
const HEAD = '"Clave","Nombre","Precio"';
const plain = Array.from({ length: 6 }, (_, at) => `"A-${at}","Codo, rojo ${at}","${at + 10}.00"`);
const plainCells = plain.map((_, at) => [`A-${at}`, `Codo, rojo ${at}`, `${at + 10}.00`]);

test('inches at the end of a quoted name do not take the price of their row into the name', () => {
  // Programs that put quotation marks around a text without looking what it holds.
  const rows = cells([
    HEAD,
    ...plain,
    '"B-1","Codo 1/2"","99.00"',
    '"B-2","Broca 1/2" x 3"","88.00"',
    '"B-3","Codo de 2","77.00"',
  ]);
  expect(rows.slice(1)).toEqual([
    ...plainCells,
    ['B-1', 'Codo 1/2"', '99.00'],
    ['B-2', 'Broca 1/2" x 3"', '88.00'],
    ['B-3', 'Codo de 2', '77.00'],
  ]);
});

test('a name that begins with a quotation mark in the last rows leaves the quotes of all other rows as they are', () => {
  const rows = cells([HEAD, ...plain, 'B-1,"Y" PVC 4,99.00', '"B-2","Codo, azul","88.00"', 'B-3,"T" PVC,77.00']);
  expect(rows.slice(1)).toEqual([
    ...plainCells,
    ['B-1', '"Y" PVC 4', '99.00'],
    ['B-2', 'Codo, azul', '88.00'],
    ['B-3', '"T" PVC', '77.00'],
  ]);
});

test('inches in one row and a false quotation mark in another leave every other row as it is, also with a blank last cell', () => {
  const rows = cells([
    'Clave\tNombre\tPrecio\tNota',
    'A-1\tCodo\t1.00\tx',
    '"B-1"\t"Y" PVC 4\t2.00\t',
    '"B-2"\t"Codo 1/2""\t"3.00"\t',
    'A-2\t"a"\t4.00\ty',
  ]);
  expect(rows.slice(1)).toEqual([
    ['A-1', 'Codo', '1.00', 'x'],
    ['B-1', '"Y" PVC 4', '2.00'],
    ['B-2', 'Codo 1/2"', '3.00'],
    ['A-2', 'a', '4.00', 'y'],
  ]);
});
