import { useState } from 'react';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import { canBecome, stateOn } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { FormNotes } from '../shared/forms/FormNotes.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { LeaveDialog } from '../shared/forms/LeaveDialog.tsx';
import { RestoredNote } from '../shared/forms/RestoredNote.tsx';
import { SaveBar } from '../shared/forms/SaveBar.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { QuoteContact } from './QuoteContact.tsx';
import css from './QuoteDetail.module.css';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteReply } from './QuoteReply.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { QuoteSteps } from './QuoteSteps.tsx';
import type { KeptAnswer } from './quote-kept.ts';
import { receivedText } from './quote-labels.ts';
import { SentDialog } from './SentDialog.tsx';
import { useQuoteForm } from './use-quote-form.ts';

interface QuoteFormProps {
  readonly row: StaffRow<Quote>;
  readonly keptKey: string;
  readonly kept: KeptAnswer | null;
  /** Whether the server itself has said what the quotation is. */
  readonly isConfirmed: boolean;
}

/** A stored quotation: who asks, its lines, where it stands, the answer, its history, and the sheet that is printed. */
export function QuoteForm({ row, keptKey, kept, isConfirmed }: QuoteFormProps) {
  const state = useQuoteForm(row, keptKey, kept, false);
  const { quote, form, isDirty, canLeave, place, today } = state;
  const [net, setNet] = useState(false);
  /** How the answer left, while the person is asked whether it was sent. */
  const [way, setWay] = useState<string | null>(null);
  const canBeSent = canBecome(quote.estado, 'cotizada');

  function left(by: string) {
    if (canBeSent) setWay(by);
  }
  function printSheet() {
    print();
    left('en papel o PDF');
  }

  return (
    <>
      <FormLayout
        title={`Cotización ${quote.folio}`}
        back={{ name: 'Cotizaciones', href: paths.quotes }}
        actions={
          <Button look="outline" disabled={!canLeave} onClick={printSheet}>
            Imprimir o guardar PDF
          </Button>
        }
        // The bar shows the outcome.
        bar={<SaveBar back={paths.quotes} isDirty={isDirty} problem={state.refusal} onSave={() => void state.save()} />}
      >
        <FormNotes isNew={false} latest={{ row, isConfirmed }} joined={state.joined} />
        <RestoredNote at={state.restoredAt} onDiscard={() => void state.discard()} />
        <LeaveDialog isDirty={isDirty} onDiscard={() => void state.discard()} />
        <p className={css['facts']}>
          <QuoteStateChip state={stateOn(quote, today)} />
          {quote.spam && <Chip tone="amber">Spam</Chip>}
          <span>
            {quote.hechaPor ? 'Hecha' : 'Llegó'} el {receivedText(quote)}
          </span>
          <span>Desde: {originText(quote)}</span>
          {quote.hechaPor ? (
            <span>La hizo {quote.hechaPor}</span>
          ) : (
            <span>{quote.promociones ? 'Acepta promociones' : 'No acepta promociones'}</span>
          )}
        </p>
        <QuoteSteps row={row} state={state} />
        {/* The bar shows the outcome. */}
        <FormBody place={place} onSave={() => void state.save()}>
          <FormNewsContext value={state.news}>
            <QuoteContact state={state} />
            <QuoteLines state={state} net={net} onNet={setNet} />
          </FormNewsContext>
        </FormBody>
        <QuoteReply state={state} net={net} onLeft={left} />
        <QuoteHistory quote={quote} />
        <SentDialog
          way={way}
          until={form.vigencia}
          onClose={() => setWay(null)}
          onSent={(by) => {
            setWay(null);
            // The chip and the history show the outcome, and the bar why it failed.
            void state.move('cotizada', `Enviada ${by}`);
          }}
        />
      </FormLayout>
      <QuoteSheet quote={quote} form={form} />
    </>
  );
}
