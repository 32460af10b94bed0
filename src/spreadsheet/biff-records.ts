import type { Bytes } from './byte-tags.ts';
import { ReadRefusal } from './read-problem.ts';

const CONTINUE = 0x3c;
const HEAD = 4;

/**
 * A cursor over the records of an old workbook ([MS-XLS] 2.1.4): one object for all of them, because a sheet has a million. Sizes come
 * from the file, so reading past the end of a record means that the file is damaged.
 */
export class BiffRecords {
  readonly bytes: Bytes;
  readonly view: DataView;
  kind = 0;
  /** What is read next, and where the record ends. */
  at = 0;
  end = 0;

  constructor(stream: Bytes) {
    this.bytes = stream;
    this.view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  }

  /** Goes to the next record. A sheet without its last record is damaged: rows may be missing. */
  next(): void {
    const head = this.end;
    if (head + HEAD > this.bytes.length) throw new ReadRefusal('damaged');
    this.kind = this.view.getUint16(head, true);
    this.at = head + HEAD;
    this.end = this.at + this.view.getUint16(head + 2, true);
    if (this.end > this.bytes.length) throw new ReadRefusal('damaged');
  }

  /** Goes to the record that begins at a place of the stream; false where none does. */
  goTo(place: number): boolean {
    const begin = place + HEAD;
    if (begin > this.bytes.length || begin + this.view.getUint16(place + 2, true) > this.bytes.length) return false;
    this.end = place;
    this.next();
    return true;
  }

  /** Whether something is left to read of the record. At its end it moves on to the record that continues it, if there is one. */
  hasMore(): boolean {
    while (this.at >= this.end) {
      if (this.end + HEAD > this.bytes.length || this.view.getUint16(this.end, true) !== CONTINUE) return false;
      this.next();
    }
    return true;
  }

  /** That the record, without what continues it, has so many bytes left. */
  demand(size: number): void {
    if (this.end - this.at < size) throw new ReadRefusal('damaged');
  }

  byte(): number {
    if (!this.hasMore()) throw new ReadRefusal('damaged');
    const byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    return byte;
  }

  short(): number {
    return this.byte() | (this.byte() << 8);
  }

  long(): number {
    return this.short() + this.short() * 0x1_0000;
  }

  skip(size: number): void {
    for (let left = size; left > 0; ) {
      if (!this.hasMore()) throw new ReadRefusal('damaged');
      const step = Math.min(left, this.end - this.at);
      this.at += step;
      left -= step;
    }
  }
}
