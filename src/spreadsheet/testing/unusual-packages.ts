import type { Bytes } from '../byte-tags.ts';
import { packageOf, sharedStrings } from './odd-packages.ts';

/** A workbook in an unusual spelling, what its cells hold, and why SheetJS reads it otherwise where it does. */
export interface UnusualPackage {
  readonly name: string;
  readonly bytes: Bytes;
  readonly cells: readonly string[];
  readonly otherwise?: string;
}

const TEXTS = sharedStrings('<t>Clave</t>', '<t>Piña</t>');
const ROWS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>45.5</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>';
const CELLS = ['Precios!A1 Clave', 'Precios!B1 45.5', 'Precios!A2 Piña'];

const strict = 'http://purl.oclc.org/ooxml';

const whole = (name: string, form: Parameters<typeof packageOf>[0], otherwise?: string): UnusualPackage => ({
  name,
  bytes: packageOf({ rows: ROWS, strings: TEXTS, ...form }),
  cells: CELLS,
  ...(otherwise !== undefined && { otherwise }),
});

/** One row of cells, with these shared texts. */
const cells = (
  name: string,
  row: string,
  expected: readonly string[],
  { strings = TEXTS, otherwise }: { readonly strings?: string; readonly otherwise?: string } = {},
): UnusualPackage => ({
  name,
  bytes: packageOf({ rows: row.startsWith('<row') ? row : `<row r="1">${row}</row>`, strings }),
  cells: expected.map((cell) => `Precios!${cell}`),
  ...(otherwise !== undefined && { otherwise }),
});

const shared = (name: string, item: string, text: string, otherwise?: string): UnusualPackage =>
  cells(name, '<c r="A1" t="s"><v>0</v></c>', [`A1 ${text}`], {
    strings: sharedStrings(item),
    ...(otherwise !== undefined && { otherwise }),
  });

const STYLES = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
const NOT_BY_RELATION = 'SheetJS finds the shared texts by the list of types only';
const TEXT_SHOWN = 'SheetJS makes no number of it and shows NaN or another text';

const utf16 = (xml: string, mark: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(mark), Buffer.from(xml, 'utf16le')]);
const SHEET = `<?xml version="1.0"?><worksheet><sheetData>${ROWS}</sheetData></worksheet>`;

/** How the parts of a workbook are named, found and encoded. */
export const unusualParts = (): UnusualPackage[] => [
  whole('usual', {}),
  whole('backslashes, types and texts in small letters, as an instrument writes them', {
    rename: (name) =>
      name
        .replaceAll('/', '\\')
        .replace('[Content_Types]', '[content_types]')
        .replace('sharedStrings', 'sharedstrings'),
  }),
  whole('parts in capitals', { rename: (name) => (name.startsWith('xl/') ? name.toUpperCase() : name) }),
  whole('the first beta of Excel 2007', {
    main: 'http://schemas.microsoft.com/office/excel/2006/2',
    strings: TEXTS.replaceAll('<si>', '<sstItem>').replaceAll('</si>', '</sstItem>'),
  }),
  whole('strict', { main: `${strict}/spreadsheetml/main`, relations: `${strict}/officeDocument/relationships` }),
  whole('prefixes', { prefix: 'x' }),
  whole('targets from the root', { sheetTarget: '/xl/worksheets/sheet1.xml', stringsTarget: '/xl/sharedStrings.xml' }),
  whole('targets with backslashes', { sheetTarget: 'worksheets\\sheet1.xml' }),
  whole('texts under another name', { stringsAt: 'xl/textos.xml', stringsTarget: 'textos.xml' }),
  whole(
    'texts found by their relation only',
    { stringsAt: 'xl/textos.xml', stringsTarget: 'textos.xml', stringsType: null },
    NOT_BY_RELATION,
  ),
  whole('texts found by their type only', { stringsAt: 'xl/textos.xml', stringsTarget: null }),
  whole('texts found by their usual name only', { stringsTarget: null, stringsType: null }, NOT_BY_RELATION),
  whole('a relation to texts that are not there', { stringsTarget: 'otros.xml' }),
  whole('UTF-16 with its mark', { sheet: utf16(SHEET, [0xff, 0xfe]) }),
  whole('UTF-16 without a mark', { sheet: utf16(SHEET, []) }, 'SheetJS reads every part as UTF-8'),
];

/** How cells and their texts are written. */
export const unusualCells = (): UnusualPackage[] => [
  cells('no references', '<row><c t="s"><v>0</v></c><c><v>2</v></c></row><row><c t="s"><v>1</v></c></row>', [
    'A1 Clave',
    'B1 2',
    'A2 Piña',
  ]),
  cells('blanks around values', '<c r="A1" t="s"><v> 1 </v></c><c r="B1"><v>\n 45.50 </v></c>', ['A1 Piña', 'B1 45.5']),
  cells('a value with xml:space', '<c r="A1" t="s"><v xml:space="preserve">1</v></c>', ['A1 Piña']),
  cells('inline runs', '<c r="A1" t="inlineStr"><is><r><t>Bro</t></r><r><rPr><b/></rPr><t>cha</t></r></is></c>', [
    'A1 Brocha',
  ]),
  cells('inline text in a cell of type str', '<c r="A1" t="str"><is><t>Brocha</t></is></c>', ['A1 Brocha'], {
    otherwise: 'SheetJS leaves it out',
  }),
  cells('inline text in a cell without a type', '<c r="A1"><is><t>Brocha</t></is></c>', ['A1 Brocha'], {
    otherwise: 'SheetJS leaves it out',
  }),
  cells('a formula with a text', '<c r="A1" t="str"><f>A2</f><v>TZ-1</v></c>', ['A1 TZ-1']),
  cells('booleans', '<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c><c r="C1" t="b"><v>true</v></c>', [
    'A1 VERDADERO',
    'B1 FALSO',
    'C1 VERDADERO',
  ]),
  cells('an error', '<c r="A1" t="e"><v>#N/A</v></c>', ['A1 #N/A']),
  cells('a number that is text', '<c r="A1" t="n"><v>$ 45.50</v></c>', ['A1 $ 45.50'], { otherwise: TEXT_SHOWN }),
  cells('a date of the standard', '<c r="A1" t="d"><v>2026-03-01T00:00:00</v></c>', ['A1 2026-03-01'], {
    otherwise: 'SheetJS makes a plain number of it, which would be a price',
  }),
  cells('cells out of order and one twice', '<c r="C1"><v>3</v></c><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c>', [
    'A1 2',
    'C1 3',
  ]),
  cells(
    'rows out of order, and one in two parts',
    '<row r="3"><c r="A3"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="B3"><v>4</v></c></row>',
    ['A1 1', 'A3 3', 'B3 4'],
  ),
  cells(
    'alternate content around a cell',
    '<mc:AlternateContent><mc:Choice Requires="x14"><c r="A1"><v>1</v></c></mc:Choice><mc:Fallback><c r="A1"><v>1</v></c></mc:Fallback></mc:AlternateContent>',
    ['A1 1'],
  ),
  cells(
    'comments around cells and rows',
    '<!-- <row r="9"><c r="A9"><v>9</v></c></row> --><row r="1"><!-- <c r="A1"><v>8</v></c> --><c r="B1"><!-- x --><v>2</v></c></row>',
    ['B1 2'],
    { otherwise: 'SheetJS reads what a comment holds' },
  ),
  cells('a comment in a number', '<c r="A1"><v>45<!-- pesos -->.5</v></c>', ['A1 45.5'], {
    otherwise: 'SheetJS cuts the number at the comment',
  }),
  cells('a text that is not there', '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>7</v></c>', ['A1 Clave', 'B1 '], {
    otherwise: 'SheetJS leaves out the whole sheet',
  }),
  cells(
    'an empty text as the one before the first',
    '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>-1</v></c>',
    ['A1 Clave'],
    { otherwise: 'SheetJS leaves out the whole sheet' },
  ),
  shared(
    'runs',
    '<r><t>Bro</t></r><r><rPr><b/></rPr><t xml:space="preserve">cha </t></r><r><t>2"</t></r>',
    'Brocha 2"',
  ),
  shared('phonetics', '<t>課きく</t><rPh sb="0" eb="1"><t>カ</t></rPh><phoneticPr fontId="1"/>', '課きく'),
  shared('phonetics among runs', '<r><t>課</t></r><rPh sb="0" eb="1"><t>カ</t></rPh><r><t>きく</t></r>', '課きく'),
  shared('kept blanks', '<t xml:space="preserve">  Piña  </t>', 'Piña'),
  shared('CDATA', '<t><![CDATA[Tubo <1/2"> & codo]]></t>', 'Tubo <1/2"> & codo'),
  shared('CDATA among text', '<t>Tubo &amp; <![CDATA[<codo>]]> &lt;90</t>', 'Tubo & <codo> <90'),
  shared('a comment in a text', '<t>Bro<!-- x -->cha</t>', 'Brocha', 'SheetJS takes the comment for text'),
  shared('an instruction before a text', '<?x y?><t>Brocha</t>', 'Brocha', 'SheetJS leaves the text out'),
  shared('entities and escapes', '<t>Piña &#241; &#xF1; _x0041_ &quot;x&quot;</t>', 'Piña ñ ñ A "x"'),
  {
    name: 'a part in the old encoding that it declares',
    bytes: packageOf({
      sheet: Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><worksheet><sheetData><row><c t="inlineStr"><is><t>Piña</t></is></c></row></sheetData></worksheet>',
        'latin1',
      ),
    }),
    cells: ['Precios!A1 Piña'],
    otherwise: 'SheetJS reads every part as UTF-8',
  },
  {
    name: 'a style for dates',
    bytes: packageOf({
      rows: '<row r="1"><c r="A1" s="1"><v>46000</v></c><c r="B1" s="0"><v>46000</v></c></row>',
      styles: STYLES,
    }),
    cells: ['Precios!A1 2025-12-09', 'Precios!B1 46000'],
  },
];
