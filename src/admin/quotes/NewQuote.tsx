import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { parseInstant } from '#domain/kernel/instant.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { newQuote } from '#domain/quotes/new-quote.ts';
import { selectEmail, useSession } from '#store/session-store.ts';
import { paths, quotePath } from '../paths.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { LeaveDialog } from '../shared/forms/LeaveDialog.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { RestoredNote } from '../shared/forms/RestoredNote.tsx';
import { SaveBar } from '../shared/forms/SaveBar.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { QuoteContact } from './QuoteContact.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { type KeptAnswer, useKeptAnswer, useKeptKey } from './quote-kept.ts';
import { useQuoteForm } from './use-quote-form.ts';

const TITLE = 'Nueva cotización';
const BACK = { name: 'Cotizaciones', href: paths.quotes };

/** `/admin/cotizaciones/nueva`: a quotation that somebody asks for at the counter or on the telephone. */
export function NewQuote() {
  const keptKey = useKeptKey(null);
  const kept = useKeptAnswer(keptKey, '');
  if (kept === 'waiting') return <MissingDocument title={TITLE} back={BACK} isWaiting />;
  return <NewQuoteForm keptKey={keptKey} kept={kept} />;
}

/** The names of a quotation that is made now, and when that is. */
function nameNow() {
  return {
    names: namesFromRandomBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))),
    creado: parseInstant(new Date().toISOString()),
  };
}

interface NewQuoteFormProps {
  readonly keptKey: string;
  readonly kept: KeptAnswer | null;
}

function NewQuoteForm({ keptKey, kept }: NewQuoteFormProps) {
  const [, go] = useLocation();
  const email = useSession(selectEmail);
  const [{ names, creado }] = useState(nameNow);
  const [net, setNet] = useState(false);
  const row = useMemo(() => {
    if (!creado) throw new Error('The clock of this device gives no time.');
    return { ...newQuote(names, email, creado), entry: undefined };
  }, [names, creado, email]);
  const state = useQuoteForm(row, keptKey, kept, true);

  async function save(): Promise<void> {
    if (await state.save()) go(quotePath(names.id), { replace: true, state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={TITLE}
      back={BACK}
      bar={
        <SaveBar
          back={paths.quotes}
          isDirty={state.isDirty}
          problem={state.refusal}
          // The quotation is shown, or the bar says why not.
          onSave={() => void save()}
        />
      }
    >
      <RestoredNote at={state.restoredAt} onDiscard={() => void state.discard()} />
      <LeaveDialog isDirty={state.isDirty} onDiscard={() => void state.discard()} />
      {/* As above. */}
      <FormBody place={state.place} onSave={() => void save()}>
        <QuoteContact state={state} isNew />
        <QuoteLines state={state} net={net} onNet={setNet} />
      </FormBody>
    </FormLayout>
  );
}
