import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteStateName } from '#domain/quotes/quote-state.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import css from './QuoteDetail.module.css';
import { receivedText } from './quote-labels.ts';

/** Who did what and when, the first first. */
export function QuoteHistory({ quote }: { readonly quote: Quote }) {
  const { historial, hechaPor, avisoVersion } = quote;
  return (
    <FormSection title="Historia">
      <ol className={css['history']}>
        {!hechaPor && (
          <li>
            Recibida{' '}
            <span>
              {receivedText(quote)} · aviso de privacidad {avisoVersion}
            </span>
          </li>
        )}
        {historial.map(({ estado, por, en, que = [] }, at) => {
          const before = at === 0 ? (hechaPor ? '' : 'recibida') : historial[at - 1]?.estado;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only added at the end.
            <li key={at}>
              {estado === before ? 'Editada' : hechaPor && at === 0 ? 'Hecha' : quoteStateName[estado]}{' '}
              <span>
                {momentText(en)} · {por}
              </span>
              {que.length > 0 && (
                <ul>
                  {que.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </FormSection>
  );
}
