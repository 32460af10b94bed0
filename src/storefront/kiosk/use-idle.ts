import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { createIdleClock, type IdleState } from './idle-clock.ts';

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
/** The warning goes with these and not when a touch begins, or what is below it would be pressed by the rest of that touch. */
const ENDS = ['click', 'keyup'] as const;
/** A touch that ends in none of those, such as a swipe, takes the warning away after so long. */
const TOUCH_MS = 1000;
const IN_USE: IdleState = { kind: 'in-use' };

/** Watches whether the kiosk is in use. `onReset` is called when it has been idle for too long, once for each customer. */
export function useIdle(onReset: () => void): IdleState {
  const [state, setState] = useState(IN_USE);

  useEffect(() => {
    const startedAt = Date.now();
    let touchedAt = startedAt;
    // A page that was not opened at the home page has been used before it was reloaded.
    const clock = createIdleClock(startedAt, location.pathname === paths.home ? null : startedAt);
    const onTouch = (): void => {
      touchedAt = Date.now();
      clock.touch(touchedAt);
    };
    const onEnd = (): void => setState(IN_USE);
    const timer = setInterval(() => {
      const now = Date.now();
      const next = clock.read(now);
      const isTouched = Math.abs(now - touchedAt) < TOUCH_MS;
      setState((before) => (next.kind === 'in-use' && (before.kind === 'in-use' || isTouched) ? before : next));
      if (next.kind !== 'reset') return;
      // Where the page cannot be loaded anew it is the next customer's.
      clock.restart(now);
      onReset();
    }, 1000);
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true, passive: true });
    for (const end of ENDS) addEventListener(end, onEnd, { capture: true });
    return () => {
      clearInterval(timer);
      for (const touch of TOUCHES) removeEventListener(touch, onTouch, { capture: true });
      for (const end of ENDS) removeEventListener(end, onEnd, { capture: true });
    };
  }, [onReset]);

  return state;
}
