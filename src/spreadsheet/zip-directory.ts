import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import { wideEnd, wideNumbers } from './wide-zip.ts';

/** One part of an archive, as its directory describes it. The description is checked against the part itself when that is read. */
export interface ZipPart {
  readonly name: string;
  readonly isStored: boolean;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its bytes begin in the file. */
  readonly start: number;
}

/** By their names in small letters. */
export type ZipParts = ReadonlyMap<string, ZipPart>;

export const partNamed = (parts: ZipParts, name: string): ZipPart | undefined => parts.get(name.toLowerCase());

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/**
 * The directory of an archive, checked before a byte of it is unpacked: a file of ten megabytes can hold two gigabytes, and unpacking that
 * makes the tab crash. Sizes, ratios, overlaps (parts that share their bytes) and encryption are checked here. The parts are found by
 * `partNamed`, because a package compares the names of its parts without case, and instruments write `sharedstrings.xml`.
 */
export function readZipDirectory(bytes: Uint8Array<ArrayBuffer>): ZipParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const narrow = findEnd(view);
  const {
    count,
    at: first,
    end,
  } = wideEnd(view, {
    count: view.getUint16(narrow + 10, true),
    at: view.getUint32(narrow + 16, true),
    end: narrow,
  });
  let at = first;
  if (count > LIMITS.parts) throw new ReadRefusal('bomb');

  const parts = new Map<string, ZipPart>();
  const spans: [number, number][] = [];
  let total = 0;
  const decoder = new TextDecoder();
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw new ReadRefusal('damaged');
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const skip = nameLength + extraLength + view.getUint16(at + 32, true);
    if (at + 46 + skip > end) throw new ReadRefusal('damaged');
    const extra = at + 46 + nameLength;
    const { unpacked, packed, local } = wideNumbers(view, extra, extra + extraLength, {
      unpacked: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      local: view.getUint32(at + 42, true),
    });
    const name = decoder
      .decode(bytes.subarray(at + 46, at + 46 + nameLength))
      .replaceAll('\\', '/')
      .replace(/^\//, '');
    at += 46 + skip;
    if (flags & 1) throw new ReadRefusal('password');
    if (name.endsWith('/')) continue;
    if (method !== STORED && method !== DEFLATED) throw new ReadRefusal('damaged');

    total += unpacked;
    if (unpacked > LIMITS.partBytes || total > LIMITS.archiveBytes) throw new ReadRefusal('bomb');
    if (unpacked > LIMITS.ratioFrom && unpacked > packed * LIMITS.ratio) throw new ReadRefusal('bomb');
    if (method === STORED && packed !== unpacked) throw new ReadRefusal('damaged');
    if (local + 30 > end || view.getUint32(local, true) !== LOCAL) throw new ReadRefusal('damaged');
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packed > end) throw new ReadRefusal('damaged');
    spans.push([local, start + packed]);
    // With two parts of one name, readers would disagree about the content.
    if (parts.has(name.toLowerCase())) throw new ReadRefusal('damaged');
    parts.set(name.toLowerCase(), { name, isStored: method === STORED, packed, unpacked, start });
  }
  spans.sort((a, b) => a[0] - b[0]);
  if (spans.some(([begin], index) => begin < (spans[index - 1]?.[1] ?? 0))) throw new ReadRefusal('bomb');
  return parts;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new ReadRefusal('damaged');
}
