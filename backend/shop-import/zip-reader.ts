import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { ImportRefusal } from './import-refusal.ts';

// The form: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. Only what our own export writes: no encryption, no parts, no zip64.
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LARGEST_DIRECTORY = 64 << 20;
const IN_ZIP64 = 0xffffffff;
const COUNTED_ELSEWHERE = 0xffff;
const PIECE = 256 << 10;

/** A file of a zip, as the list at its end says. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** Bytes in the zip, and when unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Where its own head begins. */
  readonly offset: number;
}

const damaged = (): ImportRefusal => new ImportRefusal('damaged');

/** The files of a zip. Throws ImportRefusal for what is no zip, and for two files of one name. @param size of the zip in bytes */
export async function readZipEntries(zip: FileHandle, size: number): Promise<ReadonlyMap<string, ZipEntry>> {
  const tail = await bytesAt(zip, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const end = endOf(tail);
  if (end === undefined) throw new ImportRefusal('not-an-archive');
  const [count, bytes, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (bytes > LARGEST_DIRECTORY || offset + bytes > size) throw damaged();
  const directory = await bytesAt(zip, offset, offset + bytes);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  let read = 0;
  while (at + 46 <= directory.length) {
    const [entry, next] = centralEntry(directory, at);
    if (entries.has(entry.name) || entry.offset >= offset) throw damaged();
    entries.set(entry.name, entry);
    at = next;
    read += 1;
  }
  // Our own export counts on from nought; other programs say that the number stands elsewhere.
  const isCounted = count === COUNTED_ELSEWHERE || (read & 0xffff) === count;
  if (at !== directory.length || !isCounted) throw damaged();
  return entries;
}

function endOf(tail: Buffer): Buffer | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return tail.subarray(at);
  }
  return undefined;
}

function centralEntry(directory: Buffer, at: number): [ZipEntry, number] {
  if (directory.readUInt32LE(at) !== CENTRAL) throw damaged();
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
  const [packed, size] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 24)];
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  const isEncrypted = (flags & 1) === 1;
  if (next > directory.length || isEncrypted || packed === IN_ZIP64 || size === IN_ZIP64) throw damaged();
  if (method !== 0 && method !== 8) throw damaged();
  const name = directory.toString('utf8', at + 46, nameEnd);
  return [{ name, isDeflated: method === 8, packed, size, offset: directory.readUInt32LE(at + 42) }, next];
}

/** The unpacked bytes of a file, piece by piece. Throws ImportRefusal when they are not as many as the list says: a few bytes can unpack to gigabytes. */
export async function* entryBytes(zip: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const head = await bytesAt(zip, entry.offset, entry.offset + 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw damaged();
  const nameEnd = entry.offset + 30 + head.readUInt16LE(26);
  const name = await bytesAt(zip, entry.offset + 30, nameEnd);
  if (name.toString('utf8') !== entry.name) throw damaged();
  const start = nameEnd + head.readUInt16LE(28);
  let size = 0;
  try {
    for await (const chunk of unpacked(zip, entry, start)) {
      size += chunk.length;
      if (size > entry.size) throw damaged();
      yield chunk;
    }
  } catch (error) {
    // zlib's own errors: what is there is no deflated data.
    throw /^Z_|^ERR_/.test((error as NodeJS.ErrnoException).code ?? '') ? damaged() : error;
  }
  if (size !== entry.size) throw damaged();
}

async function* unpacked(zip: FileHandle, { packed, isDeflated }: ZipEntry, start: number): AsyncGenerator<Buffer> {
  if (packed === 0) return;
  const raw = piecesOf(zip, start, start + packed);
  if (!isDeflated) return yield* raw;
  const inflate = createInflateRaw();
  // Its failure is thrown to whoever reads from `inflate`.
  const piping = pipeline(raw, inflate).catch(() => {});
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } finally {
    inflate.destroy();
    await piping;
  }
}

async function* piecesOf(zip: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE) {
    const piece = await bytesAt(zip, at, Math.min(to, at + PIECE));
    if (piece.length === 0) return;
    yield piece;
  }
}

async function bytesAt(zip: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await zip.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}
