import { useId } from 'react';
import type { ServedAdvice } from '#domain/catalogue/served-page.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import css from './Advice.module.css';

/** What a clerk would say before showing the products: that a size is not sold, and what helps with a problem. */
export function Advice({ advice }: { readonly advice: ServedAdvice }) {
  const titleId = useId();
  const { sentence, guide } = advice;
  return (
    <div className={css['advice']}>
      {sentence && <output className={css['sentence']}>{keepMeasures(sentence)}</output>}
      {guide && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={css['title']}>
            {guide.title}
          </h2>
          <ol className={css['options']}>
            {guide.options.map(({ name, because, href }) => (
              <li key={name}>
                <AppLink href={href} className={css['option']}>
                  <span className={css['text']}>
                    <b className={css['name']}>{name}</b>
                    <span className={css['because']}>{keepMeasures(because)}</span>
                  </span>
                  <ChevronRightIcon size={20} />
                </AppLink>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
