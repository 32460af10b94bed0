import type { Sheet } from '#domain/price-import/cell.ts';
import { LIMITS } from './limits.ts';
import { withoutAsides } from './xml-text.ts';

/** What one table of an OpenDocument hides. */
interface Hidden {
  readonly style: string;
  /** From and to, as the spreadsheet numbers its rows; in their order. A row of the file may stand for a million. */
  readonly rows: [from: number, to: number][];
  readonly columns: number[];
}

/**
 * The sheets with what is hidden in them, which SheetJS does not read.
 * @param sheets all of the document, in its order
 * @param content its part `content.xml`, or a flat document
 */
export function withHidden(sheets: readonly Sheet[], content: string): Sheet[] {
  if (!HIDES.test(content)) return [...sheets];
  const { tables, hiddenStyles } = readHidden(withoutAsides(content));
  return sheets.map((sheet, at) => {
    const hidden = tables[at];
    if (hidden === undefined) return sheet;
    let next = 0;
    const rows = sheet.rows.map((row) => {
      while ((hidden.rows[next]?.[1] ?? Number.POSITIVE_INFINITY) < row.number) next += 1;
      const isHidden = row.number >= (hidden.rows[next]?.[0] ?? Number.POSITIVE_INFINITY);
      return isHidden ? { ...row, isHidden } : row;
    });
    return { ...sheet, rows, hiddenColumns: hidden.columns, isHidden: hiddenStyles.has(hidden.style) };
  });
}

const HIDES = /[\s:](?:visibility="(?:collapse|filter)|display="false)"/;

// Prefixes are the document's own choice. SheetJS reads only what stands in double quotes, and so is everything counted here.
const NAME = /\s(?:[\w-]+:)?name="([^"]*)"/;
const STYLE_NAME = /\s(?:[\w-]+:)?style-name="([^"]*)"/;
const NOT_SHOWN = /\s(?:[\w-]+:)?display="false"/;
const NOT_VISIBLE = /\s(?:[\w-]+:)?visibility="(?:collapse|filter)"/;
const ROWS = /\s(?:[\w-]+:)?number-rows-repeated="(\d{1,9})"/;
const COLUMNS = /\s(?:[\w-]+:)?number-columns-repeated="(\d{1,9})"/;
const TAG = /<(\/?)(?:[\w-]+:)?(table|table-row|table-column|style|table-properties)([\s/][^<>]*)?>/g;

/** Rows are counted as SheetJS counts them, which reads the cells: a row ends with its closing tag. */
function readHidden(content: string): { readonly tables: Hidden[]; readonly hiddenStyles: ReadonlySet<string> } {
  const tables: Hidden[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let row = 1;
  let repeated = 1;
  let column = 0;
  for (const [, slash, name, attributes = ''] of content.matchAll(TAG)) {
    const closes = slash === '/';
    const isEmpty = attributes.endsWith('/');
    if (name === 'style') style = closes || isEmpty ? '' : (NAME.exec(attributes)?.[1] ?? '');
    else if (name === 'table-properties') {
      if (NOT_SHOWN.test(attributes)) hiddenStyles.add(style);
    } else if (name === 'table') {
      if (closes || isEmpty) continue;
      tables.push({ style: STYLE_NAME.exec(attributes)?.[1] ?? '', rows: [], columns: [] });
      row = 1;
      column = 0;
    } else if (name === 'table-row') {
      if (closes) row += repeated;
      repeated = closes ? 1 : countOf(attributes, ROWS);
      if (!closes && NOT_VISIBLE.test(attributes)) tables.at(-1)?.rows.push([row, row + repeated - 1]);
    } else if (!closes) {
      const end = column + countOf(attributes, COLUMNS);
      if (NOT_VISIBLE.test(attributes))
        for (let at = column; at < Math.min(end, LIMITS.columns); at += 1) tables.at(-1)?.columns.push(at);
      column = end;
    }
  }
  return { tables, hiddenStyles };
}

const countOf = (attributes: string, pattern: RegExp): number => Number(pattern.exec(attributes)?.[1] ?? 1) || 1;
