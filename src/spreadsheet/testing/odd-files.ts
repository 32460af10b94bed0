import { type BookType, utils, write } from 'xlsx';
import { archive, rowsOf, sheetOf, workbook } from './archive.ts';

/** What becomes of a file: rows on the page, or a message. One of the two, so that a change of either is seen. */
export type Outcome = 'rows' | RegExp;
export interface OddFile {
  readonly name: string;
  readonly content: Buffer;
  readonly outcome: Outcome;
  /** As large as anything that is read: on a busy machine the worker's time may end before its rows do. */
  readonly mayBeSlow?: true;
}

const TABLE: (string | number)[][] = [
  ['Clave', 'Descripción', 'Precio'],
  ['A-1', 'Brocha de 2" piña', 45.5],
  ['0017', 'Cincel ñandú', 120],
  ['12E4', 'Útil para jardín', 99.99],
];
const CSV = TABLE.map((row) => row.join(',')).join('\r\n');
const PLAIN = rowsOf(TABLE);

const written = (bookType: BookType): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE), 'Precios');
  return Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
};

/** The same damage at every run: a file that fails must fail again. */
function damaged(content: Buffer, seed: number): Buffer {
  const copy = Buffer.from(content);
  let state = seed * 2_654_435_761;
  for (let hit = 0; hit < 12; hit += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    copy[state % copy.length] = (state >>> 16) & 0xff;
  }
  return copy;
}

function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16),
  );
}

/** Bytes of a text by a table of its upper half, for encodings that Node does not write. */
const encoded = (text: string, upper: Readonly<Record<string, number>>): Buffer =>
  Buffer.from(text.split('').map((letter) => upper[letter] ?? letter.charCodeAt(0)));
const CP850 = { ñ: 0xa4, ó: 0xa2, á: 0xa0, í: 0xa1, Ú: 0xe9, ú: 0xa3 };
const MAC = { ñ: 0x96, ó: 0x97, á: 0x87, í: 0x92, Ú: 0xf2, ú: 0x9c };

const compound = (name: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(name, 'utf16le'),
    noise(4096),
  ]);
const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * 2 ** 20, 0x20);
const laughs = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "ja">${Array.from({ length: 12 }, (_, at) => `<!ENTITY b${at} "${`&${at ? `b${at - 1}` : 'a'};`.repeat(10)}">`).join('')}]><sst><si><t>&b11;</t></si></sst>`;
const outside = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const HTML = `<table>${TABLE.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const SPREADSHEET_ML = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>${TABLE.map((row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${cell}</Data></Cell>`).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`;

const odd = (name: string, content: string | Buffer, outcome: Outcome): OddFile => ({
  name,
  content: Buffer.from(content),
  outcome,
});

/** Files that came from nowhere good, and good ones that look as if. Small here; some of them are not small at all once unpacked. */
export function oddFiles(): OddFile[] {
  const xls = written('biff8');
  const xlsx = workbook({ rows: PLAIN });
  return [
    odd('vacio.xlsx', '', /vacío/),
    odd('un-byte.csv', 'x', /una columna/),
    odd('solo-bom.csv', '\uFEFF', /filas/),
    odd('blancos.csv', ' \r\n \r\n\t', /filas/),
    odd('ruido.xlsx', noise(100_000), /No reconocemos/),
    odd('ceros.xls', Buffer.alloc(1_000_000), /No reconocemos/),
    odd('lista.pdf', '%PDF-1.7 …', /PDF/),
    odd('foto.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), /imagen/),
    odd('foto.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), /imagen/),
    odd('lista.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0]), /comprimido/),
    odd('lista.rar', 'Rar!\u001a\u0007', /comprimido/),
    odd('carta.doc', '{\\rtf1 hola}', /Word/),
    odd('lista.gsheet', '{"url":"https://docs.google.com/x"}', /Google/),
    odd('pagina.xls', '<!DOCTYPE html><html><body>Hola</body></html>', /página web/),
    odd('tabla.xls', `<html><head><meta charset="utf-8"></head><body>${HTML}</body></html>`, 'rows'),
    odd('tabla-con-entidades.xls', `<!DOCTYPE html [<!ENTITY a "b">]><html>${HTML}</html>`, /instrucciones/),
    odd('xml-2003.xls', SPREADSHEET_ML, 'rows'),
    odd('xml-sin-nada.xml', '<?xml version="1.0"?><datos><a/></datos>', /página web/),
    odd('carta.docx', archive([{ name: 'word/document.xml', content: '<a/>' }]), /Word/),
    odd('diapositivas.pptx', archive([{ name: 'ppt/presentation.xml', content: '<a/>' }]), /presentación/),
    odd('lista.numbers', archive([{ name: 'Index/Document.iwa', content: 'x' }]), /Numbers/),
    odd('lista.zip', archive([{ name: 'lista.csv', content: CSV }]), /comprimido/),
    odd('cortado.xlsx', xlsx.subarray(0, xlsx.length / 2), /dañado/),
    odd('solo-fin.xlsx', archive([]), /filas/),
    odd('cifrado.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x', flags: 1 }]), /contraseña/),
    odd('macros.xlsm', workbook({ rows: PLAIN, more: [{ name: 'xl/vbaProject.bin', content: 'x' }] }), /macros/),
    odd('bomba.xlsx', workbook({ sheet: spaces(64) }), /infla/),
    odd('bomba-cadenas.xlsx', workbook({ rows: PLAIN, more: [{ name: 'xl/otro.xml', content: spaces(64) }] }), /infla/),
    odd('bomba-que-miente.xlsx', archive([{ name: 'xl/workbook.xml', content: spaces(64), says: 500 }]), /infla/),
    odd(
      'bomba-encimada.xlsx',
      archive([
        { name: 'xl/workbook.xml', content: 'x' },
        { name: 'xl/b.xml', content: 'x', at: 0 },
      ]),
      /infla/,
    ),
    odd('bomba-dos-gigas.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x', says: 2 ** 31 }]), /infla/),
    odd('mil-partes.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x' }], 0xffff), /infla/),
    odd(
      'dos-veces.xlsx',
      archive([
        { name: 'xl/workbook.xml', content: 'x' },
        { name: 'xl/workbook.xml', content: 'y' },
      ]),
      /dañado/,
    ),
    odd(
      'carcajadas.xlsx',
      workbook({ rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings: laughs }),
      /instrucciones/,
    ),
    odd(
      'entidad-hoja.xlsx',
      workbook({ sheet: `<?xml version="1.0"?>${outside}<worksheet><sheetData/></worksheet>` }),
      /instrucciones/,
    ),
    odd(
      'entidad-libro.xlsx',
      workbook({ rows: PLAIN, workbook: `<?xml version="1.0"?>${outside}<workbook/>` }),
      /instrucciones/,
    ),
    odd('rango-absurdo.xlsx', workbook({ sheet: sheetOf(PLAIN, '<dimension ref="A1:XFD1048576"/>') }), 'rows'),
    odd(
      'fila-lejana.xlsx',
      workbook({ rows: `${PLAIN}<row r="99999999"><c r="XFD99999999"><v>1</v></c></row>` }),
      'rows',
    ),
    odd(
      'filas-en-blanco.xlsx',
      workbook({
        rows:
          PLAIN +
          Array.from(
            { length: 200_000 },
            (_, at) => `<row r="${at + 9}"><c r="A${at + 9}" s="1"/><c r="B${at + 9}" s="1"/></row>`,
          ).join(''),
      }),
      'rows',
    ),
    odd(
      'demasiadas-filas.xlsx',
      workbook({
        rows: Array.from(
          { length: 110_000 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${(at * 7919) % 9973}</v></c></row>`,
        ).join(''),
      }),
      /100,000/,
    ),
    odd(
      'combinadas.xlsx',
      workbook({
        sheet: sheetOf(PLAIN, '', `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells>`),
      }),
      'rows',
    ),
    odd(
      'sin-cadenas.xlsx',
      workbook({ rows: '<row r="1"><c r="A1" t="s"><v>9</v></c><c r="B1" t="s"><v>-1</v></c></row>' }),
      /filas/,
    ),
    odd('sin-hojas.xlsx', workbook({ rows: PLAIN, workbook: '<workbook><sheets/></workbook>' }), /dañado/),
    odd('hoja-perdida.xlsx', workbook({ rows: PLAIN, target: 'worksheets/no-esta.xml' }), /dañado/),
    odd('destino-absoluto.xlsx', workbook({ rows: PLAIN, target: '/xl/worksheets/sheet1.xml' }), 'rows'),
    odd(
      'con-prefijo.xlsx',
      workbook({ sheet: sheetOf(PLAIN).replaceAll('<', '<x:').replaceAll('<x:/', '</x:').replaceAll('<x:?', '<?') }),
      'rows',
    ),
    odd(
      'utf-16.xlsx',
      workbook({ sheet: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheetOf(PLAIN), 'utf16le')]) }),
      'rows',
    ),
    odd('comillas-simples.xlsx', workbook({ sheet: sheetOf(PLAIN).replaceAll('"', "'") }), 'rows'),
    odd('sin-cerrar.xlsx', workbook({ sheet: sheetOf(PLAIN).replace('</row></sheetData>', '') }), /dañado/),
    odd('comentarios.xlsx', workbook({ sheet: '<!--'.repeat(160_000) }), /dañado/),
    odd(
      'formulas.xlsx',
      workbook({
        rows: `${PLAIN}<row r="9"><c r="A9" t="str"><f>1</f><v>F-1</v></c><c r="C9"><f>1+1</f></c></row><row r="10"><c r="A10" t="str"><v>F-2</v></c><c r="C10" t="e"><v>#REF!</v></c></row>`,
      }),
      'rows',
    ),
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
    odd('compuesto.xls', compound('Workbook'), /dañado/),
    odd('compuesto-word.xls', compound('WordDocument'), /Word/),
    odd('con-clave.xlsx', compound('EncryptedPackage'), /contraseña/),
    odd('bueno.xls', xls, 'rows'),
    odd('bueno-viejo.xls', written('biff5'), 'rows'),
    odd('bueno.xlsb', written('xlsb'), 'rows'),
    odd('bueno.ods', written('ods'), 'rows'),
    odd('cortado.xls', xls.subarray(0, 2000), /dañado/),
    // The first hit takes the mark of the format away, the second changes only what no cell needs.
    odd('golpeado-1.xls', damaged(xls, 1), /No reconocemos/),
    odd('golpeado-2.xls', damaged(xls, 2), 'rows'),
    odd('golpeado-3.xls', damaged(xls, 3), /dañado/),
    odd('golpeado-4.xls', damaged(xls, 4), /dañado/),
    ...[1, 2, 3, 4].map((seed) => odd(`golpeado-${seed}.xlsx`, damaged(xlsx, seed), /dañado/)),
    odd('enorme.csv', Buffer.alloc(16 * 2 ** 20, 'A-1,10\r\n'), /15 MB/),
  ];
}
