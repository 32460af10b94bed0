import { useState } from 'react';
import type { Review } from '#domain/price-import/review.ts';
import type { PriceAsk, PriceAsks } from '#prices/price-messages.ts';
import { PriceReaderEnded } from '#prices/price-reader.ts';
import { type FileState, NO_FILE } from './price-file.ts';
import { readThresholds } from './thresholds.ts';
import { usePriceReader } from './use-price-reader.ts';

/** What the screen shows of the open file, and its worker. */
export function useOpenFile() {
  const [state, setState] = useState<FileState>(() => ({ ...NO_FILE, thresholds: readThresholds() }));
  const reader = usePriceReader();
  const change = (next: Partial<FileState>): void => setState((now) => ({ ...now, ...next }));

  /** What the worker answers. `null` when it has ended instead: then its file is closed and the reason shown. */
  async function answered<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (reason) {
      if (!(reason instanceof PriceReaderEnded)) throw reason;
      // The page has closed it for another file, which is open by now.
      if (reason.isClosed) return null;
      reader.forget();
      change({ ...NO_FILE, problem: reason.message });
      return null;
    }
  }

  async function showReview(coming: Promise<Review> | undefined): Promise<void> {
    const review = coming && (await answered(coming));
    if (review) setState((now) => ({ ...now, review, version: now.version + 1 }));
  }
  const ask = async <Kind extends PriceAsk>(
    kind: Kind,
    what: PriceAsks[Kind]['ask'],
  ): Promise<PriceAsks[Kind]['answer'] | null> => {
    const open = reader.current();
    return open ? answered(open.ask(kind, what)) : null;
  };

  return { state, setState, change, reader, answered, showReview, ask };
}
