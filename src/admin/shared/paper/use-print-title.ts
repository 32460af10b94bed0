import { useEffect } from 'react';

/** While something is printed the page has the document's title: browsers print it, and name the PDF by it. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let before: string | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'beforeprint',
      () => {
        before = document.title;
        document.title = title;
      },
      { signal },
    );
    addEventListener(
      'afterprint',
      () => {
        if (before !== null) document.title = before;
      },
      { signal },
    );
    return () => listening.abort();
  }, [title]);
}
