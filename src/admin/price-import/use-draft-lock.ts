import { useEffect, useRef } from 'react';
import { type Release, takeDraft } from './draft-lock.ts';

/** The draft of this device, held for as long as the list is open in this tab. */
export function useDraftLock() {
  const held = useRef<Release | null>(null);
  const isGone = useRef(false);
  const release = (): void => {
    held.current?.();
    held.current = null;
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      held.current?.();
    };
  }, []);
  return {
    /** Answers whether this tab has it now. */
    async take(how: 'steal' | 'if-free'): Promise<boolean> {
      release();
      const taken = await takeDraft(how);
      if (isGone.current) taken?.();
      else held.current = taken;
      return taken !== null;
    },
    release,
  };
}
