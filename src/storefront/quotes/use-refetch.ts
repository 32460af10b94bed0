import { useCallback, useEffect, useState } from 'react';

/**
 * Tells a page when to ask its server again. `round` is a dependency for the effect that asks: it grows when `again` is called, when the network
 * returns and when the page becomes visible.
 */
export function useRefetch(): readonly [round: number, again: () => void] {
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
