import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import type { QuoteState } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { quotePath } from '../paths.ts';
import { StateChip } from '../shared/StateChip.tsx';
import css from './QuoteList.module.css';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { receivedText, summaryText, totalText } from './quote-labels.ts';

interface QuoteRowProps {
  readonly row: StaffRow<Quote>;
  readonly state: QuoteState;
}

/** A quotation in the inbox. */
export function QuoteRow({ row, state }: QuoteRowProps) {
  return (
    <li className={css['row']} data-state={state}>
      <div className={css['who']}>
        <AppLink href={quotePath(row.value.id)} className={css['name']}>
          {row.value.nombre || 'Sin nombre'}
        </AppLink>
        <span className={css['folio']}>{row.value.folio}</span>
      </div>
      <p className={css['what']}>{summaryText(row.value)}</p>
      <p className={css['when']}>
        {receivedText(row.value)}
        <span>{originText(row.value)}</span>
      </p>
      <p className={css['total']}>{totalText(row.value.lineas)}</p>
      <p className={css['chips']}>
        <QuoteStateChip state={state} />
        {row.entry && <StateChip state={row.entry.state} />}
      </p>
    </li>
  );
}
