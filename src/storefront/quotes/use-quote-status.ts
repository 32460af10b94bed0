import { useEffect, useState } from 'react';
import type { QuoteClient } from '#lazy/quote-client.ts';
import { openQuoteClient } from '../quote-list/quote-actions.ts';
import { type Asked, failedAs } from './asked.ts';
import { useRefetch } from './use-refetch.ts';

type KnownStatus = NonNullable<Awaited<ReturnType<QuoteClient['fetchStatus']>>>;

export interface StatusAnswer {
  readonly asked: Asked;
  /** The last answer: the server's, or an earlier one that the device kept. */
  readonly last: KnownStatus | null;
  /** When this was set, in milliseconds: whether a quotation has expired is decided by today's date, not by that of the answer. */
  readonly now: number;
}

const ASKING: StatusAnswer = { asked: 'asking', last: null, now: 0 };

/** The status of the quotation with this secret. Requested at once, on request, when the network returns, and when the page becomes visible. */
export function useQuoteStatus(secreto: string): readonly [StatusAnswer, again: () => void] {
  const [round, again] = useRefetch();
  const [shown, setShown] = useState({ secreto, answer: ASKING });

  // oxlint-disable-next-line react/exhaustive-deps -- a new round asks again.
  useEffect(() => {
    let current = true;
    const show = (asked: StatusAnswer['asked'], last: KnownStatus | null): void => {
      if (current) setShown({ secreto, answer: { asked, last, now: Date.now() } });
    };
    async function ask(): Promise<void> {
      const quotes = await openQuoteClient();
      const before = await quotes.lastStatus(secreto);
      show('asking', before);
      await quotes.fetchStatus(secreto).then(
        (status) => show(status ? 'answered' : 'unknown', status),
        (reason: unknown) => show(failedAs(reason), before),
      );
    }
    void ask().catch(() => show('unreachable', null));
    return () => {
      current = false;
    };
  }, [secreto, round]);

  return [shown.secreto === secreto ? shown.answer : ASKING, again];
}
