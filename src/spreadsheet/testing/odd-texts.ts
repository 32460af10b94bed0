import { CSV, type OddFile, odd } from './odd-file.ts';

/** Bytes of a text by a table of its upper half, for encodings that Node does not write. */
const encoded = (text: string, upper: Readonly<Record<string, number>>): Buffer =>
  Buffer.from(text.split('').map((letter) => upper[letter] ?? letter.charCodeAt(0)));
const CP850 = { ñ: 0xa4, ó: 0xa2, á: 0xa0, í: 0xa1, Ú: 0xe9, ú: 0xa3 };
const MAC = { ñ: 0x96, ó: 0x97, á: 0x87, í: 0x92, Ú: 0xf2, ú: 0x9c };

/** Text files: encodings, delimiters, quotes and sizes. */
export const oddTexts = (): OddFile[] => [
  odd('un-byte.csv', 'x', /una columna/),
  odd('solo-bom.csv', '\uFEFF', /filas/),
  odd('blancos.csv', ' \r\n \r\n\t', /filas/),
  odd('proto.csv', '__proto__,constructor,Precio\r\nA-1,x,10\r\ntoString,y,20', 'rows'),
  odd('formulas.csv', 'Clave,Precio\r\n=1+1,10\r\n@SUM(A1),20\r\n+521,30', 'rows'),
  odd('nulos.csv', Buffer.alloc(5000, 'a\0\0\u0001b,'), /No reconocemos/),
  odd('utf16.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CSV, 'utf16le')]), 'rows'),
  odd('utf16-sin-marca.txt', Buffer.from(CSV.replaceAll(',', '\t'), 'utf16le'), 'rows'),
  odd('windows.csv', Buffer.from(CSV, 'latin1'), 'rows'),
  odd('dos.csv', encoded(CSV, CP850), 'rows'),
  odd('mac.csv', encoded(CSV, MAC), 'rows'),
  odd('sep.csv', `sep=;\r\n${CSV.replaceAll(',', ';')}`, 'rows'),
  odd(
    'comillas-abiertas.csv',
    `Clave,Descripción,Precio\r\nA-1,"Brocha 2",10\r\nA-2,"Broca 1/4 sin cerrar,20\r\nA-3,x,30`,
    'rows',
  ),
  odd('una-columna.csv', 'hola\r\nadiós\r\n', /una columna/),
  odd('una-linea.csv', Buffer.alloc(14 * 2 ** 20, 'abcdefg,'), 'rows'),
  odd('demasiadas.csv', 'A-1,10\r\n'.repeat(120_000), /100,000/),
  odd('anchisimo.csv', `${'columna,'.repeat(5000)}\r\n${'1,'.repeat(5000)}`, 'rows'),
  odd('enorme.csv', Buffer.alloc(16 * 2 ** 20, 'A-1,10\r\n'), /15 MB/),
];
