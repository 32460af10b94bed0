import { fail } from './problem.ts';

/** Which code points a character may be: ranges, both ends included, sorted and apart. */
export type CodeSet = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;

export const range = (from: number, to: number = from): CodeSet => [[from, to]];

export function union(...sets: readonly CodeSet[]): CodeSet {
  const sorted = sets.flat().sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export function complement(set: CodeSet): CodeSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

export function holds(set: CodeSet, code: number): boolean {
  let low = 0;
  let high = set.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = set[middle] ?? [0, 0];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

const DIGIT = range(48, 57);
const LOWER = range(97, 122);
const UPPER = range(65, 90);
const LETTER = union(LOWER, UPPER);
const WORD = union(LETTER, DIGIT, range(95));
/** Of RE2, which leaves out the vertical tab. */
const SPACE = union(range(9, 10), range(12, 13), range(32));
const NAMED: Readonly<Record<string, CodeSet>> = {
  alnum: union(LETTER, DIGIT),
  alpha: LETTER,
  ascii: range(0, 127),
  blank: union(range(9), range(32)),
  cntrl: union(range(0, 31), range(127)),
  digit: DIGIT,
  graph: range(33, 126),
  lower: LOWER,
  print: range(32, 126),
  punct: union(range(33, 47), range(58, 64), range(91, 96), range(123, 126)),
  space: union(range(9, 13), range(32)),
  upper: UPPER,
  word: WORD,
  xdigit: union(DIGIT, range(65, 70), range(97, 102)),
};

export function namedClass(name: string): CodeSet {
  return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? fail(`no existe la clase «[:${name}:]»`);
}

/** `\d` and its like, ASCII only as in RE2; undefined for any other letter. */
export function classEscape(letter: string): CodeSet | undefined {
  const set = { d: DIGIT, s: SPACE, w: WORD }[letter.toLowerCase()];
  return set && (letter === letter.toLowerCase() ? set : complement(set));
}

const WORD_CODE = (code: number): boolean => holds(WORD, code);

export { WORD_CODE as isWordCode };

const unicodeClasses = new Map<string, CodeSet>();

/** `\pL`, `\p{Greek}`. Asked of the engine's own tables one code point at a time, once a name. */
export function unicodeClass(name: string): CodeSet {
  const found = unicodeClasses.get(name);
  if (found) return found;
  const test = unicodeTest(name) ?? fail(`no existe la clase «\\p{${name}}»`);
  const set: [number, number][] = [];
  for (let code = 0; code <= LAST; code++) {
    if (!test.test(String.fromCodePoint(code))) continue;
    const last = set.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else set.push([code, code]);
  }
  unicodeClasses.set(name, set);
  return set;
}

function unicodeTest(name: string): RegExp | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  for (const property of [`gc=${name}`, `sc=${name}`]) {
    try {
      return new RegExp(`^\\p{${property}}$`, 'u');
    } catch {
      // Not a general category; perhaps a script.
    }
  }
  return undefined;
}

/** Adds the other case of every character; sets wider than an alphabet are left to what they say. */
export function foldCase(set: CodeSet): CodeSet {
  const size = set.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  if (size > 2000) return set;
  const added: CodeSet[] = [set];
  for (const [from, to] of set) {
    for (let code = from; code <= to; code++) {
      const char = String.fromCodePoint(code);
      for (const other of [char.toLowerCase(), char.toUpperCase()]) {
        if (Array.from(other).length === 1) added.push(range(other.codePointAt(0) ?? code));
      }
    }
  }
  return union(...added);
}
