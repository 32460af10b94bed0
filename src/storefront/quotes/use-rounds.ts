import { useCallback, useEffect, useState } from 'react';

/** Counts how often a page has to ask its server: again on request, when the network returns, and when the page becomes visible. */
export function useRounds(): readonly [round: number, again: () => void] {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((times) => times + 1), []);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', again, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal });
    return () => listening.abort();
  }, [again]);
  return [round, again];
}
