import { useEffect, useState } from 'react';

/** The longest wait for an idle moment. */
const BUSY_MS = 1500;
/** The longest wait for what the page loads: a picture that nobody answers keeps a page loading for minutes, and a kiosk would be none meanwhile. */
const LOADING_MS = 20_000;

/** True once the page has loaded all that its first screen needs and is idle. Work that can wait starts then. */
export function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => setLoaded(true);
    const loaded = (): void => {
      clearTimeout(timer);
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(done);
      timer = setTimeout(done, 'requestIdleCallback' in window ? BUSY_MS : 0);
    };
    if (document.readyState === 'complete') loaded();
    else {
      addEventListener('load', loaded, { once: true });
      timer = setTimeout(loaded, LOADING_MS);
    }
    return () => {
      removeEventListener('load', loaded);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
