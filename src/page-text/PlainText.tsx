import { textBlocks } from '#domain/catalogue/text-blocks.ts';

interface PlainTextProps {
  readonly text: string;
  /** The element of its headings. */
  readonly heading: 'h2' | 'h4';
  /** The class of lists and steps. */
  readonly listClass: string | undefined;
}

/** The text of a tutorial, for the shop's page and for the form where it is written. */
export function PlainText({ text, heading: Heading, listClass }: PlainTextProps) {
  return textBlocks(text).map((block, at) => {
    if (block.kind === 'heading') return <Heading key={at}>{block.text}</Heading>;
    if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>;
    const items = block.items.map((item, place) => <li key={`${item} ${place}`}>{item}</li>);
    return block.kind === 'list' ? (
      <ul key={at} className={listClass}>
        {items}
      </ul>
    ) : (
      <ol key={at} start={block.from} className={listClass}>
        {items}
      </ol>
    );
  });
}
