import { useEffect, useState } from 'react';

const CORNER = 80;
const HOLD_MS = 3000;
const SLIP = 24;

/** Opens the staff's dialog: three seconds on the upper left corner, or Control, Alt and K. A customer does neither by accident. */
export function useExitGesture(): readonly [asked: boolean, close: () => void] {
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const onDown = ({ clientX, clientY }: PointerEvent): void => {
      stop();
      at = { x: clientX, y: clientY };
      if (clientX < CORNER && clientY < CORNER) timer = setTimeout(() => setAsked(true), HOLD_MS);
    };
    const onMove = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
      if (Math.hypot(clientX - at.x, clientY - at.y) > SLIP) stop();
    };
    // Once a finger scrolls, the browser cancels its pointer and tells where it goes, and that it is lifted, by these events alone.
    const onTouchMove = ({ touches: [finger] }: TouchEvent): void => finger && onMove(finger);
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyK') setAsked(true);
    };
    const onMenu = (event: Event): void => event.preventDefault();
    addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('pointermove', onMove, { capture: true });
    addEventListener('pointerup', stop, { capture: true });
    addEventListener('touchmove', onTouchMove, { capture: true, passive: true });
    addEventListener('touchend', stop, { capture: true });
    addEventListener('keydown', onKey);
    // A long press would open the browser's context menu, which has links out of the kiosk.
    addEventListener('contextmenu', onMenu);
    return () => {
      stop();
      removeEventListener('pointerdown', onDown, { capture: true });
      removeEventListener('pointermove', onMove, { capture: true });
      removeEventListener('pointerup', stop, { capture: true });
      removeEventListener('touchmove', onTouchMove, { capture: true });
      removeEventListener('touchend', stop, { capture: true });
      removeEventListener('keydown', onKey);
      removeEventListener('contextmenu', onMenu);
    };
  }, []);

  return [asked, () => setAsked(false)];
}
