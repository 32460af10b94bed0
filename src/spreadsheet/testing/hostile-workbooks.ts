import { openDocument, rowsOf, sheetOf, workbook } from './archive.ts';
import { type HostileFile, hostile, many, PLAIN } from './hostile-file.ts';

const numbered = (count: number, cells: (at: number) => string): Buffer =>
  workbook({ rows: many(count, (at) => `<row r="${at + 1}">${cells(at)}</row>`) });
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** Words that compress badly, so that the file is not refused for its compression ratio. */
const noise = (words: number): string => many(words, (at) => ` ${((at * 48_271) % 2_147_483_647).toString(36)}`);
/** Workbooks with more rows, columns, merged cells or text than a reader can hold, and impossible numbers. */
export const hostileWorkbooks: readonly HostileFile[] = [
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
  hostile('ultima-celda-con-texto.ods', /filas/, () =>
    openDocument(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="16384"><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
  ),
  hostile('muchas-veces-la-misma.ods', /demasiado ancha/, () =>
    openDocument(
      '<table:table-row table:number-rows-repeated="90000"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="16384"><text:p>1</text:p></table:table-cell></table:table-row>',
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
  hostile('blancos-y-signos.xlsx', 'rows', () =>
    numbered(20_000, (at) => inline(`Z-${at}`) + inline(`$${' '.repeat(120)}x`) + inline(`${'1,'.repeat(40)}x`)),
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
];
