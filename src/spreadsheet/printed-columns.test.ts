import { expect, test } from 'vitest';
import { cellText } from '#domain/price-import/cell.ts';
import { readText } from './read-text.ts';
import { text } from './testing/supplier-list.ts';

const line = (clave: string, nombre: string, unidad: string, publico: string, mayoreo: string): string =>
  `${clave.padEnd(9)}  ${nombre.padEnd(24)}  ${unidad.padEnd(4)}  ${publico.padStart(9)}  ${mayoreo.padStart(9)}`.trimEnd();
const rowsOf = (lines: readonly string[]): string[][] =>
  readText(text(lines.join('\r\n'))).sheet.rows.map(({ cells }) => cells.map(cellText));

const TITLES = line('CLAVE', 'DESCRIPCION', 'UNI', 'PUBLICO', 'MAYOREO');
const many = Array.from({ length: 30 }, (_, at) =>
  line(`A-${at}`, `Codo ${at} de cobre`, 'PZA', `${at + 10}.50`, `${at + 8}.00`),
);

test('a printed list keeps its columns where a cell is blank', () => {
  const rows = rowsOf([
    TITLES,
    ...many,
    line('B-1', 'Tubo', '', '1,104.00', '980.00'),
    line('B-2', 'Cople', 'PZA', '', '90.00'),
    line('B-3', 'Tee', 'PZA', '95.00', ''),
  ]);
  expect(rows.slice(-3)).toEqual([
    ['B-1', 'Tubo', '', '1,104.00', '980.00'],
    ['B-2', 'Cople', 'PZA', '', '90.00'],
    ['B-3', 'Tee', 'PZA', '95.00'],
  ]);
});

test('a line that does not keep to the columns is cut at its blanks', () => {
  const rows = rowsOf([
    'FERRETERA DEL NORTE      LISTA DE PRECIOS DE MAYO',
    TITLES,
    ...many,
    'PLOMERIA Y TUBERIA DE COBRE',
    `B-1  Tubo de cobre rigido tipo M de 1/2"  PZA  104.00  90.00`,
    '           acabado cromado',
  ]);
  expect(rows[0]).toEqual(['FERRETERA DEL NORTE', 'LISTA DE PRECIOS DE MAYO']);
  expect(rows.slice(-3)).toEqual([
    ['PLOMERIA Y TUBERIA DE COBRE'],
    ['B-1', 'Tubo de cobre rigido tipo M de 1/2"', 'PZA', '104.00', '90.00'],
    ['', 'acabado cromado'],
  ]);
});

test('a printed list without columns of one width is cut at its blanks', () => {
  const lines = many.map((one, at) => one.replace(/ {2,}/g, ' '.repeat(2 + (at % 5))));
  expect(rowsOf(lines)[4]).toEqual(['A-4', 'Codo 4 de cobre', 'PZA', '14.50', '12.00']);
});

test('a gap that only the longest names reach across divides no column', () => {
  const names = ['Desarmador plano 1/4 x 6', 'Pinza de electricista 9"'];
  const rows = rowsOf([TITLES, ...many, ...names.map((name) => line('B-1', name, 'PZA', '52.00', '49.00'))]);
  expect(rows[0]).toEqual(['CLAVE', 'DESCRIPCION', 'UNI', 'PUBLICO', 'MAYOREO']);
  // Cut at its blanks, the dealers' price of such a line stood under the public's title, one column further to the right.
  expect(rows.slice(-2)).toEqual(names.map((name) => ['B-1', name, 'PZA', '52.00', '49.00']));
});

test('what is printed at the head of every page divides no columns and joins none', () => {
  const head = (page: number) => [
    '          FERRETERA DEL NORTE',
    `LISTA DE PRECIOS DE MAYO      HOJA    ${page}`,
    '-'.repeat(70),
    TITLES,
    '-'.repeat(70),
  ];
  const rows = rowsOf([...head(1), ...many.slice(0, 15), ...head(2), ...many.slice(15)]);
  expect(rows.filter(([clave = '']) => clave.startsWith('A-'))).toEqual(
    many.map((_, at) => [`A-${at}`, `Codo ${at} de cobre`, 'PZA', `${at + 10}.50`, `${at + 8}.00`]),
  );
  expect(rows.filter(([clave]) => clave === 'CLAVE')).toEqual(
    [1, 2].map(() => ['CLAVE', 'DESCRIPCION', 'UNI', 'PUBLICO', 'MAYOREO']),
  );
});
