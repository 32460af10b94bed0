import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Holds a press until what it depends on is known, and acts once then: judged before, it would be refused for what is no longer so, or taken over
 * something that this device has not read yet.
 * @param act is given what was pressed for, which may have changed on the screen since
 */
export function useHeldPress<What = void>(isKnown: boolean, act: (what: What) => void) {
  const [held, setHeld] = useState<{ readonly what: What } | null>(null);
  const onKnown = useEffectEvent(() => {
    setHeld(null);
    if (held) act(held.what);
  });
  useEffect(() => {
    // After the effect, because it changes what is rendered.
    if (held && isKnown) queueMicrotask(onKnown);
  }, [held, isKnown]);
  return {
    press: (what: What) => (isKnown ? act(what) : setHeld({ what })),
    /** Forgets a press that is held, where something else was asked for since. */
    drop: () => setHeld(null),
    isHeld: held !== null && !isKnown,
  };
}
