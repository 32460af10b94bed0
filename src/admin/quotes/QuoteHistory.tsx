import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteStateName } from '#domain/quotes/quote-state.ts';
import { StepHistory } from '../shared/folio-documents/StepHistory.tsx';
import { receivedText } from './quote-labels.ts';

/** What became of a quotation: a colleague made it, or it was received from a customer. */
export function QuoteHistory({ quote }: { readonly quote: Quote }) {
  const { historial, hechaPor, avisoVersion } = quote;
  return (
    <StepHistory
      historial={historial}
      initial={hechaPor ? null : 'recibida'}
      madeName="Hecha"
      stateNames={quoteStateName}
    >
      {!hechaPor && (
        <li>
          Recibida{' '}
          <span>
            {receivedText(quote)}&nbsp;· aviso de privacidad {avisoVersion}
          </span>
        </li>
      )}
    </StepHistory>
  );
}
