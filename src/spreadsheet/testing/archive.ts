import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive as a test wants it; its directory entry may be wrong. */
export interface ArchivePart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly flags?: number;
  /** What the directory says it unpacks to. */
  readonly says?: number;
  /** Its deflated bytes, where they are not those of `content`. */
  readonly packed?: Buffer;
  /** Begins where this part begins, as bombs of shared bytes do. */
  readonly at?: number;
}

/** A zip archive of the parts. */
export function archive(parts: readonly ArchivePart[], count = parts.length): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, says, at, packed: given } of parts) {
    const raw = Buffer.from(content);
    const packed = given ?? deflateRawSync(raw);
    const size = says ?? raw.length;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at ?? offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** Node 20 has no `zlib.crc32` before 20.15; ours is checked by no reader, but real files carry one. */
const crc = (bytes: Buffer): number => (typeof crc32 === 'function' ? crc32(bytes) : 0);

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const TEXTS =
  '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>';

export interface WorkbookParts {
  /** The whole sheet; made of `rows` where it is not given. */
  readonly sheet?: string | Buffer;
  readonly rows?: string;
  readonly strings?: string;
  readonly workbook?: string;
  readonly more?: readonly ArchivePart[];
  readonly target?: string;
}

export const sheetOf = (rows: string, before = '', after = ''): string =>
  `${HEAD}<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

/** Rows as XML: texts in place, numbers as numbers. */
export const rowsOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows
    .map((cells, at) => {
      const inner = cells.map((cell, column) => {
        const ref = `${String.fromCharCode(65 + column)}${at + 1}`;
        if (cell === null) return '';
        return typeof cell === 'number'
          ? `<c r="${ref}"><v>${cell}</v></c>`
          : `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
      });
      return `<row r="${at + 1}">${inner.join('')}</row>`;
    })
    .join('');

export const workbook = (parts: WorkbookParts): Buffer => archive(workbookParts(parts));

export function workbookParts({
  sheet,
  rows = '',
  strings,
  workbook: book,
  more = [],
  target = 'worksheets/sheet1.xml',
}: WorkbookParts): ArchivePart[] {
  const relations = [
    `<Relationship Id="rId1" Type="${REL}/worksheet" Target="${target}"/>`,
    strings ? `<Relationship Id="rId2" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/>` : '',
  ];
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return [
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${strings ? TEXTS : ''}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${package_}"><Relationship Id="r" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content:
        book ??
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Precios" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${package_}">${relations.join('')}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet ?? sheetOf(rows) },
    ...(strings ? [{ name: 'xl/sharedStrings.xml', content: strings }] : []),
    ...more,
  ];
}

/** A spreadsheet of OpenDocument with what its content holds, as XML. Without its manifest and styles SheetJS would not look at the rest. */
export const openDocumentOf = (content: string): Buffer => archive(openDocumentParts(content));

export const openDocumentParts = (content: string): ArchivePart[] => [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
  {
    name: 'META-INF/manifest.xml',
    content:
      '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
  },
  { name: 'styles.xml', content: '<office:document-styles/>' },
  { name: 'content.xml', content: `<office:document-content>${content}</office:document-content>` },
];

/** One with one table of the rows given as XML. */
export const openDocument = (rows: string): Buffer =>
  openDocumentOf(
    `<office:body><office:spreadsheet><table:table table:name="P">${rows}</table:table></office:spreadsheet></office:body>`,
  );
