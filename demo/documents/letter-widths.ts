/** Advance widths of Helvetica for the characters from space to tilde, in thousandths of the type size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST = 32;
const UNKNOWN = 556;
/** Bold letters are wider; a margin on every line costs less than a second table. */
const BOLD = 1.08;

/** How wide a line of text is set, in points. An accent changes no width. */
export function textWidth(text: string, size: number, bold = false): number {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' ');
  const sum = Array.from(plain).reduce(
    (total, letter) => total + (WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? UNKNOWN),
    0,
  );
  return (sum * size * (bold ? BOLD : 1)) / 1000;
}

/** Breaks text between words so that no line is wider than `width` points. */
export function wrapText(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(longer, size, bold) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
