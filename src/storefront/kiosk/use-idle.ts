import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { createIdleClock, type IdleState } from './idle-clock.ts';

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
const IN_USE: IdleState = { kind: 'in-use' };

/** Watches whether the kiosk is in use. `onReset` is called when it has been idle for too long, once for each customer. */
export function useIdle(onReset: () => void): IdleState {
  const [state, setState] = useState(IN_USE);

  useEffect(() => {
    const startedAt = Date.now();
    // A page that was not opened at the home page has been used before it was reloaded.
    const clock = createIdleClock(startedAt, location.pathname === paths.home ? null : startedAt);
    const onTouch = (): void => {
      clock.touch(Date.now());
      setState(IN_USE);
    };
    const timer = setInterval(() => {
      const next = clock.read(Date.now());
      setState((before) => (before.kind === 'in-use' && next.kind === 'in-use' ? before : next));
      if (next.kind !== 'reset') return;
      // Where the page cannot be loaded anew it is the next customer's.
      clock.restart(Date.now());
      onReset();
    }, 1000);
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const touch of TOUCHES) removeEventListener(touch, onTouch, { capture: true });
    };
  }, [onReset]);

  return state;
}
