import { useEffect, useState } from 'react';

/** The longest wait for an idle moment. */
const BUSY_MS = 1500;

/** True once the page has loaded all that its first screen needs and is idle. Work that can wait starts then. */
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
