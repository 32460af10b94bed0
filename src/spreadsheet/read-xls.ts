import type { Sheet } from '#domain/price-import/cell.ts';
import { BiffRecords } from './biff-records.ts';
import { readBiffSheet } from './biff-sheet.ts';
import { biffTexts } from './biff-texts.ts';
import { readBiffWorkbook } from './biff-workbook.ts';
import type { Bytes } from './byte-tags.ts';
import { emptyBudget } from './cell-budget.ts';
import { ReadRefusal } from './read-problem.ts';

const BOF = 0x809;
const EXCEL_97 = 0x600;
const WORKBOOK = 5;
const TABLE = 0x10;

/** The sheets of an .xls of Excel 97 to 2003, from its stream; `null` for what is older or put together otherwise. */
export function readXls(stream: Bytes): Sheet[] | null {
  const records = new BiffRecords(stream);
  const beginsWith = (what: number): boolean =>
    records.kind === BOF && records.end - records.at >= 4 && records.view.getUint16(records.at + 2, true) === what;
  if (!records.goTo(0) || !beginsWith(WORKBOOK) || records.view.getUint16(records.at, true) !== EXCEL_97) return null;
  const texts = biffTexts(records);
  const workbook = readBiffWorkbook(records, texts);
  const budget = emptyBudget();
  const sheets: Sheet[] = [];
  let walked = 0;
  for (const { name, isHidden, place } of workbook.sheets) {
    if (!records.goTo(place) || records.kind !== BOF) return null;
    if (!beginsWith(TABLE)) continue;
    sheets.push({ name, isHidden, ...readBiffSheet(records, texts, workbook, budget) });
    // Sheets follow one another; sixty entries for the same sheet would take sixty times as long.
    walked += records.end - place;
    if (walked > stream.length) throw new ReadRefusal('damaged');
  }
  return sheets;
}
