import { deflateRawSync } from 'node:zlib';

/** What an archive with wide numbers says otherwise than the truth. */
export interface WideArchive {
  /** Changes the extra field of each part. */
  readonly extra?: (field: Buffer) => Buffer;
  /** Changes the wide record of the end. */
  readonly record?: (record: Buffer) => Buffer;
  /** Where the wide record is said to be. */
  readonly recordAt?: bigint;
  /** Only the sizes of its parts are wide, as .NET writes them. */
  readonly hasNarrowEnd?: true;
}

const FULL = 0xffffffff;

/**
 * An archive in Zip64 as Java streams it: every size and place stands in eight bytes though it would fit in four, and behind each part
 * follow its sizes once more.
 */
export function wideArchive(
  parts: readonly { readonly name: string; readonly content: string | Buffer }[],
  { extra = (field) => field, record = (end) => end, recordAt, hasNarrowEnd }: WideArchive = {},
): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      fieldsOf(name, 20),
      Buffer.from(name),
      extraField(0n, 0n),
      packed,
      descriptor(raw.length, packed.length),
    ]);
    const field = extra(extraField(BigInt(raw.length), BigInt(packed.length), BigInt(offset)));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(FULL, 10);
    entries.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u002d\u0000'),
        fieldsOf(name, field.length),
        rest,
        Buffer.from(name),
        field,
      ]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const wide = record(wideRecord(parts.length, directory.length, offset));
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 0, 'latin1');
  locator.writeBigUInt64LE(recordAt ?? BigInt(offset + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(hasNarrowEnd ? parts.length : 0xffff, 8);
  end.writeUInt16LE(hasNarrowEnd ? parts.length : 0xffff, 10);
  end.writeUInt32LE(hasNarrowEnd ? directory.length : FULL, 12);
  end.writeUInt32LE(hasNarrowEnd ? offset : FULL, 16);
  return Buffer.concat([...bodies, directory, ...(hasNarrowEnd ? [] : [wide, locator]), end]);
}

/** From the needed version to the length of the extra field: its sizes follow the part, or stand in that field. */
function fieldsOf(name: string, extraLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(45, 0);
  fields.writeUInt16LE(8, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(FULL, 14);
  fields.writeUInt32LE(FULL, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extraLength, 24);
  return fields;
}

function extraField(...numbers: readonly bigint[]): Buffer {
  const field = Buffer.alloc(4 + numbers.length * 8);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(numbers.length * 8, 2);
  numbers.forEach((number, at) => {
    field.writeBigUInt64LE(number, 4 + at * 8);
  });
  return field;
}

function descriptor(unpacked: number, packed: number): Buffer {
  const sizes = Buffer.alloc(24);
  sizes.write('PK\u0007\u0008', 0, 'latin1');
  sizes.writeBigUInt64LE(BigInt(packed), 8);
  sizes.writeBigUInt64LE(BigInt(unpacked), 16);
  return sizes;
}

function wideRecord(count: number, size: number, at: number): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 0, 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  return record;
}
