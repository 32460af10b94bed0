import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import type { QuoteState } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { quotePath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import css from './QuoteList.module.css';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { receivedText, summaryText, totalText } from './quote-labels.ts';

interface QuoteRowProps {
  readonly row: StaffRow<Quote>;
  readonly state: QuoteState;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A quotation in the inbox. */
export function QuoteRow({ row, state, isChosen, onChoose }: QuoteRowProps) {
  const { id, nombre, folio, spam } = row.value;
  return (
    <li className={css['row']} data-state={spam ? undefined : state} data-chosen={isChosen || undefined}>
      <label className={css['choose']}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Elegir ${folio} de ${nombre || 'sin nombre'}`}
          onChange={onChoose}
        />
      </label>
      <div className={css['who']}>
        <AppLink href={quotePath(id)} className={css['name']}>
          {nombre || 'Sin nombre'}
        </AppLink>
        <span className={css['folio']}>{folio}</span>
      </div>
      <p className={css['what']}>{summaryText(row.value)}</p>
      <p className={css['when']}>
        {receivedText(row.value)}
        <span>{originText(row.value)}</span>
      </p>
      <p className={css['total']}>{totalText(row.value)}</p>
      <p className={css['chips']}>
        {spam ? <Chip tone="amber">Spam</Chip> : <QuoteStateChip state={state} />}
        {row.entry && <StateChip state={row.entry.state} />}
      </p>
    </li>
  );
}
