import { useEffect } from 'react';
import { openQuoteClient, showQuoteFailure } from './quote-actions.ts';

/** Opens the quote client at once, for screens that show the list. Elsewhere it is opened when the page is idle. */
export function useQuoteClient(): void {
  useEffect(() => {
    void openQuoteClient().catch(showQuoteFailure);
  }, []);
}
