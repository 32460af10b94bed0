import { useEffect } from 'react';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { paths } from '../paths.ts';
import { useStaffQuotes } from '../shared/documents/use-staff-rows.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useLastKnownRow } from '../shared/forms/use-last-known-row.ts';
import { useLatestRow } from '../shared/forms/use-latest-row.ts';
import { useStaff } from '../staff.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { useKeptAnswer, useKeptKey } from './quote-kept.ts';

const COLLECTIONS = ['cotizaciones'] as const;

/** `/admin/cotizaciones/{id}`. */
export function QuoteDetail({ id }: { readonly id: string }) {
  const { olderQuotes } = useStaff();
  const { knowledge, rows } = useStaffQuotes();
  const isLatest = useDocuments('cotizaciones').byId.has(id);
  // A quotation that is too old for the inbox is listened to by itself for as long as it is open.
  useEffect(() => {
    if (knowledge === 'waiting' || isLatest) return undefined;
    return olderQuotes.watch(id);
  }, [id, knowledge, isLatest, olderQuotes]);
  const knowsOwnWork = useJournal(selectIsRead);
  const { row: found, isConfirmed } = useLatestRow(COLLECTIONS, id, rows, parseQuote);
  const isWaiting = !knowsOwnWork || !isConfirmed;
  const row = useLastKnownRow(found, isWaiting);
  const keptKey = useKeptKey(id);
  const kept = useKeptAnswer(keptKey, id);
  if (!row || !knowsOwnWork || kept === 'waiting')
    return (
      <MissingDocument
        title="Cotización"
        back={{ name: 'Cotizaciones', href: paths.quotes }}
        isWaiting={isWaiting || kept === 'waiting'}
      />
    );
  // Keyed by the quotation and not by its revision, so that a colleague's save does not discard what somebody is typing.
  return <QuoteForm key={id} row={row} keptKey={keptKey} kept={kept} isConfirmed={isConfirmed} />;
}
