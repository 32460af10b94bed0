/** How a later field is packed. */
export type PackedAs = 'text' | 'amount' | 'flag';
/** Fields with how they are packed, in the order of their bits. */
export type LaterFields = Readonly<Record<string, PackedAs>>;

/**
 * Rows as IndexedDB gives them back at once: two arrays of numbers and one text, which the browser copies as they lie. Every text stands once, and
 * products refer to it by its place, so alike ones share in memory what they have in common. JSON of the same rows took twice as long to read:
 * half of that went into making arrays and texts that were thrown away again.
 */
export interface PackedRows {
  /** Counts, lengths of texts and places, in the order in which they are read. */
  readonly lugares: Uint16Array | Uint32Array;
  /** What may be any number. */
  readonly cantidades: Float64Array;
  readonly textos: string;
  /** The later fields that the rows may have, in the order of their bits. Absent where they were packed before there were any. */
  readonly campos?: LaterFields;
}

/** A snapshot's chunks as they are stored; `null` in place of one whose rows the page knows better, so that it has to be packed anew. */
export interface PackedSnapshot {
  readonly sha256: string;
  readonly chunks: readonly (PackedRows | null)[];
}

// What a row is. The fields that are named here are the first ones: they are read fastest by an object that is written out. Every later one
// is in the table alone, has a bit behind these, and stands at the end of its row where the bit is set.
export const WITHDRAWN = 0;
export const SHOWN = 1;
export const FEATURED = 2;
export const DEMONSTRATED = 4;
export const PRICED = 8;
export const DATED = 16;
export const OF_A_FAMILY = 32;
const FIRST_LATER = 64;

export interface Later {
  readonly name: string;
  readonly as: PackedAs;
  readonly bit: number;
}

export const stepsOf = (fields: LaterFields): Later[] =>
  Object.entries(fields).map(([name, as], at) => ({ name, as, bit: FIRST_LATER * 2 ** at }));
