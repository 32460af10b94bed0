import { useCallback, useEffect, useState } from 'react';
import type { QuoteStatus } from '#domain/quotes/quote-state.ts';
import { loadQuoteStatus } from '#lazy/quote-status.ts';

export type StatusAnswer = 'asking' | 'unreachable' | 'unknown' | QuoteStatus;

interface Told {
  readonly secreto: string;
  readonly round: number;
  readonly answer: StatusAnswer;
  /** When it was told, in milliseconds. */
  readonly at: number;
}

/** The state behind a secret, asked once, and again on request or when the network is back. */
export function useQuoteStatus(secreto: string): {
  readonly answer: StatusAnswer;
  readonly at: number;
  readonly again: () => void;
} {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<Told | null>(null);
  const again = useCallback(() => setRound((times) => times + 1), []);

  useEffect(() => {
    let current = true;
    const tell = (answer: StatusAnswer): void => {
      if (current) setTold({ secreto, round, answer, at: Date.now() });
    };
    loadQuoteStatus()
      .then(({ readStatus }) => readStatus(secreto))
      .then(
        (status) => tell(status ?? 'unknown'),
        () => tell('unreachable'),
      );
    addEventListener('online', again);
    return () => {
      current = false;
      removeEventListener('online', again);
    };
  }, [secreto, round, again]);

  const isNow = told?.secreto === secreto && told.round === round;
  return { answer: isNow ? told.answer : 'asking', at: isNow ? told.at : 0, again };
}
