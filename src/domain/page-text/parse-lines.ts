import { type Block, REFERENCES, type Reference } from './page-text.ts';

const HEADING = /^# (.*)$/;
const QUESTION = /^\? (.*)$/;
const ANSWER = /^= (.*)$/;
const ITEM = /^- (.*)$/;
const REFERENCE = /^\[\[([a-z-]+)\]\]$/;
const BUTTON = /^> \[([^\]]+)\]\((\S+)\)$/;
const ANCHOR = /^(.*?) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;
/** A paragraph that begins like another block has a backslash before it. */
const ESCAPED = /^\\(?=[#?=\->[\\])/;
const NEEDS_ESCAPE = /^[#?=\->[\\]/;

const isReference = (name: string): name is Reference => REFERENCES.some((one) => one === name);

/**
 * The blocks of a text. Every line is read: one that has no form of its own is a paragraph, so a text of a later version shows its words.
 *
 * `# Heading {#anchor}`, `- item`, `? question {#anchor}` and `= its answer`, a line each, `> [label](/address)` for a button, `[[telefonos]]` for a reference.
 */
export function parseLines(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = ITEM.exec(line)?.[1];
    const answer = ANSWER.exec(line)?.[1];
    if (item !== undefined) {
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
    } else if (answer !== undefined && last?.kind === 'question')
      blocks[blocks.length - 1] = { ...last, answer: last.answer === '' ? answer : `${last.answer}\n${answer}` };
    else if (line.trim() !== '') blocks.push(blockOf(line));
  }
  return blocks;
}

function blockOf(line: string): Block {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', ...anchored(heading) };
  const question = QUESTION.exec(line)?.[1];
  if (question !== undefined) return { kind: 'question', ...anchored(question), answer: '' };
  const [, reference = ''] = REFERENCE.exec(line) ?? [];
  if (isReference(reference)) return { kind: 'reference', of: reference };
  const [, text, href] = BUTTON.exec(line) ?? [];
  if (text && href && isHref(href)) return { kind: 'button', text, href };
  return { kind: 'paragraph', text: line.replace(ESCAPED, '') };
}

function anchored(text: string): { text: string; anchor: string } {
  const [, words = text, anchor = ''] = ANCHOR.exec(text) ?? [];
  return { text: words, anchor };
}

/** Whether a text may lead there: within the site, or to another by https. Any other scheme could run code in the page. */
export const isHref = (href: string): boolean => /^(?:\/(?!\/)|https:\/\/)[^\s<>"()]*$/.test(href);

/** The lines that such blocks are stored as. */
export function blocksToLines(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block): string | readonly string[] => {
    switch (block.kind) {
      case 'heading':
        return `# ${withAnchor(block)}`;
      case 'paragraph':
        return NEEDS_ESCAPE.test(block.text) ? `\\${block.text}` : block.text;
      case 'list':
        return block.items.map((item) => `- ${item}`);
      case 'question':
        return [`? ${withAnchor(block)}`, ...block.answer.split('\n').map((line) => `= ${line}`)];
      case 'button':
        return `> [${block.text}](${block.href})`;
      case 'reference':
        return `[[${block.of}]]`;
    }
  });
}

const withAnchor = ({ text, anchor }: { readonly text: string; readonly anchor: string }): string =>
  anchor ? `${text} {#${anchor}}` : text;

/** A part of a page: a heading and what follows it. */
export interface TextSection {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

/** The blocks by the heading that they stand under. */
export function sectionsOf(blocks: readonly Block[]): readonly TextSection[] {
  const sections: { title: string; anchor: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.text, anchor: block.anchor, blocks: [] });
    else {
      if (sections.length === 0) sections.push({ title: '', anchor: '', blocks: [] });
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections;
}
