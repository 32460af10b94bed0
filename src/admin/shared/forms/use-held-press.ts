import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Holds a press until what it depends on is known, and acts once then: judged before, it would be refused for what is no longer so, or taken over
 * something that this device has not read yet.
 */
export function useHeldPress(isKnown: boolean, act: () => void) {
  const [isHeld, setHeld] = useState(false);
  const onKnown = useEffectEvent(() => {
    setHeld(false);
    act();
  });
  useEffect(() => {
    // After the effect, because it changes what is rendered.
    if (isHeld && isKnown) queueMicrotask(onKnown);
  }, [isHeld, isKnown]);
  return { press: () => (isKnown ? act() : setHeld(true)), isHeld: isHeld && !isKnown };
}
