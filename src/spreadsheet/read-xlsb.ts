import type { Sheet } from '#domain/price-import/cell.ts';
import { readBinarySheet } from './binary-sheet.ts';
import { readBinaryStrings, readBinaryStyles, readBinaryWorkbook } from './binary-workbook.ts';
import type { Bytes } from './byte-tags.ts';
import { emptyBudget } from './cell-budget.ts';
import { inflateBytes } from './inflate.ts';
import { ReadRefusal } from './read-problem.ts';
import { openPackage } from './workbook-package.ts';
import type { ZipParts } from './zip-directory.ts';

/**
 * The sheets of an .xlsb by our own reader: SheetJS believes the length that a text declares, and without Node's buffers it appends
 * letter by letter up to four thousand million of them.
 */
export async function readXlsb(bytes: Bytes, parts: ZipParts): Promise<Sheet[]> {
  const found = await openPackage(bytes, parts, 'bin');
  if (!found) throw new ReadRefusal('damaged');
  const { sheets: listed, is1904 } = readBinaryWorkbook(await inflateBytes(bytes, found.workbook));
  const { styles, fonts } = found.styles
    ? readBinaryStyles(await inflateBytes(bytes, found.styles))
    : { styles: [], fonts: [] };
  const strings = found.strings ? readBinaryStrings(await inflateBytes(bytes, found.strings), fonts) : [];
  const tables = { strings, styles, fonts, is1904 };
  const budget = emptyBudget();
  const sheets: Sheet[] = [];
  for (const { name, isHidden, relation: id } of listed) {
    const relation = found.relations.find((one) => one.id === id);
    const part = relation && found.partOf(relation);
    if (!part) throw new ReadRefusal('damaged');
    // Charts and sheets of macros have no prices.
    if (relation.type.endsWith('/worksheet'))
      sheets.push({ name, isHidden, ...readBinarySheet(await inflateBytes(bytes, part), tables, budget) });
  }
  return sheets;
}
