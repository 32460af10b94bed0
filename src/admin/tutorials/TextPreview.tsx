import { useId } from 'react';
import { PlainText } from '#page-text/PlainText.tsx';
import css from './TextPreview.module.css';

/** The text as the shop's page will show it. It is not markup: a tag in it is shown as it was typed. */
export function TextPreview({ text }: { readonly text: string }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css['preview']}>
      <h3 id={heading} className={css['title']}>
        Así se lee
      </h3>
      {text.trim() === '' && <p className={css['none']}>Todavía no hay texto.</p>}
      <PlainText text={text} heading="h4" listClass={css['items']} />
    </section>
  );
}
