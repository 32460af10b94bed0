import { type ReactNode, useContext } from 'react';
import { sentence } from '#domain/kernel/sentence.ts';
import { fieldName } from '#domain/staff/forms/field-labels.ts';
import css from './FieldWithNews.module.css';
import { FormNewsContext } from './form-news.ts';

interface FieldWithNewsProps {
  /** The form's name of the field. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A field, and below it the question that has to be decided where somebody else changed it meanwhile. Neither side is chosen beforehand. */
export function FieldWithNews({ of, children }: FieldWithNewsProps) {
  const news = useContext(FormNewsContext).get(of);
  return (
    <div className={css['field']}>
      {children}
      <div role="alert">
        {news && (
          <div className={css['news']} data-collision tabIndex={-1}>
            <p>{sentence(`${news.writer.name} cambió «${fieldName(of)}»`, news.writer.ago)} Elige qué queda:</p>
            <dl className={css['sides']}>
              <div>
                <dt>En la tienda</dt>
                <dd>{news.theirs}</dd>
              </div>
              <div>
                <dt>Lo tuyo</dt>
                <dd>{news.mine}</dd>
              </div>
            </dl>
            <p className={css['choices']}>
              <button type="button" onClick={() => news.onChoose('theirs')}>
                Usar lo de la tienda
              </button>
              <button type="button" onClick={() => news.onChoose('mine')}>
                Dejar lo mío
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
