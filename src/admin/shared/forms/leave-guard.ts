import type { AroundNavHandler } from 'wouter';

/** Called before another page of the staff area replaces this one. It calls `go` when the page may be left. */
export type Guard = (go: () => void) => void;

interface Guarded {
  readonly ask: Guard;
  /** The address of the form: a navigation to the same address does not leave the form. */
  readonly address: string;
}

/** The state of a navigation that follows a save, which asks nothing. */
export const AFTER_SAVE = { saved: true } as const;
/** The state of one that stays at the unsaved work, such as another filter of the list above it. It asks nothing either. */
export const WITHIN_PAGE = { within: true } as const;

/** The number of an entry of the browser's history: it tells how far, and in which direction, a step went, so that it can be undone. */
interface Step {
  readonly step: number;
}

export interface LeaveGuard {
  /** For the router: every navigation within the staff area except by the browser's own buttons. */
  readonly aroundNavigation: AroundNavHandler;
  /** Watches the browser's back and forward buttons. Called once, before the router listens, which would replace the form at once. */
  guardHistory(): void;
  /** Guards the current page until the returned function is called. */
  hold(ask: Guard): () => void;
  /** Whether the current page has unsaved work. */
  hasUnsavedWork(): boolean;
  /** For signing out, which has its own question: nothing more is asked until the page loads again. */
  stopAsking(): void;
}

/** Asks before a form with unsaved work is left by a link, by the browser's buttons or by closing the page. */
export function createLeaveGuard(): LeaveGuard {
  // More than one form of a page may have unsaved work; the latest asks.
  let held: readonly Guarded[] = [];
  let isOver = false;
  let step = stepOf(history.state) ?? 0;

  /** Handles steps in the browser's history. A step cannot be prevented, only undone: the page goes back to where it was, and then asks. */
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
      // A jump to an anchor within the page makes an entry without a number.
      if (to === null) {
        step += 1;
        return history.replaceState({ step } satisfies Step, '');
      }
      const by = to - step;
      const guarded = held.at(-1);
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
      const guarded = held.at(-1);
      if (guarded && options?.state !== AFTER_SAVE && options?.state !== WITHIN_PAGE) guarded.ask(go);
      else go();
    },
    guardHistory() {
      history.replaceState({ step } satisfies Step, '');
      addEventListener('popstate', watchSteps(), { capture: true });
    },
    hold(ask) {
      const mine: Guarded = { ask, address: currentAddress() };
      held = [...held, mine];
      // The browser asks its own question when the page is closed or loaded again.
      const onUnload = (event: BeforeUnloadEvent): void => {
        if (!isOver) event.preventDefault();
      };
      addEventListener('beforeunload', onUnload);
      return () => {
        held = held.filter((one) => one !== mine);
        removeEventListener('beforeunload', onUnload);
      };
    },
    hasUnsavedWork: () => held.length > 0,
    stopAsking() {
      isOver = true;
      held = [];
    },
  };
}

function stepOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  return typeof state.step === 'number' ? state.step : null;
}

const currentAddress = (): string => location.pathname + location.search;
