import type { Sheet } from '#domain/price-import/cell.ts';
import type { Bytes } from './byte-tags.ts';
import { textReader } from './byte-text.ts';
import { emptyBudget } from './cell-budget.ts';
import { inflateAll, inflateXml } from './inflate.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { cellScanner } from './scan-cells.ts';
import { scanSheet } from './scan-sheet.ts';
import { scanStrings } from './scan-strings.ts';
import { attribute, elementPrefix, refuseDoctype, withoutPrefix } from './xml-text.ts';
import type { ZipPart } from './zip-directory.ts';

type Parts = ReadonlyMap<string, ZipPart>;

/** The sheets of an .xlsx by our own scanner; `null` when the archive is put together in a way that it does not know. */
export async function readXlsx(bytes: Bytes, parts: Parts): Promise<Sheet[] | null> {
  const workbookName = await findWorkbook(bytes, parts);
  const workbookPart = workbookName === undefined ? undefined : parts.get(workbookName);
  if (workbookName === undefined || !workbookPart) return null;
  const folder = workbookName.slice(0, workbookName.lastIndexOf('/') + 1);
  const relations = await readRelations(bytes, parts, workbookName);
  const workbook = await readXml(bytes, workbookPart, 'workbook');
  const target = (kind: string): ZipPart | undefined => {
    const relation = relations.find(({ type }) => type.endsWith(`/${kind}`));
    return relation && parts.get(resolvePath(folder, relation.target));
  };
  const stringsPart = target('sharedStrings');
  const stylesPart = target('styles');
  const text = textReader();
  const strings = stringsPart ? await scanStrings(inflateXml(bytes, stringsPart, 'sst'), text) : [];
  const styles = stylesPart ? readStyles(await readXml(bytes, stylesPart, 'styleSheet')) : [];

  const sheets: Sheet[] = [];
  const scanCells = cellScanner(strings, styles, text);
  const budget = emptyBudget();
  for (const [tag] of [...workbook.matchAll(/<sheet\s[^>]*>/g)].slice(0, LIMITS.sheets)) {
    const id = /\s[\w-]+:id\s*=\s*["']([^"']*)/.exec(tag)?.[1];
    const relation = relations.find((one) => one.id === id);
    if (!relation?.type.endsWith('/worksheet')) continue;
    const part = parts.get(resolvePath(folder, relation.target));
    if (!part) return null;
    sheets.push({
      name: attribute(tag, 'name') ?? '',
      isHidden: attribute(tag, 'state') !== undefined && attribute(tag, 'state') !== 'visible',
      ...(await scanSheet(inflateXml(bytes, part, 'worksheet'), scanCells, budget)),
    });
  }
  return sheets.length === 0 ? null : sheets;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function findWorkbook(bytes: Bytes, parts: Parts): Promise<string | undefined> {
  const relations = await readRelations(bytes, parts, '');
  const target = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target;
  const named = target === undefined ? undefined : resolvePath('', target);
  return named !== undefined && parts.has(named) ? named : parts.has('xl/workbook.xml') ? 'xl/workbook.xml' : undefined;
}

async function readRelations(bytes: Bytes, parts: Parts, name: string): Promise<Relation[]> {
  const slash = name.lastIndexOf('/') + 1;
  const part = parts.get(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`);
  if (!part) return [];
  const xml = await readXml(bytes, part, 'Relationships');
  return [...xml.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'Id') ?? '',
    type: attribute(tag, 'Type') ?? '',
    target: attribute(tag, 'Target') ?? '',
  }));
}

async function readXml(bytes: Bytes, part: ZipPart, root: string): Promise<string> {
  // Relations, styles and the list of sheets are small in every real workbook.
  if (part.unpacked > 32 * 2 ** 20) throw new ReadRefusal('bomb');
  const xml = await inflateAll(bytes, part);
  refuseDoctype(xml.slice(0, 4096));
  return withoutPrefix(xml, elementPrefix(xml.slice(0, 4096), root));
}

/** A relation's target: from the root with a slash, else from the folder of who names it. */
function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function readStyles(xml: string): FormatKind[] {
  const codes = new Map<number, string>();
  for (const [tag] of xml.matchAll(/<numFmt\s[^>]*>/g)) {
    codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
  }
  const begin = xml.indexOf('<cellXfs');
  const end = xml.indexOf('</cellXfs>', begin);
  if (begin < 0 || end < 0) return [];
  return [...xml.slice(begin, end).matchAll(/<xf[\s/][^>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return formatKind(id, codes.get(id));
  });
}
