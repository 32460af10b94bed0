import type { Sheet } from '#domain/price-import/cell.ts';
import type { Bytes } from './byte-tags.ts';
import { textReader } from './byte-text.ts';
import { emptyBudget } from './cell-budget.ts';
import { inflateXml } from './inflate.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formatKind } from './number-format.ts';
import { cellScanner } from './scan-cells.ts';
import { scanSheet } from './scan-sheet.ts';
import { scanStrings } from './scan-strings.ts';
import { openPackage, readXml } from './workbook-package.ts';
import { attribute, STRUCK_RUN } from './xml-text.ts';
import type { ZipParts } from './zip-directory.ts';

/** The sheets of an .xlsx by our own scanner; `null` when the archive is put together in a way that it does not know. */
export async function readXlsx(bytes: Bytes, parts: ZipParts): Promise<Sheet[] | null> {
  const found = await openPackage(bytes, parts, 'xml');
  if (!found) return null;
  const workbook = await readXml(bytes, found.workbook, 'workbook');
  const text = textReader();
  const strings = found.strings ? await scanStrings(inflateXml(bytes, found.strings, 'sst'), text) : [];
  const styles = found.styles ? readStyles(await readXml(bytes, found.styles, 'styleSheet'), is1904(workbook)) : [];

  const sheets: Sheet[] = [];
  const scanCells = cellScanner(strings, styles, text);
  const budget = emptyBudget();
  for (const [tag] of [...workbook.matchAll(/<sheet\s[^>]*>/g)].slice(0, LIMITS.sheets)) {
    const id = /\s[\w-]+:id\s*=\s*["']([^"']*)/.exec(tag)?.[1];
    const relation = found.relations.find((one) => one.id === id);
    if (!relation) return null;
    // Charts and sheets of macros have no prices.
    if (!relation.type.endsWith('/worksheet')) continue;
    const part = found.partOf(relation);
    if (!part) return null;
    sheets.push({
      name: attribute(tag, 'name') ?? '',
      isHidden: attribute(tag, 'state') !== undefined && attribute(tag, 'state') !== 'visible',
      ...(await scanSheet(inflateXml(bytes, part, 'worksheet'), scanCells, budget)),
    });
  }
  return sheets.length === 0 ? null : sheets;
}

/** Excel for Mac counted days from 1904 until 2011, and keeps doing so in workbooks that were begun with it. */
function is1904(workbook: string): boolean {
  const [properties] = /<workbookPr\s[^>]*>/.exec(workbook) ?? [];
  return properties !== undefined && ['1', 'true'].includes(attribute(properties, 'date1904') ?? '');
}

function readStyles(xml: string, countsFrom1904: boolean): FormatKind[] {
  const codes = new Map<number, string>();
  for (const [tag] of xml.matchAll(/<numFmt\s[^>]*>/g)) {
    codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
  }
  const struck = struckFonts(xml);
  const begin = xml.indexOf('<cellXfs');
  const end = xml.indexOf('</cellXfs>', begin);
  if (begin < 0 || end < 0) return [];
  // Tens of thousands of styles may share one format.
  const kinds = new Map<number, FormatKind>();
  return [...xml.slice(begin, end).matchAll(/<xf[\s/][^>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const kind = kinds.get(id) ?? formatKind(id, codes.get(id));
    kinds.set(id, kind);
    const shown = kind === 'date' && countsFrom1904 ? 'date-1904' : kind;
    return struck.has(Number(attribute(tag, 'fontId') ?? 0)) ? { struck: shown } : shown;
  });
}

/** The places of the fonts that cross out what they write. */
function struckFonts(xml: string): ReadonlySet<number> {
  const struck = new Set<number>();
  const begin = xml.indexOf('<fonts');
  const fonts = begin < 0 ? '' : xml.slice(begin, xml.indexOf('</fonts>', begin));
  if (!fonts.includes('<strike')) return struck;
  for (const [at, [font]] of [...fonts.matchAll(/<font(?:\s[^<>/]*)?(?:\/>|>[\s\S]*?<\/font>)/g)].entries())
    if (STRUCK_RUN.test(font)) struck.add(at);
  return struck;
}
