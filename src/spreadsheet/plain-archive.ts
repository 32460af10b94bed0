import type { Bytes } from './byte-tags.ts';
import type { ZipPart, ZipParts } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const DEFLATED = 8;

/**
 * The archive written once more in the oldest form, its parts packed as they are: SheetJS knows no directory of eight-byte numbers, and believes
 * what stands before each part instead of the directory that was checked.
 * @param changed parts with other contents than in the file
 */
export function plainArchive(
  bytes: Bytes,
  parts: ZipParts,
  changed: ReadonlyMap<ZipPart, Bytes> = new Map(),
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const named = [...parts.values()].map((part) => {
    const own = changed.get(part);
    const form = own ? { isStored: true, packed: own.length, unpacked: own.length } : part;
    const body = own ?? bytes.subarray(part.start, part.start + part.packed);
    return { ...form, name: encoder.encode(part.name), body };
  });
  const bodies = named.reduce((sum, { name, packed }) => sum + LOCAL_SIZE + name.length + packed, 0);
  const directory = named.reduce((sum, { name }) => sum + CENTRAL_SIZE + name.length, 0);
  const plain = new Uint8Array(bodies + directory + END_SIZE);
  const view = new DataView(plain.buffer);
  let at = 0;
  let entry = bodies;
  for (const { name, isStored, packed, unpacked, body } of named) {
    /** What both descriptions of a part hold, from the method on. */
    const describe = (from: number): void => {
      view.setUint16(from, isStored ? 0 : DEFLATED, true);
      view.setUint32(from + 10, packed, true);
      view.setUint32(from + 14, unpacked, true);
      view.setUint16(from + 18, name.length, true);
    };
    view.setUint32(entry, CENTRAL, true);
    describe(entry + 10);
    view.setUint32(entry + 42, at, true);
    plain.set(name, entry + CENTRAL_SIZE);
    entry += CENTRAL_SIZE + name.length;

    view.setUint32(at, LOCAL, true);
    describe(at + 8);
    plain.set(name, at + LOCAL_SIZE);
    plain.set(body, at + LOCAL_SIZE + name.length);
    at += LOCAL_SIZE + name.length + packed;
  }
  view.setUint32(entry, END, true);
  view.setUint16(entry + 8, named.length, true);
  view.setUint16(entry + 10, named.length, true);
  view.setUint32(entry + 12, directory, true);
  view.setUint32(entry + 16, bodies, true);
  return plain;
}
