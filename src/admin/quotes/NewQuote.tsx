import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { newQuote } from '#domain/quotes/new-quote.ts';
import { selectEmail, useSession } from '#store/session-store.ts';
import { paths, quotePath } from '../paths.ts';
import { FolioForm } from '../shared/folio-documents/FolioForm.tsx';
import { useKeptKey } from '../shared/folio-documents/use-kept-key.ts';
import { useNewFolio } from '../shared/folio-documents/use-new-folio.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { QuoteContact } from './QuoteContact.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { type KeptAnswer, useKeptAnswer } from './quote-kept.ts';
import { useQuoteForm } from './use-quote-form.ts';

const TITLE = 'Nueva cotización';
const BACK = { name: 'Cotizaciones', href: paths.quotes };

/** `/admin/cotizaciones/nueva`: a quotation that somebody asks for at the counter or on the telephone. */
export function NewQuote() {
  const keptKey = useKeptKey('cotizacion', null);
  const kept = useKeptAnswer(keptKey, '');
  if (keptKey === null || kept === 'waiting') return <MissingDocument title={TITLE} back={BACK} isWaiting />;
  return <NewQuoteForm keptKey={keptKey} kept={kept} />;
}

interface NewQuoteFormProps {
  readonly keptKey: string;
  readonly kept: KeptAnswer | null;
}

function NewQuoteForm({ keptKey, kept }: NewQuoteFormProps) {
  const [, go] = useLocation();
  const email = useSession(selectEmail);
  const { names, creado } = useNewFolio('C');
  const [net, setNet] = useState(false);
  /** A line in words that is typed and not added. The page is left after a save, and they would be lost. */
  const [words, setWords] = useState('');
  const row = useMemo(() => ({ ...newQuote(names, email, creado), entry: undefined }), [names, creado, email]);
  const state = useQuoteForm({ row, keptKey, kept, isNew: true });

  async function save(): Promise<void> {
    if (await state.save(words)) go(quotePath(names.id), { replace: true, state: AFTER_SAVE });
  }

  return (
    <FolioForm
      title={TITLE}
      back={BACK}
      state={state}
      // The quotation is shown, or the bar says why not.
      onSave={() => void save()}
    >
      {/* As above. */}
      <FormBody place={state.place} onSave={() => void save()}>
        <QuoteContact state={state} isNew />
        <QuoteLines state={state} net={net} onNet={setNet} free={{ words, onWords: setWords }} />
      </FormBody>
    </FolioForm>
  );
}
