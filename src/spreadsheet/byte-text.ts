import { ascii, type Bytes, isAt, nextTag } from './byte-tags.ts';
import { LIMITS } from './limits.ts';
import { hashed, textMaker } from './recent-texts.ts';
import { decodeXml, runsText } from './xml-text.ts';

/** The text between two places of the bytes, decoded. */
export interface TextReader {
  plain(bytes: Bytes, from: number, to: number): string;
  /** Of an `<is>` or `<si>`: its runs one after the other. */
  runs(bytes: Bytes, from: number, to: number): string;
}

/** Cells of price lists are rarely longer. A longer text goes to the general decoder. */
const LONGEST_WORD = 256;
/** Of formatted text: with its marks it is several times what is kept of it. */
const LONGEST_RUNS = 32 * 1024;
const AMPERSAND = 38;
const LESS = 60;
const UNDERSCORE = 95;
const T_OPEN = ascii('<t');
const T_CLOSE = ascii('</t>');
const ENTITIES: readonly (readonly [readonly number[], number])[] = [
  [ascii('&amp;'), 38],
  [ascii('&lt;'), 60],
  [ascii('&gt;'), 62],
  [ascii('&quot;'), 34],
  [ascii('&apos;'), 39],
];

export function textReader(): TextReader {
  const make = textMaker();
  const letters = new Uint16Array(LONGEST_WORD);
  const decoder = new TextDecoder();

  /** For long texts and rare notations. */
  const slow = (bytes: Bytes, from: number, to: number): string => {
    const text = decodeXml(decoder.decode(bytes.subarray(from, Math.min(to, from + LIMITS.cellChars * 4))));
    return text.length > LIMITS.cellChars ? text.slice(0, LIMITS.cellChars) : text;
  };

  const plain: TextReader['plain'] = (bytes, from, to) => {
    if (to - from > LONGEST_WORD) return slow(bytes, from, to);
    let length = 0;
    let hash = 0;
    for (let at = from; at < to; length += 1) {
      const sign = bytes[at] ?? 0;
      let letter = sign;
      if (sign > 127) {
        // The letters of Spanish take two bytes at most; the decoder reads longer ones.
        const next = bytes[at + 1] ?? 0;
        if (sign < 0xc2 || sign > 0xdf || at + 1 >= to || next >> 6 !== 2) return slow(bytes, from, to);
        letter = ((sign & 31) << 6) | (next & 63);
        at += 2;
      } else if (sign === AMPERSAND) {
        const entity = ENTITIES.find(([written]) => isAt(bytes, at, written));
        if (!entity) return slow(bytes, from, to);
        letter = entity[1];
        at += entity[0].length;
      } else {
        // Perhaps `_x000D_`, or a CDATA.
        if (sign === LESS || (sign === UNDERSCORE && bytes[at + 1] === 120)) return slow(bytes, from, to);
        at += 1;
      }
      letters[length] = letter;
      hash = hashed(hash, letter);
    }
    return make(letters, length, hash);
  };

  return {
    plain,
    runs(bytes, from, to) {
      // Nearly always one `<t>`, perhaps with `xml:space`.
      if (isAt(bytes, from, T_OPEN) && (bytes[from + 2] === 62 || bytes[from + 2] === 32)) {
        let open = from;
        while (open < to && bytes[open] !== 62) open += 1;
        const close = nextTag(bytes, open, to);
        if (bytes[open - 1] !== 47 && close + 4 === to && isAt(bytes, close, T_CLOSE))
          return plain(bytes, open + 1, close);
      }
      return runsText(decoder.decode(bytes.subarray(from, Math.min(to, from + LONGEST_RUNS)))).slice(
        0,
        LIMITS.cellChars,
      );
    },
  };
}
