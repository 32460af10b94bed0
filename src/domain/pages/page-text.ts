import { withoutDirections } from '#domain/site/page-title.ts';

const SHORTEST = 50;
const LONGEST = 160;
/** More than any of them is shown of: what a longer text has beyond is not even looked at. */
const READ = 2000;
const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text on one line: whatever is blank or cannot be printed is one space, and no sign turns its direction. Longer text ends at a word, with an ellipsis. */
export function oneLine(text: string, max: number): string {
  const line = withoutDirections(text.slice(0, Math.max(READ, 2 * max)))
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ')
    .replace(HALF_PAIR, '')
    .trim();
  if (line.length <= max) return line;
  const word = line.lastIndexOf(' ', max - 1);
  const cut = line.slice(0, word > max / 2 ? word : max - 1);
  return `${cut.replace(HALF_PAIR, '').replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * A description of 50 to 160 characters, fewer where there is no more to say.
 * @param first what tells this page from every other: it is always there.
 * @param more sentences in order of importance: each is there if it fits.
 */
export function describeWith(first: string, more: readonly string[]): string {
  let text = oneLine(first, LONGEST);
  const left: string[] = [];
  for (const sentence of more) {
    const next = `${text} ${oneLine(sentence, LONGEST)}`.trim();
    if (next.length <= LONGEST) text = next;
    else left.push(sentence);
  }
  return text.length < SHORTEST ? oneLine(`${text} ${left.join(' ')}`, LONGEST) : text;
}
