export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Items that are numbered, and the number of the first. */
  | { readonly kind: 'steps'; readonly from: number; readonly items: readonly string[] };

const BULLET = /^[-•*]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;
const HEADING = /^#{1,4}\s+/;

/** Plain text as its writer meant it: paragraphs parted by empty lines, `- ` items, `1. ` steps, `## ` headings. Nothing in it is markup. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .flatMap((lines): TextBlock[] => {
      const [first] = lines;
      if (first === undefined) return [];
      const from = NUMBER.exec(first)?.[1];
      // Other steps speak of a step by its number.
      if (from !== undefined && lines.every((line) => NUMBER.test(line)))
        return [{ kind: 'steps', from: Number(from), items: lines.map((line) => line.replace(NUMBER, '')) }];
      if (lines.every((line) => BULLET.test(line) || NUMBER.test(line)))
        return [{ kind: 'list', items: lines.map((line) => line.replace(BULLET, '')) }];
      if (HEADING.test(first)) {
        const rest = lines.slice(1).join('\n');
        return [{ kind: 'heading', text: first.replace(HEADING, '') }, ...textBlocks(rest)];
      }
      return [{ kind: 'paragraph', text: lines.join(' ') }];
    });
}
