import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';
import { useHoldUpdates } from '#device/use-hold-updates.ts';

/** Asked before a page of the staff area gives way to another: whether it may, and if so by calling `go`. */
type Guard = (go: () => void) => void;

interface Guarded {
  readonly ask: Guard;
  /** The address of the form: within it nothing is left. */
  readonly address: string;
}

let guarded: Guarded | null = null;

/** The state of a navigation that follows a save: there is nothing left to ask about. */
export const AFTER_SAVE = { saved: true } as const;

/** Each entry of the browser's history is numbered, so that a step back can be told from a step forward, and taken back. */
interface Step {
  readonly step: number;
}

let step = stepOf(history.state) ?? 0;

/** For the router: every way within the staff area but the browser's own buttons leads through here. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = (): void => {
    if (!options?.replace) step += 1;
    navigate(to, { ...options, state: { step } satisfies Step });
  };
  if (guarded && options?.state !== AFTER_SAVE) guarded.ask(go);
  else go();
};

/**
 * The browser's back and forward. They cannot be forbidden, only taken back: the page goes where it came from, and then asks. Call once,
 * before the router listens, which would take the form away.
 */
export function guardHistory(): void {
  history.replaceState({ step } satisfies Step, '');
  let returning: (() => void) | null = null;
  let isLetThrough = false;
  const onPop = (event: PopStateEvent): void => {
    if (returning) {
      event.stopImmediatePropagation();
      const ask = returning;
      returning = null;
      return ask();
    }
    const to = stepOf(event.state);
    // A leap within the page makes an entry without a number.
    if (to === null) {
      step += 1;
      return history.replaceState({ step } satisfies Step, '');
    }
    const by = to - step;
    if (guarded && by !== 0 && !isLetThrough && guarded.address !== currentAddress()) {
      event.stopImmediatePropagation();
      const { ask } = guarded;
      returning = () =>
        ask(() => {
          isLetThrough = true;
          history.go(by);
        });
      return history.go(-by);
    }
    isLetThrough = false;
    step = to;
  };
  addEventListener('popstate', onPop, { capture: true });
}

function stepOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  return typeof state.step === 'number' ? state.step : null;
}

const currentAddress = (): string => location.pathname + location.search;

/** Whether the page in front holds something that is not saved. */
export const hasUnsavedWork = (): boolean => guarded !== null;

let isOver = false;

/** For signing out, which has asked by itself: from here to the new page nobody is asked anything. */
export function stopAsking(): void {
  isOver = true;
  guarded = null;
}

/** While `isDirty`, asks before leaving: `onLeave` within the area, the browser's own question when the page itself goes. */
export function useLeaveGuard(isDirty: boolean, onLeave: Guard): void {
  const ask = useEffectEvent(onLeave);
  useHoldUpdates(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const mine: Guarded = { ask: (go) => ask(go), address: currentAddress() };
    guarded = mine;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isOver) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      if (guarded === mine) guarded = null;
      removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);
}
