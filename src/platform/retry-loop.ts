import { createBackoff, type Delays } from './retry.ts';

/** Work that is done when `run` is called, and repeated after growing pauses as long as it fails. */
export interface RetryLoop {
  /** Starts the work now and ends a pause. If the work is running, it is done once more after it has succeeded; if it fails, it is repeated after the pause as ever. */
  readonly run: () => void;
  /** As `run`, but if the running attempt fails, the next one follows without a pause, because it may have begun before the news, such as a network that is back. */
  readonly runOnNews: () => void;
  readonly stop: () => void;
}

/** A loop that makes one attempt at a time. `work` rejects to be tried again; `onFailure` gets the reason of each rejection. */
export function createRetryLoop(
  work: () => Promise<void>,
  { onFailure, ...delays }: Delays & { readonly onFailure?: (reason: unknown) => void },
): RetryLoop {
  const backoff = createBackoff(delays);
  let isRunning = false;
  let isDue = false;
  let hasNews = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async (): Promise<void> => {
    isRunning = true;
    while (isDue) {
      isDue = false;
      hasNews = false;
      try {
        await work();
        backoff.reset();
      } catch (reason) {
        onFailure?.(reason);
        if (isStopped) break;
        isDue = hasNews;
        if (hasNews) backoff.reset();
        // A call of `run` during the failed attempt does not shorten the pause, because the attempt itself may have caused the call.
        else timer = setTimeout(start, backoff.next());
      }
    }
    isRunning = false;
  };

  // `attempt` never rejects: it has caught what can fail.
  const start = (): void => {
    isDue = true;
    if (!isRunning) void attempt();
  };

  const run = (): void => {
    if (isStopped) return;
    if (!isRunning) {
      clearTimeout(timer);
      backoff.reset();
    }
    start();
  };

  return {
    run,
    runOnNews() {
      hasNews = true;
      run();
    },
    stop() {
      isStopped = true;
      isDue = false;
      clearTimeout(timer);
    },
  };
}

/** How long a tab waits for its turn. */
const TURN_MS = 60_000;

/**
 * Does work that the device's tabs do one after the other, by a Web Lock. A tab that waits longer works all the same, because the browser may have suspended
 * the one that has the lock: what two tabs do at once must do no harm. So does every tab of a browser that refuses the site its storage, and with it
 * locks (https://w3c.github.io/web-locks/#obtain-a-lock-manager).
 */
export async function inTurn<Answer>(lock: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(TURN_MS);
  let hasBegun = false;
  try {
    return await navigator.locks.request(lock, { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (reason) {
    const isRefused = reason instanceof DOMException && reason.name === 'SecurityError';
    if (hasBegun || !(reason === signal.reason || isRefused)) throw reason;
    return work();
  }
}
