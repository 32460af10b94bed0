import type { Cell, Sheet } from '#domain/price-import/cell.ts';
import { classesOf, HIDES, hasClassOf, STRIKES } from './hidden-classes.ts';
import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import { trueNumberOf, withTrueNumber } from './true-numbers.ts';
import { textIn } from './xml-text.ts';

// SheetJS reads the rows of a page only where every cell is closed and nothing stands before the first one, and knows nothing of what is hidden.

/** Stand at the beginning of a cell that the page does not show. Unicode has given them to no character. */
const OF_HIDDEN_ROW = '\uFDD0';
const HIDDEN = '\uFDD1';
/** Stands at the beginning of a cell that is crossed out. */
export const STRUCK = '\uFDD2';

const TAG = /<(\/?)(table|tr|td|th)((?:\s[^<>]*)?)>/gi;
const NOT_SHOWN =
  /\sstyle\s*=\s*(?:"[^"]*|'[^']*|[^\s"']*)(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))|\shidden(?=[\s=]|$)/i;
const CROSSES_OUT = /\sstyle\s*=\s*(?:"[^"]*|'[^']*|[^\s"']*)line-through/i;
/** Each stands on a line of its own: the digits of two of them are no number. */
const BLOCKS = /<\/?(?:div|p|li|ul|ol|dl|dt|dd|h[1-6]|section|article|header|footer|center|hr)(?:\s[^<>]*)?\/?>/gi;
/** Part of a cell that is not shown, as the number that a column is sorted by. */
const HIDDEN_PART = /<(span|div|p|b|i|font|label|small)\s[^<>]*display\s*:\s*none[^<>]*>[^<]*<\/\1\s*>/gi;

/** An amount that is crossed out: the price of before. */
const CROSSED_OUT =
  /<(?:(?:del|s|strike)(?:\s[^<>]*)?|(?:span|div|p|font|small|b)\s[^<>]*line-through[^<>]*)>[\s$\d.,]*\d[\s$\d.,]*<\/\w+\s*>/gi;
/** `$149<small>50</small>`: centavos without a point, which would become digits of the pesos. */
const SMALL_CENTAVOS = /(\d)<small(?:\s[^<>]*)?>\s*(\d\d)\s*<\/small\s*>/gi;

/** The page with every cell of its tables closed, nothing between the cells, and a mark in each hidden one. */
export function plainTables(page: string): string {
  const hiddenClasses = classesOf(page, HIDES);
  const struckClasses = classesOf(page, STRIKES);
  const isNotShown = (attributes: string): boolean =>
    NOT_SHOWN.test(attributes) || hasClassOf(attributes, hiddenClasses);
  const isStruck = (attributes: string): boolean =>
    CROSSES_OUT.test(attributes) || hasClassOf(attributes, struckClasses);
  const shown = withoutElements(withoutComments(page))
    .replace(HIDDEN_PART, '')
    .replace(CROSSED_OUT, '')
    .replace(SMALL_CENTAVOS, '$1.$2');
  let plain = '';
  let at = 0;
  let isInCell = false;
  let isInRow = false;
  let isRowHidden = false;
  let isRowStruck = false;
  let cells = 0;
  let number: string | undefined;
  for (const tag of shown.matchAll(TAG)) {
    const [whole, slash = '', written = '', attributes = ''] = tag;
    const name = written.toLowerCase();
    const isCell = name === 'td' || name === 'th';
    // Between the cells of a row stands nothing that belongs to the table.
    if (!isInRow || isInCell) {
      const content = shown.slice(at, tag.index);
      const apart = isInCell ? content.replace(BLOCKS, ' ') : content;
      plain += isInCell && number !== undefined ? withTrueNumber(apart, number) : apart;
    }
    number = undefined;
    at = tag.index + whole.length;
    if (isInCell && !(isCell && slash)) plain += '</td>';
    if (!isCell || slash) isInCell = false;
    if (name === 'table') isInRow = false;
    if (name === 'tr') {
      isInRow = slash === '';
      isRowHidden = isInRow && isNotShown(attributes);
      isRowStruck = isInRow && isStruck(attributes);
      cells = 0;
    }
    plain += whole;
    if (!isCell || slash) continue;
    cells += 1;
    if (cells > MOST_CELLS) throw new ReadRefusal('too-many-cells');
    isInCell = true;
    number = trueNumberOf(attributes);
    if (isRowHidden) plain += OF_HIDDEN_ROW;
    else if (isNotShown(attributes)) plain += HIDDEN;
    else if (isRowStruck || isStruck(attributes)) plain += STRUCK;
  }
  return plain + shown.slice(at);
}

/** Cells of a row; a sheet has no more columns. */
const MOST_CELLS = 16_384;

/** What holds no text of a cell, and the choices of a list that opens: their digits would be more digits of its amount. */
const NO_TEXT = /<(script|style|select|template|textarea|noscript)(?=[\s>])/gi;

function withoutElements(page: string): string {
  const small = page.toLowerCase();
  let plain = '';
  let at = 0;
  NO_TEXT.lastIndex = 0;
  for (let open = NO_TEXT.exec(page); open; open = NO_TEXT.exec(page)) {
    const close = small.indexOf(`</${open[1]?.toLowerCase()}`, open.index);
    const end = close < 0 ? -1 : small.indexOf('>', close);
    // One that never ends is left as it is, and so is what follows it.
    if (end < 0) break;
    plain += `${page.slice(at, open.index)} `;
    at = end + 1;
    NO_TEXT.lastIndex = at;
  }
  return at === 0 ? page : plain + page.slice(at);
}

/** A comment that never ends hides the rest, and is left to be refused. */
function withoutComments(page: string): string {
  let plain = '';
  let at = 0;
  for (let open = page.indexOf('<!--'); open >= 0; open = page.indexOf('<!--', at)) {
    const close = page.indexOf('-->', open + 4);
    if (close < 0) break;
    plain += page.slice(at, open);
    at = close + 3;
  }
  return at === 0 ? page : plain + page.slice(at);
}

/** A sheet of a page with its hidden rows and columns. A hidden cell in a column that is shown is blank, as a person sees it. */
export function withHiddenCells(sheet: Sheet): Sheet {
  const shown = new Set<number>();
  const hidden = new Set<number>();
  for (const { cells } of sheet.rows)
    cells.forEach((cell, column) => {
      if (begins(cell, HIDDEN)) hidden.add(column);
      else if (cell !== null && !begins(cell, OF_HIDDEN_ROW)) shown.add(column);
    });
  const rows = sheet.rows.map((row) =>
    row.cells.some((cell) => begins(cell, HIDDEN) || begins(cell, OF_HIDDEN_ROW))
      ? {
          ...row,
          isHidden: row.cells.some((cell) => begins(cell, OF_HIDDEN_ROW)),
          cells: withoutEnd(row.cells.map((cell, at) => (begins(cell, HIDDEN) && shown.has(at) ? null : bare(cell)))),
        }
      : row,
  );
  const hiddenColumns = [...hidden].filter((column) => !shown.has(column) && column < LIMITS.columns);
  return { ...sheet, rows: rows.filter(({ cells }) => cells.length > 0), hiddenColumns };
}

/** A sheet with the amounts that are crossed out as what they are. */
export const withStruckCells = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.cells.some((cell) => begins(cell, STRUCK))
      ? { ...row, cells: row.cells.map((cell) => (begins(cell, STRUCK) ? struckCell(cell.slice(1)) : cell)) }
      : row,
  ),
});

/** In a cell of OpenDocument the mark stands on a line of its own. */
const struckCell = (text: string): Cell =>
  text.trim() === '' ? null : textIn({ struck: 'plain' }, text.replace(/^\n/, ''));

const begins = (cell: Cell, mark: string): cell is string => typeof cell === 'string' && cell.startsWith(mark);

function bare(cell: Cell): Cell {
  const text = begins(cell, HIDDEN) || begins(cell, OF_HIDDEN_ROW) ? cell.slice(1) : cell;
  return typeof text === 'string' && text.trim() === '' ? null : text;
}

/** Without its blank cells at the end. */
const withoutEnd = (cells: readonly Cell[]): Cell[] => cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);

/** The tables of a page. Those that follow one another under the same titles are one list that was cut into pages, and one of nothing but titles titles the next. */
export function joinPages(sheets: readonly Sheet[]): Sheet[] {
  const lists: [Sheet, ...Sheet[]][] = [];
  for (const sheet of sheets) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && (isNextPage(list[0], sheet) || isOnlyTitles(last, sheet))) list.push(sheet);
    else lists.push([sheet]);
  }
  return lists.map(joined);
}

/** Whether a table is only the titles of the next one, which has none of its own: pages show them apart so that they stay in sight. */
function isOnlyTitles({ rows: [titles, ...more], hiddenColumns }: Sheet, next: Sheet): boolean {
  const first = next.rows[0]?.cells ?? [];
  return (
    titles !== undefined &&
    hiddenColumns.join() === next.hiddenColumns.join() &&
    more.length === 0 &&
    titles.cells.length >= 2 &&
    titles.cells.every((cell) => typeof cell === 'string' && !/\d/.test(cell)) &&
    first.length === titles.cells.length &&
    first.some((cell) => typeof cell !== 'string' || /\d/.test(cell))
  );
}

function isNextPage(first: Sheet, sheet: Sheet): boolean {
  const titles = sheet.rows[0]?.cells ?? [];
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return titles.length >= 2 && isSame(first.rows[0]?.cells, titles) && isSame(first.hiddenColumns, sheet.hiddenColumns);
}

function joined([first, ...next]: readonly [Sheet, ...Sheet[]]): Sheet {
  if (next.length === 0) return first;
  const rows = [...first.rows];
  const merges = [...first.merges];
  for (const sheet of next) {
    const by = rows.at(-1)?.number ?? 0;
    for (const row of sheet.rows) rows.push({ ...row, number: row.number + by });
    for (const merge of sheet.merges) merges.push({ ...merge, top: merge.top + by, bottom: merge.bottom + by });
  }
  return { ...first, rows, merges };
}
