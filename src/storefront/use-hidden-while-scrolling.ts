import { useEffect, useState } from 'react';

const REST = 600;
const JITTER = 6;

/** True while the page is scrolled down, when what floats over the text would be in the way of reading. */
export function useHiddenWhileScrolling(): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      const moved = scrollY - last;
      if (Math.abs(moved) < JITTER) return;
      last = scrollY;
      clearTimeout(timer);
      setHidden(moved > 0);
      if (moved > 0) timer = setTimeout(() => setHidden(false), REST);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);

  return isHidden;
}
