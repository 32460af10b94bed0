// Records of old workbooks and the values in them, as bytes.

export const biffRecord = (kind: number, content: Uint8Array | readonly number[] = []): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, Buffer.from(content)]);
};

export const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};

export const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

/** A number in four bytes: whole, or the hundredth of a whole one. */
export const packed = (whole: number, isHundredth = false): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE((whole << 2) | 2 | (isHundredth ? 1 : 0));
  return bytes;
};

/** Whether a text has letters that do not fit in one byte. */
export const needsWide = (text: string): boolean => Buffer.from(text, 'latin1').toString('latin1') !== text;

/** Letters with the byte that says how wide they are, and perhaps how many. */
export const plainText = (text: string, count: 'none' | 'byte' | 'short' = 'short'): Buffer => {
  const isWide = needsWide(text);
  const length = count === 'short' ? shorts(text.length) : Buffer.from(count === 'byte' ? [text.length] : []);
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), Buffer.from(text, isWide ? 'utf16le' : 'latin1')]);
};

/** One record again and again, as one: a million buffers would be most of what a test does. @param touch changes each, at its place */
export function again(
  record: Buffer,
  count: number,
  touch: (bytes: Buffer, place: number, at: number) => void = () => {},
): Buffer {
  const bytes = Buffer.alloc(record.length * count, record);
  for (let at = 0; at < count; at += 1) touch(bytes, at * record.length, at);
  return bytes;
}
