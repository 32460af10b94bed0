import { createBackoff, type Delays } from './retry.ts';

/** Work that is to be done whenever something calls for it, and again after a pause as long as it fails. */
export interface RetryLoop {
  /** Does the work now, also in the middle of a pause. While it runs: once more after it, unless it fails and is due again anyway. */
  readonly run: () => void;
  /** As `run`, for news such as a network that is back: an attempt that fails may have begun before them, so another follows at once. */
  readonly runOnNews: () => void;
  readonly stop: () => void;
}

/** One attempt at a time; a rejection of `work` means "try again". */
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
        // A mere call during a failed attempt does not shorten the pause: the attempt itself may have caused it.
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
