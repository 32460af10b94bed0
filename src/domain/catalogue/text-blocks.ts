export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = /^(?:[-•*]|\d+[.)])\s+/;
const HEADING = /^#{1,4}\s+/;

/** Plain text as its writer meant it: paragraphs parted by empty lines, `- ` items, `## ` headings. Nothing in it is markup. */
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
      if (lines.every((line) => ITEM.test(line))) {
        return [{ kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }];
      }
      if (HEADING.test(first)) {
        const rest = lines.slice(1).join('\n');
        return [{ kind: 'heading', text: first.replace(HEADING, '') }, ...textBlocks(rest)];
      }
      return [{ kind: 'paragraph', text: lines.join(' ') }];
    });
}
