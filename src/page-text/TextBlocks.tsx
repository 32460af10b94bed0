import { Fragment, type ReactNode } from 'react';
import type { Block, Reference } from '#domain/page-text/page-text.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ReferenceBlock } from './ReferenceBlock.tsx';
import css from './TextBlocks.module.css';
import { Words } from './Words.tsx';

interface TextBlocksProps {
  readonly blocks: readonly Block[];
  /** What the page itself puts in the place of a reference. */
  readonly own?: { readonly [Name in Reference]?: ReactNode };
  /** A picture may be as wide as the page. */
  readonly isWide?: boolean;
}

/** The blocks of one part of a page, as visitors see them. */
export function TextBlocks({ blocks, own = {}, isWide = false }: TextBlocksProps) {
  return blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks have no ids and no state.
    <Fragment key={at}>{block.kind === 'reference' && own[block.of] ? own[block.of] : shown(block, isWide)}</Fragment>
  ));
}

function shown(block: Block, isWide: boolean): ReactNode {
  switch (block.kind) {
    case 'heading':
      return null;
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- items have no ids and no state.
            <li key={at}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'question':
      return (
        <div className={css['question']}>
          <h3 className={css['ask']}>
            <Words text={block.text} />
          </h3>
          {block.answer.split('\n').map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no ids and no state.
            <p key={at}>
              <Words text={line} />
            </p>
          ))}
        </div>
      );
    case 'button':
      return (
        <ButtonLink href={block.href} look="outline">
          <Words text={block.text} />
        </ButtonLink>
      );
    case 'reference':
      return <ReferenceBlock of={block.of} isWide={isWide} />;
  }
}
