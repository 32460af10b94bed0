import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { ARCHIVED, archiveManifest, MANIFEST } from '#domain/staff/archive/shop-archive.ts';

/** A file of a zip that a test writes, with what it may lie about. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Instead of its true size. */
  readonly size?: number;
  /** Instead of its name, in its own head. */
  readonly localName?: string;
}

/** A zip, every file deflated, with heads as streaming writers leave them: without sizes. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, size = bytes.length, localName = name } of files) {
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(Buffer.byteLength(localName), 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(offset, 42);
    const body = Buffer.concat([local, Buffer.from(localName), packed]);
    bodies.push(body);
    directory.push(central, Buffer.from(name));
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const partOf = ({ name, bytes }: ZippedFile) => ({
  nombre: name,
  ...(name.endsWith('.jsonl') && { documentos: bytes.toString().split('\n').length - 1 }),
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** The files of an archive as the site's export writes them: all collections, some with lines, other files, and the list of all. */
export function archiveFiles(
  lines: Readonly<Record<string, readonly object[]>>,
  others: readonly ZippedFile[] = [],
): ZippedFile[] {
  const files = [
    ...ARCHIVED.map(({ name }) => ({
      name: `documentos/${name}.jsonl`,
      bytes: Buffer.from((lines[name] ?? []).map((line) => `${JSON.stringify(line)}\n`).join('')),
    })),
    ...others,
  ];
  const list = archiveManifest('la-fragua', '2026-11-23T00:00:00.000Z', files.map(partOf));
  return [...files, { name: MANIFEST, bytes: Buffer.from(list) }];
}
