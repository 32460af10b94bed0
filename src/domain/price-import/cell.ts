/** A number that its format shows otherwise than its value: `17` shown as `0017`. */
export interface ShownNumber {
  readonly kind: 'number';
  readonly value: number;
  readonly text: string;
  /** What stands beside it says something of it as a price: `desde $12.50`. */
  readonly isNoted?: true;
}

/**
 * A cell that holds no price whatever its digits: an error of the sheet (`#REF!`), a date, a percentage, an amount that its format shows in another
 * currency, one that may be either of two, one that its font crosses out.
 */
export interface OddCell {
  readonly kind: 'error' | 'date' | 'percent' | 'foreign' | 'ambiguous' | 'struck';
  readonly text: string;
}

/** One cell as the reader hands it over. `null` is blank. Text stays text: nothing has been taken for a number yet. */
export type Cell = string | number | null | ShownNumber | OddCell;

export interface SheetRow {
  /** The row's number in the spreadsheet, from 1, by which a person finds it in the file. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
}

/** Merged cells, zero-based columns and the spreadsheet's own row numbers, both ends included. */
export interface MergedRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** One sheet. Rows without content are left out, so their numbers may jump. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: readonly number[];
  readonly merges: readonly MergedRange[];
}

/**
 * Control characters except tab and line breaks, which XML 1.0 forbids and a workbook can hold as `_x0000_`; marks of direction, soft hyphens and
 * blanks without width, which come with what is copied from chats and web pages.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The cell as a person sees it in the sheet, trimmed. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  const text = typeof cell === 'string' ? cell : cell.text;
  return text.replace(INVISIBLE, '').trim();
}

/** A whole number with all of its digits: `7501234567890`, never `7.501e12`. Of any other the fifteen that a spreadsheet shows, without what a formula adds to them. */
function numberText(value: number): string {
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(15)));
  return Math.abs(value) >= 1e15 ? BigInt(value).toString() : String(value);
}

/** Whether a cell holds nothing that a person would see. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cellText(cell) === '');
}
