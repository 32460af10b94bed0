import { sheetOf, workbook } from './archive.ts';
import { type OddFile, odd, PLAIN } from './odd-file.ts';

const laughs = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "ja">${Array.from({ length: 12 }, (_, at) => `<!ENTITY b${at} "${`&${at ? `b${at - 1}` : 'a'};`.repeat(10)}">`).join('')}]><sst><si><t>&b11;</t></si></sst>`;
const outside = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

/** Whole archives of a workbook whose XML is unusual or of no use. */
export const oddWorkbooks = (): OddFile[] => [
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
    /dañado/,
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
];
