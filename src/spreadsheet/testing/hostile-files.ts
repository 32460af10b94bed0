import { constants, deflateRawSync } from 'node:zlib';
import { type BookType, utils, write } from 'xlsx';
import { archive, openDocument, rowsOf, sheetOf, workbook } from './archive.ts';
import { hostileOldWorkbooks } from './hostile-old-workbooks.ts';
import type { Outcome } from './odd-files.ts';

// Made to take down whoever reads them: more than fits, more than ends, and things that no list has any use for. Each is made when it
// is asked for, because some are large.

const TABLE: (string | number)[][] = [
  ['Clave', 'Descripción', 'Precio'],
  ['A-1', 'Brocha de 2"', 45.5],
  ['A-2', 'Cincel', 120],
  ['A-3', 'Útil para jardín', 99.99],
];
const PLAIN = rowsOf(TABLE);
const MB = 2 ** 20;

export interface HostileFile {
  readonly name: string;
  readonly outcome: Outcome;
  readonly make: () => Buffer;
}

const hostile = (name: string, outcome: Outcome, make: () => Buffer | string): HostileFile => ({
  name,
  outcome,
  make: () => Buffer.from(make()),
});

/** Deflated blanks, `megabytes` of them: a flushed block can be said again and again, so two gigabytes cost what thirty-two megabytes do. */
function deflatedBlanks(megabytes: number): Buffer {
  const step = Math.min(32, megabytes);
  const block = deflateRawSync(Buffer.alloc(step * MB, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes / step }, () => block), last]);
}

/** A sheet that inflates to blanks; what its directory says of it may be a lie. */
const blanks = (megabytes: number, says = megabytes * MB): Buffer =>
  workbook({ rows: PLAIN, more: [{ name: 'xl/blancos.xml', content: '', packed: deflatedBlanks(megabytes), says }] });
const blankSheet = (megabytes: number, says: number): Buffer =>
  archive([{ name: 'xl/workbook.xml', content: '', packed: deflatedBlanks(megabytes), says }]);

function written(bookType: BookType, rows: readonly (readonly unknown[])[] = TABLE): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Precios');
  return Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
}

/** An old workbook whose sectors follow one another in circles. */
function circles(from: number, next: (sector: number) => number): Buffer {
  const rows = Array.from({ length: 400 }, (_, at) => [`C-${at}`, `Artículo ${at}`, at * 1.5]);
  const bytes = written('biff8', [...TABLE.slice(0, 1), ...rows]);
  const table = 512 * (bytes.readUInt32LE(0x4c) + 1);
  for (let sector = from; sector < 120; sector += 1) bytes.writeUInt32LE(next(sector), table + sector * 4);
  return bytes;
}

const many = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('');
const numbered = (count: number, cells: (at: number) => string): Buffer =>
  workbook({ rows: many(count, (at) => `<row r="${at + 1}">${cells(at)}</row>`) });
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** Words that do not compress to nothing, which alone would give them away. */
const noise = (words: number): string => many(words, (at) => ` ${((at * 48_271) % 2_147_483_647).toString(36)}`);
const csv = (lines: readonly string[]): string => ['Clave,Descripción,Precio', ...lines].join('\r\n');
const entity = `<!DOCTYPE sst [<!ENTITY a "${'a'.repeat(100_000)}">]>`;

export const hostileFiles: readonly HostileFile[] = [
  hostile('dos-gigas.xlsx', /infla/, () => blanks(2048 - 32)),
  // Nobody unpacks what no sheet asks for.
  hostile('dos-gigas-que-mienten.xlsx', 'rows', () => blanks(2048 - 32, 100 * MB)),
  hostile('dos-gigas-libro.xlsx', /infla/, () => blankSheet(2048 - 32, 31 * MB)),
  hostile('bomba.ods', /infla/, () =>
    archive([{ name: 'content.xml', content: '', packed: deflatedBlanks(1024), says: 7 * MB }]),
  ),
  hostile('ods-de-cien-megas.ods', /infla/, () =>
    archive([
      { name: 'content.xml', content: Buffer.concat([Buffer.from('<a>'), Buffer.alloc(20 * MB, 'abcdefgh<b/>')]) },
      { name: 'otro.xml', content: Buffer.alloc(100 * MB, 'qwertyuiop<c/>') },
    ]),
  ),
  hostile('zip-en-zip.xlsx', /comprimido/, () => archive([{ name: 'lista.xlsx', content: workbook({ rows: PLAIN }) }])),
  hostile('entidad-cuadratica.xlsx', /instrucciones/, () =>
    workbook({
      rows: '<row><c t="s"><v>0</v></c></row>',
      strings: `${entity}<sst><si><t>${'&a;'.repeat(20_000)}</t></si></sst>`,
    }),
  ),
  hostile('entidad-externa.xlsx', /instrucciones/, () =>
    workbook({
      rows: PLAIN,
      strings: '<!DOCTYPE sst SYSTEM "http://127.0.0.1:9/x.dtd"><sst><si><t>x</t></si></sst>',
    }),
  ),
  hostile('entidad.ods', /dañado/, () =>
    archive([
      {
        name: 'content.xml',
        content: `<!DOCTYPE x [<!ENTITY a "b">${many(20, (at) => `<!ENTITY a${at} "&a;&a;&a;">`)}]><office:document-content>&a19;</office:document-content>`,
      },
    ]),
  ),
  hostile('dieciseis-mil-columnas.xlsx', 'rows', () =>
    workbook({
      rows: `${PLAIN}${many(30, (at) => `<row r="${at + 9}">${'<c><v>1</v></c>'.repeat(16_384)}</row>`)}`,
    }),
  ),
  hostile('un-millon-de-filas-vacias.xlsx', 'rows', () =>
    workbook({ rows: `${PLAIN}${many(1_000_000, (at) => `<row r="${at + 9}"/>`)}` }),
  ),
  hostile('ultima-celda.xlsx', 'rows', () =>
    workbook({
      sheet: sheetOf(
        `${PLAIN}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
        '<dimension ref="A1:XFD1048576"/>',
      ),
    }),
  ),
  hostile('ultima-celda.ods', /filas/, () =>
    openDocument(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="16384"/></table:table-row>',
    ),
  ),
  hostile('columnas-ocultas.xlsx', 'rows', () =>
    workbook({
      sheet: sheetOf(
        PLAIN,
        `<cols>${'<col min="1" max="16384" hidden="0"/><col min="9" max="16384" hidden="1"/>'.repeat(50_000)}</cols>`,
      ),
    }),
  ),
  hostile('texto-de-siete-megas.xlsx', 'rows', () =>
    workbook({
      rows: PLAIN + many(2000, (at) => `<row r="${at + 9}"><c t="s"><v>0</v></c><c><v>${at}</v></c></row>`),
      strings: `<sst><si><t>${noise(1_000_000)}</t></si></sst>`,
    }),
  ),
  hostile('fonetica-sin-cerrar.xlsx', 'rows', () =>
    workbook({ rows: PLAIN, strings: `<sst><si>${'<rPh sb="0">'.repeat(600_000)}</si></sst>` }),
  ),
  hostile('una-fila-sin-fin.xlsx', /dañado/, () =>
    workbook({ sheet: `<worksheet><sheetData><row r="1">${noise(900_000).replaceAll(' ', '</v></c><c><v>')}` }),
  ),
  hostile('formatos.xlsx', 'rows', () =>
    workbook({
      rows: PLAIN,
      more: [
        {
          name: 'xl/styles.xml',
          content: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(2_000_000)}"/></numFmts><cellXfs>${'<xf numFmtId="170"/>'.repeat(60_000)}</cellXfs></styleSheet>`,
        },
      ],
    }),
  ),
  hostile('cien-mil-veces-la-misma.csv', 'rows', () =>
    csv(Array.from({ length: 99_000 }, (_, at) => `A-1,Brocha,${at}`)),
  ),
  hostile('blancos-y-signos.xlsx', 'rows', () =>
    numbered(20_000, (at) => inline(`Z-${at}`) + inline(`$${' '.repeat(120)}x`) + inline(`${'1,'.repeat(40)}x`)),
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
  hostile('numeros-imposibles.xlsx', 'rows', () =>
    workbook({
      rows: `${PLAIN}<row r="9"><c t="s"><v>-5</v></c><c t="s"><v>4294967296</v></c><c><v>1e999</v></c><c t="b"><v>9</v></c><c t="e"><v>#¡OTRO!</v></c><c t="d"><v>ayer</v></c><c s="999999999"><v>5</v></c><c s="-1"><v>5</v></c></row><row r="-7"><c r="0"><v>1</v></c></row>`,
    }),
  ),
  hostile('proto.xlsx', 'rows', () =>
    workbook({
      rows: rowsOf([
        ['__proto__', 'constructor', 'Precio'],
        ['A-1', 'toString', 10],
        ['hasOwnProperty', '__proto__', 20],
      ]),
    }),
  ),
  hostile('circulo-de-uno.xls', /dañado/, () => circles(0, (sector) => sector)),
  hostile('circulo-de-dos.xls', /dañado/, () => circles(1, (sector) => sector ^ 1)),
  hostile('circulo-largo.xls', /dañado/, () => circles(1, (sector) => (sector % 100) + 1)),
  hostile('sectores-que-no-estan.xls', /dañado/, () => circles(1, () => 0x00ffffff)),
  ...hostileOldWorkbooks,
  hostile('tablas-en-tablas.xls', /dañado/, () => `<html><table>${'<tr><td><table>'.repeat(100_000)}x`),
  hostile('etiquetas-sin-fin.xls', /dañado/, () => `<html><table><tr>${'<td><b><i>1'.repeat(1_000_000)}`),
  hostile(
    'celda-combinada-enorme.xls',
    'rows',
    () => `<table><tr><td colspan="99999999" rowspan="99999999">A-1</td><td>1</td></tr></table>`,
  ),
  hostile('comentarios.xls', /dañado/, () => `<html><table><tr><td>A-1</td></tr>${'<!--'.repeat(400_000)}`),
  hostile(
    'xml-2003-sin-fin.xls',
    /filas/,
    () =>
      `<?xml version="1.0"?><Workbook xmlns:ss="x"><Worksheet><Table>${'<Row ss:Index="1048576"><Cell ss:Index="16384"><Data ss:Type="Number">1</Data></Cell></Row>'.repeat(20_000)}</Table></Worksheet></Workbook>`,
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
