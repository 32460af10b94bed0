import { useEffect } from 'react';
import { openQuoteDesk, sayNoDesk } from './quote-actions.ts';

/** For screens that show the list: they are not to wait for the idle moment in which the desk opens elsewhere. */
export function useQuoteDesk(): void {
  useEffect(() => {
    void openQuoteDesk().catch(sayNoDesk);
  }, []);
}
