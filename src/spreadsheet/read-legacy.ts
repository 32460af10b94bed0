import { type CellObject, read, type WorkBook, type WorkSheet } from 'xlsx';
import type { Cell, Sheet, SheetRow } from '#domain/price-import/cell.ts';
import { LIMITS } from './limits.ts';
import { formatKind, formattedNumber } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';

/**
 * The sheets of what our own scanner does not read: .xls, .xlsb, .ods, tables of web pages, and workbooks put together oddly. Heavy, so it
 * comes only when such a file does. Text is left as text (`raw`): SheetJS reads `2856,99` as 285699.
 */
export function readLegacy(bytes: Uint8Array<ArrayBuffer>): Sheet[] {
  const workbook = open(bytes);
  const budget = { rows: 0, cells: 0 };
  return workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name];
    if (!sheet) return [];
    const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
    return [{ name, isHidden, ...readSheet(sheet, budget) }];
  });
}

function open(bytes: Uint8Array<ArrayBuffer>): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      raw: true,
      cellNF: true,
      cellText: false,
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

function readSheet(sheet: WorkSheet, budget: { rows: number; cells: number }): Omit<Sheet, 'name' | 'isHidden'> {
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
    budget.rows += 1;
    budget.cells += cells.length;
    if (budget.rows > LIMITS.rows) throw new ReadRefusal('too-many-rows');
    if (budget.cells > LIMITS.cells) throw new ReadRefusal('too-many-cells');
    rows.push({ number: at + 1, cells, isHidden: sheet['!rows']?.[at]?.hidden === true });
  }
  const hiddenColumns = (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : []));
  const merges = (sheet['!merges'] ?? [])
    .slice(0, 20_000)
    .map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c }));
  return { rows, hiddenColumns, merges };
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function readCell(cell: CellObject | undefined): Cell {
  if (!cell) return null;
  const { t, v, z, f } = cell;
  switch (t) {
    case 'n':
      return typeof v === 'number'
        ? formattedNumber(v, formatKind(typeof z === 'number' ? z : 0, typeof z === 'string' ? z : undefined))
        : null;
    case 's':
      return typeof v === 'string' && v.trim() !== '' ? v : null;
    case 'b':
      return v === true ? 'VERDADERO' : 'FALSO';
    case 'e':
      return { kind: 'error', text: (typeof v === 'number' ? ERRORS[v] : undefined) ?? '#ERROR' };
    case 'd':
      return { kind: 'date', text: v instanceof Date ? v.toISOString().slice(0, 10) : String(v) };
    default:
      return f ? { kind: 'error', text: '' } : null;
  }
}
