/** The characters that a reference is written in: all that a JavaScript string holds in one byte. */
export const REFERENCE_DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !'"\\~^'.includes(sign))
  .join('');
/** Shorter repetitions are cheaper as they are. */
export const LEAST_LENGTH = 5;

/**
 * A table of the vocabulary as the build packs it, in its own words again. `~` and `^` begin a repetition of earlier text: its length, then how far back it
 * begins, in two digits or three.
 */
export function unpackText(packed: string): string {
  const digit = (at: number): number => REFERENCE_DIGITS.indexOf(packed[at] ?? '');
  let text = '';
  for (let at = 0; at < packed.length; at += 1) {
    const sign = packed[at] ?? '';
    const digits = sign === '~' ? 2 : sign === '^' ? 3 : 0;
    if (digits === 0) {
      text += sign;
      continue;
    }
    const length = digit(at + 1) + LEAST_LENGTH;
    let back = 0;
    for (let place = 0; place < digits; place += 1) back = back * REFERENCE_DIGITS.length + digit(at + 2 + place);
    text += text.slice(text.length - back, text.length - back + length);
    at += 1 + digits;
  }
  return text;
}
