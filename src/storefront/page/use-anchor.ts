import { type RefObject, useEffect } from 'react';
import { useHash } from './use-hash.ts';

/**
 * Brings the part that the address points at into view and gives it the focus: the browser looks for it before a page's code has come, and
 * every new page is scrolled to its top.
 * @returns whether this is that part.
 */
export function useAnchor(id: string | undefined, part: RefObject<HTMLElement | null>): boolean {
  const isMeant = useHash() === id && id !== undefined;
  useEffect(() => {
    if (!isMeant) return undefined;
    const frame = requestAnimationFrame(() => {
      part.current?.scrollIntoView({ block: 'start' });
      part.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isMeant, part]);
  return isMeant;
}
