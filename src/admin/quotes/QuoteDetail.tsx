import { useEffect, useState } from 'react';
import { formatPhone } from '#domain/kernel/phone.ts';
import { type AnswerForm, type AnswerProblems, quoteToForm } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import { canBecome, QUOTE_STATES, type QuoteState, stateOn } from '#domain/quotes/quote-state.ts';
import { sameValue } from '#domain/staff/plain-value.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { FormLayout } from '../shared/Layout.tsx';
import { MissingDocument } from '../shared/MissingDocument.tsx';
import { useStaffQuotes } from '../shared/use-staff-rows.ts';
import { useStaff } from '../staff.ts';
import { QuoteContact } from './QuoteContact.tsx';
import css from './QuoteDetail.module.css';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteReply } from './QuoteReply.tsx';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { dayAfter, receivedText } from './quote-labels.ts';
import { saveAnswer } from './save-answer.ts';

/** The shop's name and address, for the printed page. */
const storeInWords = [
  storeProfile.name,
  `${storeProfile.address.street}, ${storeProfile.address.city}`,
  formatPhone(storeProfile.lines[0]?.phone ?? ''),
].join(' · ');
const BACK = { name: 'Cotizaciones', href: paths.quotes };

export function QuoteDetail({ id }: { readonly id: string }) {
  const { olderQuotes } = useStaff();
  const { knowledge, rows } = useStaffQuotes();
  const isLatest = useDocuments('cotizaciones').byId.has(id);
  const [answered, setAnswered] = useState('');
  // A quotation that is too old for the inbox is listened to by itself for as long as it is open.
  useEffect(() => {
    if (knowledge === 'waiting' || isLatest) return undefined;
    return olderQuotes.watch(id, () => setAnswered(id));
  }, [id, knowledge, isLatest, olderQuotes]);
  const knowsOwnWork = useJournal(selectIsRead);
  const row = rows.find(({ value }) => value.id === id);
  if (!row || !knowsOwnWork)
    return (
      <MissingDocument title="Cotización" back={BACK} isWaiting={!knowsOwnWork || (!isLatest && answered !== id)} />
    );
  // Keyed by the quotation and not by its revision, so that a colleague's save does not discard what somebody is typing.
  return <QuoteForm key={id} row={row} />;
}

function QuoteForm({ row }: { readonly row: StaffRow<Quote> }) {
  const { journal } = useStaff();
  const [now] = useState(() => Date.now());
  const proposedDay = dayAfter(now, storeProfile.policies.quoteDays);
  const [typed, setTyped] = useState<AnswerForm | null>(null);
  const [opened, setOpened] = useState(row);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [refusal, setRefusal] = useState('');
  const [net, setNet] = useState(false);
  // Until the person types, the form follows the server. From then on it keeps its starting point, and a colleague's save becomes a conflict.
  const base = typed ? opened : row;
  const quote = base.value;
  const form = typed ?? quoteToForm(quote, proposedDay);
  const state = stateOn(quote, dayAfter(now, 0));
  const isDirty = typed !== null && !sameValue(typed, quoteToForm(quote, proposedDay));

  function set(change: Partial<AnswerForm>) {
    if (!typed) setOpened(row);
    setTyped({ ...form, ...change });
  }

  async function save(to: QuoteState): Promise<void> {
    const saved = await saveAnswer(journal, base, form, to);
    setProblems(saved.ok ? {} : saved.error.problems);
    setRefusal(saved.ok ? '' : saved.error.text);
    if (saved.ok) setTyped(null);
  }

  const next = QUOTE_STATES.filter((one) => one !== 'vencida' && canBecome(quote.estado, one));
  return (
    <FormLayout
      title={`Cotización ${quote.folio}`}
      back={BACK}
      actions={
        <Button look="outline" onClick={() => print()}>
          Imprimir
        </Button>
      }
      bar={
        <>
          <p aria-live="polite" className={refusal ? css['refusal'] : undefined}>
            {refusal || (isDirty && 'Hay cambios sin guardar.')}
          </p>
          <div className={css['steps']}>
            {next.map((to) => (
              // The outcome is shown by the chip above or the line beside it.
              <Button key={to} look={to === 'cotizada' ? 'primary' : 'outline'} onClick={() => void save(to)}>
                {stepName[to]}
              </Button>
            ))}
            <Button look="outline" onClick={() => void save(quote.estado)} disabled={!isDirty}>
              Guardar
            </Button>
          </div>
        </>
      }
    >
      <p className={css['paper']}>{storeInWords}</p>
      <p className={css['facts']}>
        <QuoteStateChip state={state} />
        <span>Llegó el {receivedText(quote)}</span>
        <span>Desde: {originText(quote)}</span>
        <span>{quote.promociones ? 'Acepta promociones' : 'No acepta promociones'}</span>
      </p>
      <QuoteContact quote={quote} form={form} problems={problems} onChange={set} />
      <QuoteLines quote={quote} form={form} problems={problems} net={net} onChange={set} onNet={setNet} />
      <QuoteReply
        quote={quote}
        form={form}
        net={net}
        onAnswered={() => void save('cotizada')}
        canAnswer={canBecome(quote.estado, 'cotizada')}
      />
      <QuoteHistory quote={quote} />
    </FormLayout>
  );
}

const stepName: Readonly<Record<QuoteState, string>> = {
  recibida: 'Recibida',
  'en-revision': 'Poner en revisión',
  cotizada: 'Marcar cotizada',
  aceptada: 'Marcar aceptada',
  vencida: 'Vencida',
  cancelada: 'Cancelar',
};
