import { useEffect } from 'react';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import { useDocuments } from '#store/documents-store.ts';
import { paths } from '../paths.ts';
import { useStaffQuotes } from '../shared/documents/use-staff-rows.ts';
import { useKeptKey } from '../shared/folio-documents/use-kept-key.ts';
import { useOpenRow } from '../shared/folio-documents/use-open-row.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useStaff } from '../staff.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { useKeptAnswer } from './quote-kept.ts';

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
  const { row, isConfirmed, isWaiting } = useOpenRow(COLLECTIONS, id, rows, parseQuote);
  const keptKey = useKeptKey('cotizacion', id);
  const kept = useKeptAnswer(keptKey, id);
  if (!row || keptKey === null || kept === 'waiting')
    return (
      <MissingDocument
        title="Cotización"
        back={{ name: 'Cotizaciones', href: paths.quotes }}
        isWaiting={isWaiting || keptKey === null || kept === 'waiting'}
      />
    );
  // Keyed by the quotation and not by its revision, so that a colleague's save does not discard what somebody is typing.
  return <QuoteForm key={id} row={row} keptKey={keptKey} kept={kept} isConfirmed={isConfirmed} />;
}
