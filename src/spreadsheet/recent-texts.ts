/** Makes a string of the first `length` letters. The caller has computed their hash with `hashed` while reading them. */
export type TextMaker = (letters: Uint16Array, length: number, hash: number) => string;

const RECENT = 4096;
const LONGEST_WORD = 256;

export const hashed = (hash: number, letter: number): number => (Math.imul(hash, 31) + letter) | 0;

/**
 * Strings that are not slices of a larger one, which would stay in memory with them; and the same string again where a
 * column says the same again, as brands and units do. `String.fromCharCode` takes its letters as arguments, and a stack holds only so
 * many: a few thousand.
 */
export function textMaker(): TextMaker {
  const recent: string[] = Array.from({ length: RECENT }, () => '');
  // An array of each length: a call with plain numbers is three times as fast as one with a typed array.
  const words: number[][] = [];
  for (let length = 0; length <= LONGEST_WORD; length += 1) words.push(Array.from({ length }, () => 0));
  return (letters, length, hash) => {
    const slot = hash & (RECENT - 1);
    const known = recent[slot] ?? '';
    if (known.length === length && isSame(known, letters)) return known;
    const word = words[length];
    if (word) for (let at = 0; at < length; at += 1) word[at] = letters[at] ?? 0;
    const text = String.fromCharCode.apply(null, word ?? (letters.subarray(0, length) as unknown as number[]));
    recent[slot] = text;
    return text;
  };
}

function isSame(text: string, letters: Uint16Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) !== letters[at]) return false;
  return true;
}
