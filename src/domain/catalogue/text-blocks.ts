export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Items that are numbered, and the number of the first. */
  | { readonly kind: 'steps'; readonly from: number; readonly items: readonly string[] };

const BULLET = /^[-•*]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;
const HEADING = /^#{1,4}\s+/;

/**
 * Plain text as its writer meant it: paragraphs parted by empty lines, `- ` items, `1. ` steps, `## ` headings. Items need no empty line before
 * them, because «Necesitas:» is followed by its list at once. A number within a paragraph begins steps only with 1, since «20. Luego» may be the
 * rest of a sentence. A line that begins small goes on with the item above it. Nothing in it is markup.
 */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\r?\n\s*\r?\n/).flatMap(blocksOfPart);
}

/** The blocks of lines that follow each other without an empty one. */
function blocksOfPart(part: string): TextBlock[] {
  const lines = part
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const next = blockOfLine(line, blocks);
    if (last && next === 'same') blocks[blocks.length - 1] = withLine(last, line);
    else if (next !== 'same') blocks.push(next);
  }
  return blocks;
}

/** The block that a line begins, or that it belongs to the last one. */
function blockOfLine(line: string, blocks: readonly TextBlock[]): TextBlock | 'same' {
  const last = blocks.at(-1);
  if (HEADING.test(line)) return { kind: 'heading', text: line.replace(HEADING, '') };
  if (BULLET.test(line)) return last?.kind === 'list' ? 'same' : { kind: 'list', items: [line.replace(BULLET, '')] };
  const number = NUMBER.exec(line)?.[1];
  if (number !== undefined) {
    if (last?.kind === 'steps') return 'same';
    // After what a step needs, in bullets, the next step follows. Otherwise a number is part of its list.
    if (last?.kind === 'list' && number !== '1' && !blocks.some(({ kind }) => kind === 'steps')) return 'same';
    // Other steps speak of a step by its number.
    if (last?.kind !== 'paragraph' || number === '1')
      return { kind: 'steps', from: Number(number), items: [line.replace(NUMBER, '')] };
  }
  if (last?.kind === 'paragraph') return 'same';
  if ((last?.kind === 'list' || last?.kind === 'steps') && /^\p{Ll}/u.test(line)) return 'same';
  return { kind: 'paragraph', text: line };
}

function withLine(block: TextBlock, line: string): TextBlock {
  if (!('items' in block)) return { kind: 'paragraph', text: `${block.text} ${line}` };
  if (BULLET.test(line)) return { ...block, items: [...block.items, line.replace(BULLET, '')] };
  if (NUMBER.test(line))
    return { ...block, items: [...block.items, block.kind === 'steps' ? line.replace(NUMBER, '') : line] };
  return { ...block, items: [...block.items.slice(0, -1), `${block.items.at(-1)} ${line}`] };
}
