import type { AroundNavHandler } from 'wouter';

/** Asked before a page of the staff area gives way to another: whether it may, and if so by calling `go`. */
export type Guard = (go: () => void) => void;

interface Guarded {
  readonly ask: Guard;
  /** The address of the form: within it nothing is left. */
  readonly address: string;
}

/** The state of a navigation that follows a save: there is nothing left to ask about. */
export const AFTER_SAVE = { saved: true } as const;

/** Each entry of the browser's history is numbered, so that a step back can be told from a step forward, and taken back. */
interface Step {
  readonly step: number;
}

export interface LeaveGuard {
  /** For the router: every way within the staff area but the browser's own buttons goes through here. */
  readonly aroundNavigation: AroundNavHandler;
  /** Watches the browser's back and forward. Once, before the router listens, which would take the form away. */
  guardHistory(): void;
  /** Guards the page in front until the answer is called. */
  hold(ask: Guard): () => void;
  /** Whether the page in front holds something that is not saved. */
  hasUnsavedWork(): boolean;
  /** For signing out, which has asked by itself: from here to the new page nobody is asked anything. */
  stopAsking(): void;
}

/** Asks before a form with unsaved work is left, whichever way. */
export function createLeaveGuard(): LeaveGuard {
  let guarded: Guarded | null = null;
  let isOver = false;
  let step = stepOf(history.state) ?? 0;

  /** A step within the browser's history. It cannot be forbidden, only taken back: the page goes where it came from, and then asks. */
  function watchSteps(): (event: PopStateEvent) => void {
    let returning: (() => void) | null = null;
    let isLetThrough = false;
    return (event) => {
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
  }

  return {
    aroundNavigation(navigate, to, options) {
      const go = (): void => {
        if (!options?.replace) step += 1;
        navigate(to, { ...options, state: { step } satisfies Step });
      };
      if (guarded && options?.state !== AFTER_SAVE) guarded.ask(go);
      else go();
    },
    guardHistory() {
      history.replaceState({ step } satisfies Step, '');
      addEventListener('popstate', watchSteps(), { capture: true });
    },
    hold(ask) {
      const mine: Guarded = { ask, address: currentAddress() };
      guarded = mine;
      // The browser's own question, when the page itself goes.
      const onUnload = (event: BeforeUnloadEvent): void => {
        if (!isOver) event.preventDefault();
      };
      addEventListener('beforeunload', onUnload);
      return () => {
        if (guarded === mine) guarded = null;
        removeEventListener('beforeunload', onUnload);
      };
    },
    hasUnsavedWork: () => guarded !== null,
    stopAsking() {
      isOver = true;
      guarded = null;
    },
  };
}

function stepOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  return typeof state.step === 'number' ? state.step : null;
}

const currentAddress = (): string => location.pathname + location.search;
