import type { Quote } from '#domain/quotes/parse-quote.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { quotePath } from '../paths.ts';
import css from './QuoteDetail.module.css';
import { receivedText, summaryText } from './quote-labels.ts';

interface FoundQuotesProps {
  readonly quotes: readonly Quote[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The quotations of a person: each has a link to correct it and a box that marks it to be copied or erased. */
export function FoundQuotes({ quotes, chosen, onChoose }: FoundQuotesProps) {
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <ul className={css['found']} aria-label="Cotizaciones encontradas">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <CheckField checked={chosen.has(quote.id)} onChange={() => toggle(quote.id)}>
            {quote.folio} · {quote.nombre || 'Sin nombre'}
          </CheckField>
          <p>
            {receivedText(quote)} · {quote.telefono} {quote.correo} · {summaryText(quote)}
          </p>
          <AppLink href={quotePath(quote.id)}>
            Abrir<span className="visually-hidden"> {quote.folio}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
