import { type PointerEvent, useEffect, useRef } from 'react';

// Long enough that a pointer crossing the bar on its way elsewhere opens nothing, and that a corner cut on the way to a panel closes nothing.
const OPEN_AFTER = 300;
const CLOSE_AFTER = 300;

/** Opening on hover for a mouse that means it. Fingers and pens have the button. */
export function useHoverIntent(setOpen: (id: string | null) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function after(milliseconds: number, id: string | null): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), milliseconds);
  }

  return (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(OPEN_AFTER, id),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(CLOSE_AFTER, null),
    // A press decides at once; what hovering had in mind no longer counts.
    onPointerDown: () => clearTimeout(timer.current),
  });
}
