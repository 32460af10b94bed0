/** How wide a text is at a size of one millimetre, in millimetres. */
export type Measure = (text: string) => number;

export interface FittedText {
  readonly lines: readonly string[];
  /** Millimetres. */
  readonly size: number;
}

/** A name that fits in one line with letters of this part of the largest size is not broken into two. */
const ONE_LINE = 0.85;
/** One line has room for larger letters than two. */
const ALONE = 1.25;

/**
 * A name in at most two lines: as large as it fits, and where even the smallest letters are too large its end is left out at a word, with "…".
 * @param name a no-break space keeps two words together
 * @param room the width in millimetres
 * @param sizes of letters in millimetres; `largest` is of two lines
 */
export function fitName(
  name: string,
  room: number,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
  measure: Measure,
): FittedText {
  const alone = Math.min(largest * ALONE, room / measure(name));
  if (alone >= largest * ONE_LINE) return { lines: [name], size: alone };
  const words = name.split(/[ \t\r\n]+/).filter((word) => word !== '');
  for (let size = largest; size > smallest; size -= 0.1) {
    const lines = breakLines(words, room / size, measure);
    if (lines.length <= 2 && lines.every((line) => measure(line) * size <= room)) return { lines, size };
  }
  return { lines: twoLines(words, room / smallest, measure), size: smallest };
}

/** A text in one line, made smaller and then shortened until it fits. Units as in {@link fitName}. */
export function fitLine(
  text: string,
  room: number,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
  measure: Measure,
): { readonly text: string; readonly size: number } {
  const size = Math.max(Math.min(largest, smallest), Math.min(largest, room / measure(text)));
  return { text: shorten(text, room / size, measure), size };
}

/** The words in lines of some width; a word that is wider has a line of its own. */
function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The first two lines, whose end says that there is more. */
function twoLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines = breakLines(words, width, measure);
  return lines.slice(0, 2).map((line, at) => (at === 1 && lines.length > 2 ? cut : shorten)(line, width, measure));
}

/** A line that fits as it is, or is cut. */
const shorten = (line: string, width: number, measure: Measure): string =>
  measure(line) <= width ? line : cut(line, width, measure);

/** The words of a line that fit with an ellipsis behind them, or the letters where not even one word does. */
function cut(line: string, width: number, measure: Measure): string {
  const words = line.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')}…`) > width) words.pop();
  let text = words.join(' ');
  while (text.length > 1 && measure(`${text}…`) > width) text = text.replace(/.$/su, '');
  return `${text.replace(/[\s,.;:–-]+$/, '')}…`;
}
