import { type CellObject, read, type WorkBook, type WorkSheet } from 'xlsx';
import type { Cell, Sheet, SheetRow } from '#domain/price-import/cell.ts';
import { type CellBudget, emptyBudget, spend } from './cell-budget.ts';
import { errorLabel, truthLabel } from './cell-labels.ts';
import { LIMITS } from './limits.ts';
import { formatKind, formattedNumber } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { shownNumber } from './shown-number.ts';
import { beginsOldWorkbook } from './sniff.ts';

/**
 * The sheets of what our own readers do not read: .xls from before 1997, .ods, SYLK, DIF, tables of web pages, and workbooks put
 * together oddly. Heavy, so it comes only when such a file does. Text is left as text (`raw`): SheetJS reads `2856,99` as 285699.
 * @param content a text, where its encoding is known
 * @param isOpenDocument its cells come with the text that is shown; in other formats SheetJS would have to make that text, which takes long
 */
export function readLegacy(content: Uint8Array<ArrayBuffer> | string, isOpenDocument = false): Sheet[] {
  const workbook = open(content, isOpenDocument);
  const budget = emptyBudget();
  return workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name];
    // SheetJS leaves out a sheet that it could not read, and says nothing.
    if (!sheet) throw new ReadRefusal('damaged');
    const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
    return [{ name, isHidden, ...readSheet(sheet, budget) }];
  });
}

function open(content: Uint8Array<ArrayBuffer> | string, isOpenDocument: boolean): WorkBook {
  try {
    return read(content, {
      // A stream of records as an array would be copied to one of numbers, eight times its size.
      type: typeof content === 'string' ? 'binary' : beginsOldWorkbook(content) ? 'buffer' : 'array',
      dense: true,
      raw: true,
      cellNF: true,
      cellText: isOpenDocument,
      cellHTML: false,
      cellFormula: true,
      cellStyles: true,
      sheetRows: LIMITS.rows + 1,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new ReadRefusal('password');
    throw new ReadRefusal('damaged');
  }
}

function readSheet(sheet: WorkSheet, budget: CellBudget): Omit<Sheet, 'name' | 'isHidden'> {
  const rows: SheetRow[] = [];
  const data: (CellObject | undefined)[][] = Array.isArray(sheet['!data']) ? sheet['!data'] : [];
  for (const [at, line] of data.entries()) {
    if (!line) continue;
    const cells: Cell[] = [];
    for (let column = 0; column < Math.min(line.length, LIMITS.columns); column += 1) {
      const cell = readCell(line[column]);
      if (cell === null) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
    }
    if (cells.length === 0) continue;
    spend(budget, cells.length);
    rows.push({ number: at + 1, cells, isHidden: sheet['!rows']?.[at]?.hidden === true });
  }
  const hiddenColumns = (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : []));
  const merges = (sheet['!merges'] ?? [])
    .slice(0, LIMITS.merges)
    .map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c }));
  return { rows, hiddenColumns, merges };
}

function readCell(cell: CellObject | undefined): Cell {
  if (!cell) return null;
  const { t, v, z, f, w } = cell;
  switch (t) {
    case 'n':
      if (typeof v !== 'number') return null;
      // A formula of OpenDocument that nobody has calculated.
      if (!Number.isFinite(v)) return { kind: 'error', text: '' };
      if (typeof z === 'string' && formatKind(0, z) === 'date') return formattedNumber(v, 'date');
      // A cell of OpenDocument takes its format from its column or from another style, which SheetJS does not look up.
      if (w !== undefined) return shownNumber(v, w);
      return formattedNumber(v, formatKind(typeof z === 'number' ? z : 0, typeof z === 'string' ? z : undefined));
    case 's':
      return typeof v === 'string' && v.trim() !== '' ? v : null;
    case 'b':
      return truthLabel(v === true);
    case 'e':
      return { kind: 'error', text: errorLabel(typeof v === 'number' ? v : undefined) };
    case 'd':
      return { kind: 'date', text: v instanceof Date ? v.toISOString().slice(0, 10) : String(v) };
    case 'z':
      return f ? { kind: 'error', text: '' } : null;
  }
}
