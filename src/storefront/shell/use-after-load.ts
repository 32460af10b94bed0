import { useEffect, useState } from 'react';

/** A busy start is left alone for so long at most. */
const BUSY_MS = 1500;

/** Whether the page has loaded with all that its first screen needs, and has a moment: what may wait comes after it. */
export function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => setLoaded(true);
    const loaded = (): void => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(done);
      timer = setTimeout(done, 'requestIdleCallback' in window ? BUSY_MS : 0);
    };
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
    return () => {
      removeEventListener('load', loaded);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
