import { useEffect } from 'react';
import { openQuoteDesk, showDeskFailure } from './quote-actions.ts';

/** Opens the quote desk at once, for screens that show the list. Elsewhere it is opened when the page is idle. */
export function useQuoteDesk(): void {
  useEffect(() => {
    void openQuoteDesk().catch(showDeskFailure);
  }, []);
}
