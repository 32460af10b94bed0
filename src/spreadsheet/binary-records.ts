import type { Bytes } from './byte-tags.ts';
import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import { type PartStyle, shownPart } from './xml-text.ts';

/**
 * A cursor over the records of an .xlsb ([MS-XLSB] 2.1.4). Sizes come from the file: a text that says that it is longer than its record
 * means that the file is damaged, and is not read.
 */
export class BinaryRecords {
  readonly bytes: Bytes;
  readonly view: DataView;
  kind = 0;
  /** What is read next, and where the record ends. */
  at = 0;
  end = 0;
  readonly #decoder = new TextDecoder('utf-16le');

  constructor(part: Bytes) {
    this.bytes = part;
    this.view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  }

  /** Goes to the next record; false after the last. */
  next(): boolean {
    if (this.end >= this.bytes.length) return false;
    this.at = this.end;
    this.kind = this.#groups(2);
    const size = this.#groups(4);
    this.end = this.at + size;
    if (this.end > this.bytes.length) throw new ReadRefusal('damaged');
    return true;
  }

  /** A number in groups of seven bits. */
  #groups(most: number): number {
    let value = 0;
    for (let group = 0; group < most; group += 1) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 0x7f) << (7 * group);
      if ((byte & 0x80) === 0) break;
    }
    return value;
  }

  skip(size: number): void {
    this.at += size;
    if (this.at > this.end) throw new ReadRefusal('damaged');
  }

  byte(): number {
    this.skip(1);
    return this.view.getUint8(this.at - 1);
  }

  short(): number {
    this.skip(2);
    return this.view.getUint16(this.at - 2, true);
  }

  long(): number {
    this.skip(4);
    return this.view.getUint32(this.at - 4, true);
  }

  double(): number {
    this.skip(8);
    return this.view.getFloat64(this.at - 8, true);
  }

  /** Letters after their number, which is 2³² − 1 for no text at all. */
  text(): string {
    const length = this.long();
    if (length === 0xffff_ffff) return '';
    const begin = this.at;
    this.skip(length * 2);
    return this.#decoder.decode(this.bytes.subarray(begin, begin + Math.min(length, LIMITS.cellChars) * 2));
  }

  /** A text with runs of other fonts. @param fonts what each does to a text */
  rich(fonts: readonly PartStyle[]): string {
    const hasRuns = (this.byte() & 1) !== 0;
    const text = this.text();
    if (!hasRuns || fonts.every((style) => style === 'plain')) return text;
    let shown = '';
    let from = 0;
    let style: PartStyle = 'plain';
    for (let run = this.long(); run > 0; run -= 1) {
      const to = Math.max(from, this.short());
      shown += shownPart(text.slice(from, to), style);
      style = fonts[this.short()] ?? 'plain';
      from = to;
    }
    return shown + shownPart(text.slice(from), style);
  }
}
