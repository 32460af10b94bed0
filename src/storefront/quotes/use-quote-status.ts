import { useCallback, useEffect, useState } from 'react';
import type { QuoteDesk } from '#lazy/quote-desk.ts';
import { openQuoteDesk } from '../quote-list/quote-actions.ts';

type Heard = NonNullable<Awaited<ReturnType<QuoteDesk['askStatus']>>>;

export interface StatusAnswer {
  /** `unknown`: the server has no such quotation. `unreachable`: it cannot be asked. */
  readonly asked: 'asking' | 'answered' | 'unknown' | 'unreachable';
  /** The last answer, of now or as the device kept it. */
  readonly heard: Heard | null;
  /** When this became so, in milliseconds: what has expired is a matter of today, not of the day on which it was heard. */
  readonly now: number;
}

const ASKING: StatusAnswer = { asked: 'asking', heard: null, now: 0 };

/** The state behind a secret, asked at once, and again on request, when the network is back and when the page is looked at again. */
export function useQuoteStatus(secreto: string): readonly [StatusAnswer, again: () => void] {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState({ secreto, answer: ASKING });
  const again = useCallback(() => setRound((times) => times + 1), []);

  // oxlint-disable-next-line react/exhaustive-deps -- a round is a wish to ask again.
  useEffect(() => {
    let current = true;
    const tell = (asked: StatusAnswer['asked'], heard: Heard | null): void => {
      if (current) setTold({ secreto, answer: { asked, heard, now: Date.now() } });
    };
    async function ask(): Promise<void> {
      const desk = await openQuoteDesk();
      const before = await desk.heardStatus(secreto);
      tell('asking', before);
      await desk.askStatus(secreto).then(
        (heard) => tell(heard ? 'answered' : 'unknown', heard),
        () => tell('unreachable', before),
      );
    }
    void ask().catch(() => tell('unreachable', null));
    return () => {
      current = false;
    };
  }, [secreto, round]);

  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [again]);

  return [told.secreto === secreto ? told.answer : ASKING, again];
}
