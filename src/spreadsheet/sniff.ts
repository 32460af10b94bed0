import { holdsTable } from './markup.ts';
import { ReadRefusal } from './read-problem.ts';
import { partNamed, type ZipParts } from './zip-directory.ts';

/** What a file is, by its first bytes. Its name is not used: half the `.xls` files of suppliers are web pages or text. */
export type FileKind = 'zip' | 'compound' | 'markup' | 'sylk' | 'dif' | 'text';

const starts = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** PNG, JPEG, GIF, WebP, TIFF, BMP, and the pictures of telephones: HEIC and AVIF. */
const PICTURE =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|II\*\0|MM\0\*|BM[^]{4}\0{4}|[^]{4}ftyp(?:hei[cxms]|hevc|mif1|msf1|avi[fs]))/;

export function sniffFile(bytes: Uint8Array<ArrayBuffer>): FileKind {
  if (bytes.length === 0) throw new ReadRefusal('empty');
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (starts(bytes, [0x50, 0x4b, 0x05, 0x06])) throw new ReadRefusal('no-rows');
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  if (PICTURE.test(String.fromCharCode(...bytes.subarray(0, 12)))) throw new ReadRefusal('picture');
  if (starts(bytes, [0x52, 0x61, 0x72, 0x21]) || starts(bytes, [0x37, 0x7a, 0xbc, 0xaf]) || starts(bytes, [0x1f, 0x8b]))
    throw new ReadRefusal('archive');
  if (beginsOldWorkbook(bytes)) return 'compound';
  const head = headText(bytes);
  // Some programs write a line end or a byte-order mark before it.
  if (head.startsWith('%PDF')) throw new ReadRefusal('pdf');
  // `ID;Precio` may also title the columns of a CSV, so the second line must be a record of SYLK.
  if (SYLK.test(head)) return 'sylk';
  if (/^TABLE\r?\n0,1\r?\n"/.test(head)) return 'dif';
  // The page inside is encoded once more, with `=3D` and lines cut anywhere, so its table cannot be read.
  if (/^(?:MIME-Version:|From: <?Saved by )/i.test(head)) throw new ReadRefusal('web-archive');
  if (head.startsWith('{\\rtf')) throw new ReadRefusal('word');
  if (/^\{\s*"(url|doc_id|email|resource_id)"/.test(head)) throw new ReadRefusal('google-shortcut');
  if (/^(?:\{\s*["}]|\[\s*[[{"\]])/.test(head)) throw new ReadRefusal('json');
  if (/^<(\?xml|!doctype|html|table|head|body|meta|style|div|workbook)|^<!--/i.test(head)) return 'markup';
  return holdsTable(headText(bytes, 64 * 1024)) ? 'markup' : 'text';
}

/** Whether a stream begins with the first record of an old workbook. Those of Excel 2 to 4 never had a container around them. */
export const beginsOldWorkbook = (stream: Uint8Array): boolean =>
  stream[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(stream[1] ?? -1);

/** The first line with the program, and a record of the format. */
const SYLK =
  /^ID;P(?:WXL|SCALC\d|\w*(?:;[NE])+|[^\r\n]*(?=[\r\n]+[BC];[XY]\d+;))[^\r\n]*[\r\n]+(?:[BCFPOW]|N[NUEL]);[A-Z]/;

function headText(bytes: Uint8Array<ArrayBuffer>, length = 2048): string {
  const begins = (first: number, second: number): boolean => bytes[0] === first && bytes[1] === second;
  const isWide = begins(0xff, 0xfe) || begins(0x3c, 0);
  const encoding = isWide ? 'utf-16le' : begins(0xfe, 0xff) || begins(0, 0x3c) ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.subarray(0, length)).trimStart();
}

export type ZipKind = 'xlsx' | 'xlsb' | 'ods';

/** Which kind of workbook an archive is. */
export function sniffZip(parts: ZipParts): ZipKind {
  const names = [...parts.keys()];
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(/^word\//)) throw new ReadRefusal('word');
  if (has(/^ppt\//)) throw new ReadRefusal('presentation');
  if (has(/\.iwa$|^index\.zip$/)) throw new ReadRefusal('numbers');
  if (has(/workbook\.bin$/)) return 'xlsb';
  if (has(/workbook\.xml$|^xl\//)) return 'xlsx';
  if (partNamed(parts, 'content.xml')) return 'ods';
  throw new ReadRefusal('archive');
}

/** A container of streams: the name of one of them identifies the program that wrote it. Names are UTF-16. */
export function refuseOtherCompounds(bytes: Uint8Array<ArrayBuffer>): void {
  if (holdsWide(bytes, 'EncryptedPackage')) throw new ReadRefusal('password');
  if (holdsWide(bytes, 'Workbook') || holdsWide(bytes, 'Book')) return;
  if (holdsWide(bytes, 'WordDocument')) throw new ReadRefusal('word');
  if (holdsWide(bytes, 'PowerPoint Document')) throw new ReadRefusal('presentation');
}

function holdsWide(bytes: Uint8Array, name: string): boolean {
  const wanted = name.split('').flatMap((letter) => [letter.charCodeAt(0), 0]);
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, step) => bytes[at + step] === byte)) return true;
  }
  return false;
}
