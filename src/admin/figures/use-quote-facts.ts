import { useEffect, useMemo, useState } from 'react';
import { allFacts, type KeptFacts, knownSince, type QuoteFacts, quoteFacts } from '#domain/figures/quote-facts.ts';
import { LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import { useDocuments } from '#store/documents-store.ts';
import { useStaffQuotes } from '../shared/documents/use-staff-rows.ts';
import { useStaff } from '../staff.ts';
import { keepFacts, readKeptFacts } from './kept-facts.ts';
import { readQuotesSince } from './read-quotes.ts';

export interface KnownFacts {
  readonly quotes: readonly QuoteFacts[];
  /** Whether every quotation since the moment that was asked for is among them. */
  readonly isWhole: boolean;
  /** When the quotations outside the listener were read, in milliseconds; `null` where the device listens to all that it shows. */
  readonly readAt: number | null;
  /** How many were read by now; `null` while nothing is being read. */
  readonly reading: number | null;
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
}

/** The quotations since a moment: those that the device listens to, and the older ones from the server, which it keeps. @param since milliseconds */
export function useQuoteFacts(since: number): KnownFacts {
  const { backend } = useStaff();
  const { live, isAll, isKnown } = useLiveFacts();
  const [kept, setKept] = useState<KeptFacts | null | 'unread'>('unread');
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const [again, setAgain] = useState<number | null>(null);

  const known = useMemo(() => ({ live, isAll, kept: kept === 'unread' ? null : kept }), [live, isAll, kept]);
  const quotes = useMemo(() => allFacts(known), [known]);
  const from = knownSince(known);
  const isWhole = from !== null && from <= since;
  // What is missing is read once by itself; after a failure a person asks for it.
  const isMissing = isKnown && kept !== 'unread' && !isWhole && failed !== since;
  const toRead = again ?? (isMissing ? since : null);

  useEffect(() => {
    readKeptFacts().then(setKept, (reason: unknown) => {
      console.info('Cuentas guardadas', reason);
      setKept(null);
    });
  }, []);

  useEffect(() => {
    if (toRead === null) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const end = (failedAt: number | null): void => {
      setFailed(failedAt);
      setAgain(null);
      setProgress(0);
    };
    readQuotesSince({ backend, since: toRead, signal, onProgress: setProgress }).then(
      (facts) => {
        if (!facts) return;
        setKept(facts);
        end(null);
        keepFacts(facts).catch((reason: unknown) => console.info('Cuentas sin guardar', reason));
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        console.info('Cotizaciones sin leer', reason);
        end(toRead);
      },
    );
    return () => stopping.abort();
  }, [backend, toRead]);

  return {
    quotes,
    isWhole,
    readAt: !isAll && isWhole && known.kept && live.every(({ at }) => at > since) ? known.kept.readAt : null,
    reading: toRead === null ? null : progress,
    hasFailed: failed === since,
    readAgain: () => setAgain(since),
  };
}

/** The facts of what the inbox listens to. */
function useLiveFacts() {
  const { knowledge, rows } = useStaffQuotes();
  const listened = useDocuments('cotizaciones').byId;
  const live = useMemo(
    () => rows.flatMap(({ value }) => (listened.has(value.id) ? (quoteFacts(value) ?? []) : [])),
    [rows, listened],
  );
  const isKnown = knowledge === 'known';
  return { live, isAll: isKnown && listened.size < LATEST_QUOTES, isKnown };
}
