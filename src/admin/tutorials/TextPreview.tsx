import { useId } from 'react';
import { textBlocks } from '#domain/catalogue/text-blocks.ts';
import css from './TextPreview.module.css';

/** The text as the shop's page will show it. It is not markup: a tag in it is shown as it was typed. */
export function TextPreview({ text }: { readonly text: string }) {
  const heading = useId();
  const blocks = textBlocks(text);
  return (
    <section aria-labelledby={heading} className={css['preview']}>
      <h3 id={heading} className={css['title']}>
        Así se lee
      </h3>
      {blocks.length === 0 && <p className={css['none']}>Todavía no hay texto.</p>}
      {blocks.map((block, at) => {
        if (block.kind === 'heading') return <h4 key={at}>{block.text}</h4>;
        if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>;
        const items = block.items.map((item, place) => <li key={`${item} ${place}`}>{item}</li>);
        return block.kind === 'list' ? (
          <ul key={at} className={css['items']}>
            {items}
          </ul>
        ) : (
          <ol key={at} start={block.from} className={css['items']}>
            {items}
          </ol>
        );
      })}
    </section>
  );
}
