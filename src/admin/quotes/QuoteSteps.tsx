import { useState } from 'react';
import { useLocation } from 'wouter';
import { erasure, spamChanges } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { canBecome, QUOTE_STATES, type QuoteState } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { Button } from '#ui/Button.tsx';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { actorNow } from '../shared/documents/actor-now.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { useStaff } from '../staff.ts';
import { CloseQuoteDialog, EraseQuotesDialog } from './QuoteDialogs.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteStepsProps {
  readonly row: StaffRow<Quote>;
  readonly state: QuoteFormState;
}

/** Where the quotation may go from its state. Each can be undone; closing asks first, because the customer sees it. */
export function QuoteSteps({ row, state: { quote, isDirty, move, discard } }: QuoteStepsProps) {
  const { journal, olderQuotes } = useStaff();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<'close' | 'erase' | null>(null);
  const [problem, setProblem] = useState('');
  const onlyOnce = useOnlyOnce();
  const next = QUOTE_STATES.filter((one) => one !== 'vencida' && canBecome(quote.estado, one));

  function take(to: QuoteState) {
    if (to === 'cancelada') setAsking('close');
    // The chip shows the outcome, or the bar why it failed.
    else void move(to, to === 'cotizada' ? 'Marcada como enviada' : undefined);
  }
  async function mark(): Promise<void> {
    const title = `Cotización ${quote.folio}: ${quote.spam ? 'no es spam' : 'spam'}`;
    const changes = spamChanges(row, !quote.spam, actorNow());
    const saved = await journal.saveUndoable({ title, changes });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }
  async function erase(): Promise<void> {
    setAsking(null);
    const saved = await journal.saveEdit({ title: `Borrar la cotización ${quote.folio}`, changes: erasure(row) });
    if (!saved.ok) return setProblem(saveProblemText(saved.error));
    await discard();
    olderQuotes.forget([quote.id]);
    go(paths.quotes, { state: AFTER_SAVE });
  }

  return (
    <FormSection title="Estado" hint="Cada paso queda en la historia y se puede deshacer.">
      <div className={folioForm['ways']}>
        {!quote.spam &&
          next.map((to) => (
            <Button key={to} look="outline" onClick={() => take(to)}>
              {stepName(quote.estado, to)}
            </Button>
          ))}
        <Button
          look="outline"
          disabled={isDirty}
          // The chip shows the outcome, or the line below why it failed.
          onClick={() => void onlyOnce(mark, undefined)}
        >
          {quote.spam ? 'No es spam' : 'Marcar como spam'}
        </Button>
        <Button look="outline" onClick={() => setAsking('erase')}>
          Borrar
        </Button>
      </div>
      <p className={folioForm['refusal']} role="alert">
        {problem}
      </p>
      <CloseQuoteDialog
        count={1}
        open={asking === 'close'}
        onCancel={() => setAsking(null)}
        onClose={() => {
          setAsking(null);
          // The chip shows the outcome, or the bar why it failed.
          void move('cancelada');
        }}
      />
      <EraseQuotesDialog
        count={1}
        open={asking === 'erase'}
        onCancel={() => setAsking(null)}
        // The list is shown, and what waits is in the journal.
        onErase={() => void erase()}
      />
    </FormSection>
  );
}

function stepName(from: QuoteState, to: QuoteState): string {
  switch (to) {
    case 'en-revision':
      if (from === 'cancelada') return 'Reabrir';
      return from === 'recibida' ? 'Poner en revisión' : 'Volver a revisión';
    case 'cotizada':
      return 'Marcar como enviada';
    case 'aceptada':
      return 'Marcar aceptada';
    case 'cancelada':
      return 'Cerrar sin venta';
    case 'recibida':
    case 'vencida':
      return '';
  }
}
