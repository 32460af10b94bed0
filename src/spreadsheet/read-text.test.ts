import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const cells = (text: string) => {
  const { sheet } = readText(new TextEncoder().encode(text));
  return sheet.rows.map((row) => row.cells);
};

test.each([',', ';', '\t', '|', '^', '~'])(
  'a name that begins with a quoted letter ends at the end of its line (%j)',
  (sign) => {
    const list = [
      ['Clave', 'Nombre', 'Precio'],
      ['A-1', 'Codo PVC', '10.00'],
      ['A-2', '"Y" PVC sanitaria de 4', '20.00'],
      ['A-3', '"T" PVC', '30.00'],
      ['A-4', 'Codo PVC 1/2"', '40.00'],
      ['A-5', 'Cople', '50.00'],
    ];
    expect(cells(list.map((row) => row.join(sign)).join('\r\n'))).toEqual(list);
  },
);

test('the rows around such a name keep their quotes, also those with a delimiter, a quote or a line end in them', () => {
  const text = [
    'Clave,Nombre,Precio',
    'A-1,"Codo, de 1/2"" PVC",10.00',
    'A-2,"Y" PVC,20.00',
    'A-3,"Llave\nde paso",30.00',
    'A-4,"Cople, liso",40.00',
  ].join('\n');
  expect(cells(text)).toEqual([
    ['Clave', 'Nombre', 'Precio'],
    ['A-1', 'Codo, de 1/2" PVC', '10.00'],
    ['A-2', '"Y" PVC', '20.00'],
    ['A-3', 'Llave\nde paso', '30.00'],
    ['A-4', 'Cople, liso', '40.00'],
  ]);
});

test('a quoted measure in inches whose quote is not doubled is part of its field', () => {
  expect(cells('Clave,Nombre,Precio\nA-1,"Tubo 1/2" cal. 12",10.00\nA-2,Codo,20.00')).toEqual([
    ['Clave', 'Nombre', 'Precio'],
    ['A-1', 'Tubo 1/2" cal. 12', '10.00'],
    ['A-2', 'Codo', '20.00'],
  ]);
});

test('a text that is written as a formula, to keep its zeros, is that text', () => {
  expect(cells('Clave,Precio\n"=""0017""","=""1061.00"""\n="0018",20.00')).toEqual([
    ['Clave', 'Precio'],
    ['0017', '1061.00'],
    ['0018', '20.00'],
  ]);
});

test('a list of which nearly every row begins with a quote that is none is read without quotes', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`A-${at}`, '"Y" PVC', `${at}.00`]);
  const text = ['Clave,Nombre,Precio', ...rows.map((row) => row.join(',')), 'Z-1,"fin",1.00'].join('\n');
  expect(cells(text).slice(1, 3001)).toEqual(rows);
});

test.each([
  ['CRLF, then LF', 'Clave,Precio\r\nA-1,10.00\r\nA-2,20.00\r\n', 'A-3,30.00\nA-4,40.00\n'],
  ['LF, then CRLF', 'Clave,Precio\nA-1,10.00\nA-2,20.00\n', 'A-3,30.00\r\nA-4,40.00\r\n'],
  ['CR alone, then LF', 'Clave,Precio\rA-1,10.00\rA-2,20.00\r', 'A-3,30.00\nA-4,40.00\n'],
  ['CR CR LF', 'Clave,Precio\r\r\nA-1,10.00\r\r\nA-2,20.00\r\r\n', 'A-3,30.00\r\r\nA-4,40.00'],
])('two lists that were put together keep all their rows, whatever ends their lines: %s', (_name, first, second) => {
  const { sheet } = readText(new TextEncoder().encode(first + second));
  expect(sheet.rows.map((row) => row.cells)).toEqual([
    ['Clave', 'Precio'],
    ['A-1', '10.00'],
    ['A-2', '20.00'],
    ['A-3', '30.00'],
    ['A-4', '40.00'],
  ]);
  expect(sheet.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('a list of two columns without titles is cut at its semicolons, not at the commas of its prices', () => {
  expect(cells('A-1;12,50\nA-2;30,00\nA-3;1.230,00')).toEqual([
    ['A-1', '12,50'],
    ['A-2', '30,00'],
    ['A-3', '1.230,00'],
  ]);
});

test('a list whose rows were saved as one quoted cell each is read by what those cells hold', () => {
  const rows = ['"Clave,Nombre,Precio"', '', '"A-1,""Tubo, 6 m"",12.50"', '"A-2,Codo,""1,250.00"""'];
  const { sheet } = readText(new TextEncoder().encode(rows.join('\r\n')));
  expect(sheet.rows).toEqual([
    { number: 1, isHidden: false, cells: ['Clave', 'Nombre', 'Precio'] },
    { number: 3, isHidden: false, cells: ['A-1', 'Tubo, 6 m', '12.50'] },
    { number: 4, isHidden: false, cells: ['A-2', 'Codo', '1,250.00'] },
  ]);
});

test('quotes behind a backslash, as a database writes them, end no field', () => {
  const rows = [
    String.raw`"clave","nombre","precio"`,
    String.raw`"A-1","Tubo 1/2\"","12.50"`,
    String.raw`"A-2","Codo \"Y\", 25 pzas, \"PVC\"","30.00"`,
    String.raw`"A-3","Cople","45.00"`,
    String.raw`"A-4","Tee 3/4\""` + ',"50.00"',
  ];
  expect(cells(rows.join('\n'))).toEqual([
    ['clave', 'nombre', 'precio'],
    ['A-1', 'Tubo 1/2"', '12.50'],
    ['A-2', 'Codo "Y", 25 pzas, "PVC"', '30.00'],
    ['A-3', 'Cople', '45.00'],
    ['A-4', 'Tee 3/4"', '50.00'],
  ]);
});

test('a backslash at the end of a field, as of a folder, hides no quote', () => {
  expect(cells(String.raw`"clave","carpeta","precio"` + '\n' + String.raw`"A-1","C:\fotos\","12.50"`)).toEqual([
    ['clave', 'carpeta', 'precio'],
    ['A-1', String.raw`C:\fotos` + '\\', '12.50'],
  ]);
});
