import { type RefObject, useEffect } from 'react';

/** Closes an open panel on Escape, on a press outside it, and when the focus leaves it. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (how: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close('escape');
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close('outside');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [box, open, close]);
}
