import { REFERENCE_DIGITS } from '../vocabulary/unpack-text.ts';
import type { DescribedThing } from './described-thing.ts';

/** A table of described things in its packed form, which `tools/build/pack-descriptions.ts` makes. */
export interface PackedDescriptions {
  /** A line of names for each thing. */
  readonly names: string;
  /** The stems in their order, each behind how many letters it has in common with the one before. */
  readonly stems: string;
  /** For each stem, how many things it describes, and how far each is from the one before. */
  readonly uses: string;
}

/** Signs before a distance: two or three descriptions of the thing have the stem. */
export const OFTEN_SIGNS = REFERENCE_DIGITS.slice(0, 2);
/** Signs that begin a number of two digits, beyond those that have one. */
export const LONG_SIGNS = REFERENCE_DIGITS.slice(2, 9);
export const SHORT_SIGNS = REFERENCE_DIGITS.slice(9);

/** The things of a packed table. */
export function unpackDescriptions({ names, stems, uses }: PackedDescriptions): DescribedThing[] {
  const values = new Map(REFERENCE_DIGITS.split('').map((sign, value) => [sign, value]));
  const things = names.split('\n').map((line) => ({ names: line.split('|'), stems: new Map<string, number>() }));
  const firstLong = OFTEN_SIGNS.length;
  const firstShort = firstLong + LONG_SIGNS.length;
  let at = 0;
  const digit = (): number => {
    const value = values.get(uses[at] ?? '') ?? 0;
    at += 1;
    return value;
  };
  const number = (first: number): number =>
    first >= firstShort
      ? first - firstShort
      : SHORT_SIGNS.length + (first - firstLong) * REFERENCE_DIGITS.length + digit();
  let stem = '';
  for (const line of stems.split('\n')) {
    stem = stem.slice(0, Number.parseInt(line[0] ?? '0', COMMON_BASE)) + line.slice(1);
    let thing = -1;
    for (let left = number(digit()); left > 0; left -= 1) {
      const first = digit();
      const times = first < firstLong ? first + 2 : 1;
      thing += 1 + number(times === 1 ? first : digit());
      things[thing]?.stems.set(stem, times);
    }
  }
  return things;
}

/** How many letters are in common is one digit of this base. */
export const COMMON_BASE = 36;
