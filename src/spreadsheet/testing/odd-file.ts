import { LIMITS } from '../limits.ts';
import { rowsOf } from './archive.ts';

/** The one outcome that a file must have: rows on the page, or this message. */
export type Outcome = 'rows' | RegExp;
export interface OddFile {
  readonly name: string;
  readonly content: Buffer;
  readonly outcome: Outcome;
  /** As large as anything that is read: on a busy machine the worker's time would end before its rows do, so a test lifts that limit. */
  readonly takesLong?: true;
}

/** How long a page waits for the worker that reads a file, in milliseconds. */
export const READING_MS = LIMITS.milliseconds;

export const odd = (name: string, content: string | Buffer, outcome: Outcome): OddFile => ({
  name,
  content: Buffer.from(content),
  outcome,
});

export const TABLE: (string | number)[][] = [
  ['Clave', 'Descripción', 'Precio'],
  ['A-1', 'Brocha de 2" piña', 45.5],
  ['0017', 'Cincel ñandú', 120],
  ['12E4', 'Útil para jardín', 99.99],
];
export const CSV = TABLE.map((row) => row.join(',')).join('\r\n');

/** The same table as rows of a workbook's XML. */
export const PLAIN = rowsOf(TABLE);

/** The same damage at every run: a file that fails must fail again. */
export function damaged(content: Buffer, seed: number): Buffer {
  const copy = Buffer.from(content);
  let state = seed * 2_654_435_761;
  for (let hit = 0; hit < 12; hit += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    copy[state % copy.length] = (state >>> 16) & 0xff;
  }
  return copy;
}

export function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16),
  );
}

/** A container of streams with one name in it. */
export const compound = (name: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    Buffer.from(name, 'utf16le'),
    noise(4096),
  ]);
