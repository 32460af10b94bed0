import { CFB } from 'xlsx';
import type { Bytes } from '../byte-tags.ts';

/** A whole number from zero up to a limit that is left out. */
export type Chance = (below: number) => number;

/** The same numbers for the same seed, so that a file that fails fails again. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A copy of the bytes that is cut off, partly overwritten or partly repeated. */
export function broken(bytes: Bytes, chance: Chance): Bytes {
  const copy = bytes.slice();
  const at = chance(copy.length);
  switch (chance(5)) {
    case 0:
      return copy.slice(0, at);
    case 1:
      return copy.fill(chance(2) * 255, at, at + chance(600));
    case 2:
      copy.copyWithin(at, chance(copy.length), chance(copy.length));
      return copy;
    case 3: {
      // Sizes, counts and offsets stand at the ends of a file.
      const from = chance(2) ? 0 : Math.max(0, copy.length - 400);
      for (let hit = 0; hit < 4; hit += 1) copy[from + chance(400)] = chance(2) ? 255 : chance(256);
      return copy;
    }
    default:
      for (let hit = 0; hit < 1 + chance(30); hit += 1) copy[chance(copy.length)] = chance(256);
      return copy;
  }
}

const MARKS = [
  '<',
  '>',
  '</row>',
  '<row r="0">',
  '<c r="ZZZ9">',
  '"',
  "'",
  '&#x0;',
  '&amp',
  ']]>',
  '<!--',
  '1e999',
  '-1',
  '\u0000',
  'NaN',
  ' t="s"',
  '<sheetData>',
  '<mergeCell ref="A1:XFD1048576"/>',
  '__proto__',
  '9'.repeat(400),
];

/** The same archive with one of its texts changed inside: a whole zip around broken XML. */
export function brokenInside(bytes: Bytes, chance: Chance): Bytes {
  const box = CFB.read(bytes, { type: 'array' });
  const parts = box.FileIndex.filter(
    (entry: { content?: { length: number }; name: string }) =>
      entry.content?.length && /\.(xml|rels|bin)$/.test(entry.name),
  );
  const part = parts[chance(parts.length)];
  if (!part) return bytes;
  const text = Buffer.from(part.content as unknown as Uint8Array).toString('latin1');
  const at = chance(text.length);
  const mark = MARKS[chance(MARKS.length)] ?? '';
  const cut = chance(3) ? 0 : chance(400);
  const changed = text.slice(0, at) + mark.repeat(1 + chance(3)) + text.slice(at + cut);
  part.content = Buffer.from(changed, 'latin1');
  part.size = changed.length;
  const whole: Iterable<number> = CFB.write(box, { type: 'array', fileType: 'zip', compression: true });
  return new Uint8Array(whole);
}
