import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteStateName } from '#domain/quotes/quote-state.ts';
import { FormSection } from '../shared/FormSection.tsx';
import { momentText } from '../shared/moment-text.ts';
import css from './QuoteDetail.module.css';
import { receivedText } from './quote-labels.ts';

export function QuoteHistory({ quote }: { readonly quote: Quote }) {
  return (
    <div className={css['hidden']}>
      <FormSection title="Historia">
        <ol className={css['history']}>
          <li>
            Recibida{' '}
            <span>
              {receivedText(quote)} · aviso de privacidad {quote.avisoVersion}
            </span>
          </li>
          {quote.historial.map(({ estado, por, en }) => (
            <li key={`${en}-${estado}`}>
              {quoteStateName[estado]}{' '}
              <span>
                {momentText(en)} · {por}
              </span>
            </li>
          ))}
        </ol>
      </FormSection>
    </div>
  );
}
