import { useEffect, useState } from 'react';

/** Whether the page has loaded with all that its first screen needs: what may wait comes after it. */
export function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const loaded = (): void => setLoaded(true);
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
    return () => removeEventListener('load', loaded);
  }, []);
  return isLoaded;
}
