import { useEffect } from 'react';
import { loadSearchReports } from '#lazy/search-reports.ts';

/** Somebody has looked at the answer for so long that it is what they asked for, and not on the way to it. */
const STOOD_MS = 2000;

/** Counts a search for this device's daily report once its answer has stood for two seconds. @param isVain `null` while there is no answer */
export function useNotedSearch(query: string, isVain: boolean | null): void {
  useEffect(() => {
    if (!query || isVain === null) return undefined;
    const timer = setTimeout(() => {
      loadSearchReports().then(
        ({ noteSearch }) => noteSearch(query, isVain),
        (reason: unknown) => console.info('Búsqueda sin contar', reason),
      );
    }, STOOD_MS);
    return () => clearTimeout(timer);
  }, [query, isVain]);
}
