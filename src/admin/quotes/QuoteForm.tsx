import { useState } from 'react';
import { readTerms } from '#domain/quotes/check-answer.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import { canBecome, stateOn } from '#domain/quotes/quote-state.ts';
import { toldLastDay } from '#domain/quotes/validity-text.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FolioForm } from '../shared/folio-documents/FolioForm.tsx';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { QuoteContact } from './QuoteContact.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteReply } from './QuoteReply.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { QuoteSteps } from './QuoteSteps.tsx';
import type { KeptAnswer } from './quote-kept.ts';
import { receivedText } from './quote-labels.ts';
import { type SentAnswer, SentDialog } from './SentDialog.tsx';
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
  const state = useQuoteForm({ row, keptKey, kept, isNew: false });
  const { quote, form, until, canLeave, place, today } = state;
  const [net, setNet] = useState(false);
  /** How the answer left and the last day that it said, while the person is asked whether it was sent: which may be until tomorrow. */
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const terms = readTerms(form);
  const canBeSent = canBecome(quote.estado, 'cotizada');

  function left(by: string) {
    if (canBeSent) setSent({ by, until, terms });
  }
  function printSheet() {
    print();
    left('en papel o PDF');
  }

  return (
    <>
      <FolioForm
        title={`Cotización ${quote.folio}`}
        back={{ name: 'Cotizaciones', href: paths.quotes }}
        actions={
          <Button look="outline" disabled={!canLeave} onClick={printSheet}>
            Imprimir o guardar PDF
          </Button>
        }
        state={state}
        latest={{ row, isConfirmed }}
        // The bar shows the outcome.
        onSave={() => void state.save()}
      >
        <p className={folioForm['facts']}>
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
          sent={sent}
          terms={terms}
          onClose={() => setSent(null)}
          onSent={(answer) => {
            setSent(null);
            // The chip and the history show the outcome, and the bar why it failed.
            void state.move('cotizada', `Enviada ${answer.by}`, answer.until);
          }}
        />
      </FolioForm>
      <QuoteSheet quote={quote} form={form} until={toldLastDay({ estado: quote.estado, until }, today)} />
    </>
  );
}
