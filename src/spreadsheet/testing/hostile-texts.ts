import { type HostileFile, hostile, MB } from './hostile-file.ts';

const csv = (lines: readonly string[]): string => ['Clave,Descripción,Precio', ...lines].join('\r\n');
/** Text files: endless lines, open quotes and numbers that cannot be prices. */
export const hostileTexts: readonly HostileFile[] = [
  hostile('cien-mil-veces-la-misma.csv', 'rows', () =>
    csv(Array.from({ length: 99_000 }, (_, at) => `A-1,Brocha,${at}`)),
  ),
  hostile('parentesis.csv', 'rows', () =>
    csv(Array.from({ length: 20_000 }, (_, at) => `Z-${at},${'('.repeat(90)},${'-'.repeat(50)}${'+'.repeat(50)}`)),
  ),
  hostile('numeros-imposibles.csv', 'rows', () =>
    csv([
      'A-1,a,1e999',
      'A-2,b,-1e-400',
      'A-3,c,NaN',
      'A-4,d,Infinity',
      `A-5,e,${'9'.repeat(4000)}`,
      'A-6,f,0x1F',
      'A-7,g,٣٤',
    ]),
  ),
  hostile('catorce-megas-en-una-linea.csv', /una columna/, () => Buffer.alloc(14 * MB, 'abcdefghijklmnop')),
  hostile('comilla-abierta.csv', 'rows', () => `Clave,Precio\r\nA-1,10\r\n"${'A-2,20\r\n'.repeat(90_000)}`),
  hostile('comillas.csv', /una columna/, () => Buffer.alloc(12 * MB, '"')),
  hostile('un-millon-de-comas.csv', 'rows', () => `${','.repeat(1_000_000)}\r\nA-1,10\r\nA-2,20`),
  hostile('solo-renglones.csv', /filas/, () => Buffer.alloc(14 * MB, '\n')),
  hostile('renglones-mezclados.csv', 'rows', () => 'Clave,Precio\rA-1,10\nA-2,20\r\nA-3,30\n\rA-4,40'),
  hostile('cincuenta-megas.csv', /15 MB/, () => Buffer.alloc(60 * MB, 'x')),
  hostile('utf-16-sin-marca.csv', 'rows', () => Buffer.from(csv(['A-1,piña,10', 'A-2,ñ,20']), 'utf16le').swap16()),
  hostile('texto-y-nulos.csv', /No reconocemos/, () => `${csv(['A-1,x,10', 'A-2,y,20'])}${'\0'.repeat(60_000)}`),
];
