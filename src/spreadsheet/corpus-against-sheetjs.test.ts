import { beforeAll, expect, test, vi } from 'vitest';
import { type BookType, read, utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import type { Sheet } from '#domain/price-import/cell.ts';
import { allLists } from '#domain/price-import/corpus/all-lists.ts';
import { cellsOfSheets, ourCells, theirCells } from './testing/compare-cells.ts';

// SheetJS logs the formats that it writes only in part.
beforeAll(() => {
  for (const how of ['log', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

/** The sheets of all lists of the corpus, under names that a workbook may have. */
const BOOKS: readonly (readonly Sheet[])[] = allLists().map(({ sheets }) =>
  sheets.map((sheet, at) => ({ ...sheet, name: `${at + 1} ${sheet.name}`.slice(0, 31) })),
);

/** Formats of price cells, none of which changes what is read. */
const FORMATS = [
  'General',
  '$#,##0.00',
  '0.00',
  '#,##0.00;[Red]-#,##0.00',
  '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-',
];

function worksheet({ rows }: Sheet, format: string): WorkSheet {
  const lines: unknown[][] = [];
  for (const { number, cells } of rows) {
    while (lines.length < number) lines.push([]);
    lines[number - 1] = [...cells];
  }
  const sheet = utils.aoa_to_sheet(lines);
  for (const [address, cell] of Object.entries(sheet)) if (!address.startsWith('!') && cell.t === 'n') cell.z = format;
  return sheet;
}

function workbook(sheets: readonly Sheet[], format: string): WorkBook {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, worksheet(sheet, format), sheet.name);
  return book;
}

const WORKBOOKS: readonly BookType[] = ['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods'];

/** Each list is written in one of the formats, and the next list in the next one. */
const everyTurn = <One>(all: readonly One[], turn: number, of: number): readonly One[] =>
  all.filter((_, at) => at % of === turn);

for (const [turn, bookType] of WORKBOOKS.entries())
  test(`${bookType}: the lists of the corpus are read cell by cell as they were written, and as SheetJS reads them`, async () => {
    for (const [at, sheets] of everyTurn(BOOKS, turn, WORKBOOKS.length).entries()) {
      const book = workbook(sheets, FORMATS[at % FORMATS.length] ?? '');
      const made = write(book, { type: 'array', bookType, bookSST: at % 2 === 0, compression: at % 3 === 0 });
      const bytes = new Uint8Array(made as ArrayBuffer);
      const expected = cellsOfSheets(sheets);
      // SheetJS itself reads .ods; the others are read by our own readers alone.
      expect(await ourCells(bytes, bookType === 'ods')).toEqual(expected);
      expect(theirCells(bytes)).toEqual(expected);
    }
  });

const withoutSheet = (cell: string): string => cell.replace(/^[^!]*!/, '');

for (const [turn, FS] of [',', ';', '\t'].entries())
  test(`text with «${FS === '\t' ? 'tabulator' : FS}» between its cells: the lists of the corpus are read as SheetJS reads them`, async () => {
    for (const sheets of everyTurn(BOOKS, turn, 3)) {
      const sheet = sheets.find(({ rows }) => rows.some(({ cells }) => cells.length > 1));
      if (!sheet) continue;
      const text = utils.sheet_to_csv(worksheet(sheet, 'General'), { FS });
      const theirs = read(text, { type: 'string', raw: true, FS });
      const ours = await ourCells(new TextEncoder().encode(text), false);
      expect(typeof ours === 'string' ? ours : ours.map(withoutSheet)).toEqual(textCells(theirs));
    }
  });

/** The text of every cell of the first sheet, as SheetJS has it. */
function textCells({ Sheets, SheetNames }: WorkBook): string[] {
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<(string | undefined)[]>(sheet, { header: 1, raw: true, blankrows: true });
  return cellsOfSheets([
    {
      name: '',
      isHidden: false,
      hiddenColumns: [],
      merges: [],
      rows: rows.map((cells, at) => ({
        number: at + 1,
        isHidden: false,
        cells: Array.from(cells, (cell) => (cell === undefined || cell.trim() === '' ? null : cell)),
      })),
    },
  ]).map(withoutSheet);
}
