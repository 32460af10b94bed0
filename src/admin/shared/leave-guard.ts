import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';
import { useHoldUpdates } from '#device/use-hold-updates.ts';

/** Asked before a page of the staff area gives way to another: whether it may, and if so by calling `go`. */
type Guard = (go: () => void) => void;

let guard: Guard | null = null;

/** The state of a navigation that follows a save: there is nothing left to ask about. */
export const AFTER_SAVE = { saved: true } as const;

/** For the router: every way within the staff area leads through here. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = (): void => navigate(to, options);
  if (guard && options?.state !== AFTER_SAVE) guard(go);
  else go();
};

/** While `isDirty`, asks before leaving: `onLeave` within the area, the browser's own question when the page itself goes. */
export function useLeaveGuard(isDirty: boolean, onLeave: (go: () => void) => void): void {
  const ask = useEffectEvent(onLeave);
  useHoldUpdates(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const mine: Guard = (go) => ask(go);
    guard = mine;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      if (guard === mine) guard = null;
      removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);
}
