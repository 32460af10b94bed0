import type { Bytes } from '../byte-tags.ts';
import { type ArchivePart, archive } from './archive.ts';

// Workbooks of XML as unusual programs write them. Excel opens all of them.

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export interface PackageForm {
  readonly rows?: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly sheet?: string | Buffer;
  /** Where the shared texts are stored, and what the relation, if any, and the list of types call them. */
  readonly stringsAt?: string;
  readonly stringsTarget?: string | null;
  readonly stringsType?: string | null;
  readonly sheetTarget?: string;
  readonly relations?: string;
  readonly main?: string;
  /** Changes every part's name, as the archive stores it. */
  readonly rename?: (name: string) => string;
  readonly prefix?: string;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
const relations = (inner: string): string =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

/** A whole workbook of one sheet. */
export function packageOf({
  rows = '',
  strings,
  styles,
  sheet,
  stringsAt = 'xl/sharedStrings.xml',
  stringsTarget = 'sharedStrings.xml',
  stringsType = `${CONTENT}.sharedStrings+xml`,
  sheetTarget = 'worksheets/sheet1.xml',
  relations: rel = REL,
  main = MAIN,
  rename = (name) => name,
  prefix = '',
}: PackageForm): Bytes {
  const types = [
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
    strings !== undefined && stringsType ? `<Override PartName="/${stringsAt}" ContentType="${stringsType}"/>` : '',
    styles === undefined ? '' : `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>`,
  ];
  const own = (xml: string): string =>
    prefix === ''
      ? xml
      : xml.replaceAll(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}:`).replace(' xmlns=', ` xmlns:${prefix}=`);
  const parts: ArchivePart[] = [
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations(relation('r', `${rel}/officeDocument`, 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="Precios" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        relation('rId1', `${rel}/worksheet`, sheetTarget) +
          (strings !== undefined && stringsTarget !== null
            ? relation('rId2', `${rel}/sharedStrings`, stringsTarget)
            : '') +
          (styles === undefined ? '' : relation('rId3', `${rel}/styles`, 'styles.xml')),
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheet ?? HEAD + own(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    },
    ...(strings === undefined ? [] : [{ name: stringsAt, content: HEAD + own(strings) }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: styles }]),
  ];
  return new Uint8Array(archive(parts.map((part) => ({ ...part, name: rename(part.name) }))));
}

export const sharedStrings = (...items: readonly string[]): string =>
  `<sst xmlns="${MAIN}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
