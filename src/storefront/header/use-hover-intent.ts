import { type PointerEvent, useEffect, useRef } from 'react';

// Long enough that a pointer that crosses the bar opens nothing, and that one that leaves it briefly on the way to a panel closes nothing.
const OPEN_AFTER = 300;
const CLOSE_AFTER = 300;

/** Tells when a pointer stays over an item or has left it, for a mouse only. Touch and pens use the button. */
export function useHoverIntent(enter: (id: string) => void, leave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function after(milliseconds: number, act: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  }

  return (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(OPEN_AFTER, () => enter(id)),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(CLOSE_AFTER, leave),
    // A press takes effect at once and cancels a delayed hover.
    onPointerDown: () => clearTimeout(timer.current),
  });
}
