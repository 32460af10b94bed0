import type { Plugin } from 'vite';
import { LEAST_LENGTH, REFERENCE_DIGITS } from '#domain/search/vocabulary/unpack-text.ts';

const TABLE = /[\\/]src[\\/]domain[\\/]search[\\/]vocabulary[\\/][a-z-]+\.ts$/;
const ONE_TEXT = /^([\s\S]*?export const [A-Z_]+ = )`([^`$\\]+)`;\s*$/;
const BASE = REFERENCE_DIGITS.length;
const LONGEST = LEAST_LENGTH + BASE - 1;
const KEY = 4;

/** Packs the tables of the search's vocabulary, which are a sixth of what a visitor's device stores, into half of their size. */
export function packVocabulary(): Plugin {
  return {
    name: 'pack-vocabulary',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [, before, text] = (TABLE.test(id) ? ONE_TEXT.exec(code) : null) ?? [];
      if (before === undefined || text === undefined) return undefined;
      const unpack = `import { unpackText } from './unpack-text.ts';\n`;
      return { code: `${unpack}${before}unpackText(${JSON.stringify(packText(text))});\n`, map: null };
    },
  };
}

/** A text in which what was said before is a reference to it. See `unpackText`. */
export function packText(text: string): string {
  if (/[~^]/.test(text)) throw new Error('A table of the vocabulary has a sign that begins a reference');
  const places = new Map<string, number[]>();
  let packed = '';
  for (let at = 0; at < text.length; ) {
    const { length, back } = longestMatch(text, at, places.get(text.slice(at, at + KEY)) ?? []);
    const step = length === 0 ? 1 : length;
    packed += length === 0 ? (text[at] ?? '') : reference(length, back);
    for (let from = at; from < at + step; from += 1) {
      const key = text.slice(from, from + KEY);
      const known = places.get(key);
      if (known) known.push(from);
      else places.set(key, [from]);
    }
    at += step;
  }
  return packed;
}

interface Match {
  /** 0: nothing that is worth a reference. */
  readonly length: number;
  readonly back: number;
}

function longestMatch(text: string, at: number, places: readonly number[]): Match {
  let best: Match = { length: 0, back: 0 };
  let saved = 0;
  for (const place of places) {
    let length = KEY;
    while (
      length < LONGEST &&
      place + length < at &&
      text[place + length] === text[at + length] &&
      at + length < text.length
    )
      length += 1;
    const back = at - place;
    const gain = length - (back < BASE ** 2 ? 4 : 5);
    if (length >= LEAST_LENGTH && gain > saved) {
      best = { length, back };
      saved = gain;
    }
  }
  return best;
}

function reference(length: number, back: number): string {
  const digits = back < BASE ** 2 ? 2 : 3;
  let written = '';
  for (let left = back, place = 0; place < digits; place += 1, left = Math.floor(left / BASE)) {
    written = (REFERENCE_DIGITS[left % BASE] ?? '') + written;
  }
  return `${digits === 2 ? '~' : '^'}${REFERENCE_DIGITS[length - LEAST_LENGTH] ?? ''}${written}`;
}
