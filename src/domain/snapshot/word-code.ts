import { byText } from './snapshot.ts';

// Text in a snapshot is written in characters that each stand for a word. gzip sees only the last 32 kB; a vocabulary sees the whole catalogue, so
// the words that its products share cost a byte or two each. For ten thousand products that is a third of the text.

/** Ends a cell; ends an item of a list; stands around a word that has no code. None of them is ever a code, nor is a digit, which is itself. */
export const CELL = ',';
export const ITEM = ';';
const SPELT = '~';
/** Stands for a text that the product has elsewhere. No text is written like this: a word that is spelt has letters. */
export const SAME = SPELT + SPELT;
const DIGITS = '0123456789'.split('');

/** Letters or digits with the blank before them, or one other character. */
const WORD = / ?\p{L}+| ?\d+|[^]/gu;
const LETTERS = /^ ?\p{L}+$/u;
const NUMBER = /^ ?\d+$/;

/** A text that occurs more often than this is one word, whole. */
const WHOLE = 4;

/** Characters that may stand for a word, by how many bytes they take. JSON would write some of the others in six. */
const CODES_BY_BYTES: readonly (readonly string[])[] = [range(0x20, 0x7e), range(0xa1, 0x7ff), range(0x800, 0xd7ff)];
const CODES = CODES_BY_BYTES.flat();

function range(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
  return all.filter((code) => ![CELL, ITEM, SPELT, '"', '\\', ...DIGITS].includes(code));
}

/** The words that get a code, as many as there are codes: the frequent ones get the shorter codes, and among those of one length stand in order. */
export function vocabularyOf(texts: Iterable<string>): string[] {
  // The blank of a number that is spelt out.
  const words = new Map([[' ', 2]]);
  for (const [text, count] of countEach(texts)) {
    for (const word of count > WHOLE ? [text] : wordsOf(text)) words.set(word, (words.get(word) ?? 0) + count);
  }
  const ranked = [...words]
    .filter(([word, count]) => count > 1 || !(LETTERS.test(word) || NUMBER.test(word)))
    .sort(([a, n], [b, m]) => m - n || byText(a, b))
    .map(([word]) => word);
  let taken = 0;
  return CODES_BY_BYTES.flatMap(({ length }) => {
    const alike = ranked.slice(taken, taken + length);
    taken += length;
    return alike.sort(byText);
  });
}

function countEach(texts: Iterable<string>): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) if (text !== '') times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Writes texts in the codes of a vocabulary. */
export function encoder(vocabulary: readonly string[]): (text: string) => string {
  const codes = new Map(vocabulary.map((word, at) => [word, CODES[at] ?? '']));
  const writeWord = (word: string): string => {
    const code = codes.get(word);
    if (code !== undefined) return code;
    if (!NUMBER.test(word)) return SPELT + word + SPELT;
    return word.startsWith(' ') ? (codes.get(' ') ?? '') + word.slice(1) : word;
  };
  return remembering((text) => codes.get(text) ?? wordsOf(text).map(writeWord).join(''));
}

/** Reads what an encoder wrote. A code without a word reads as nothing: what comes out of outside data is for a parser to judge. */
export function decoder(vocabulary: readonly string[]): (written: string) => string {
  const words = new Map(DIGITS.map((digit) => [digit, digit]));
  for (const [at, word] of vocabulary.entries()) words.set(CODES[at] ?? '', word);
  return remembering((written) => {
    let text = '';
    for (let at = 0; at < written.length; at += 1) {
      const end = written[at] === SPELT ? written.indexOf(SPELT, at + 1) : -1;
      text += end < 0 ? (words.get(written[at] ?? '') ?? '') : written.slice(at + 1, end);
      if (end > 0) at = end;
    }
    return text;
  });
}

function remembering(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const done = known.get(text) ?? work(text);
    known.set(text, done);
    return done;
  };
}
