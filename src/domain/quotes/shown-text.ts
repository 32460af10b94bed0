/**
 * Text a stranger typed, as it may be shown, sent and printed: one line, no control or direction-turning characters (they make a name
 * read otherwise than it is stored), no outer blanks, at most `max` UTF-16 units and never half of a surrogate pair.
 */
export function shownText(text: string, max: number): string {
  return cut(withoutControls(text).replace(/\s+/g, ' ').trim(), max);
}

/** As `shownText`, but line breaks stay, at most two in a row. */
export function shownLines(text: string, max: number): string {
  const lines = withoutControls(text.replace(/\r\n?/g, '\n')).split('\n');
  const tidy = lines.map((line) => line.replace(/[^\S\n]+/g, ' ').trim()).join('\n');
  return cut(tidy.replace(/\n{3,}/g, '\n\n').trim(), max);
}

// Control characters but tab and line feed, Unicode's bidirectional controls, invisible joiners and unpaired surrogates.
const CONTROLS = /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu;

const withoutControls = (text: string): string => text.replace(CONTROLS, '');

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max;
  return text.slice(0, end).trimEnd();
}
