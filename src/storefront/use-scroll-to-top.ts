import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Scrolls a new page to its top. Going back is left to the browser, which restores the position. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const returnedTo = useRef<string>(undefined);

  useEffect(() => {
    const onReturn = (): void => {
      returnedTo.current = location.pathname;
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);

  useEffect(() => {
    const isReturn = returnedTo.current === path;
    returnedTo.current = undefined;
    if (shown.current === path) return;
    shown.current = path;
    if (!isReturn) scrollTo(0, 0);
  }, [path]);
}
