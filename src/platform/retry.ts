export interface Delays {
  /** Milliseconds before the second attempt; each later pause is twice the one before. */
  readonly first: number;
  /** The longest pause. */
  readonly last: number;
}

/** Pauses that grow from failure to failure. */
export interface Backoff {
  next(): number;
  /** Something worked: the next failure begins with the first pause again. */
  reset(): void;
}

export function createBackoff({ first, last }: Delays): Backoff {
  let delay = first;
  return {
    next() {
      const now = delay;
      delay = Math.min(delay * 2, last);
      return now;
    },
    reset() {
      delay = first;
    },
  };
}

export interface RetryOptions extends Delays {
  /** The work is given up after so many attempts; without it only `signal` ends them. */
  readonly tries?: number;
  /** Aborting cuts a pause short and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told of each failure. */
  readonly onFailure?: (reason: unknown) => void;
  /** Whether another attempt can help; without it, always. */
  readonly mayHelp?: (reason: unknown) => boolean;
}

/** Does the work until it succeeds, pausing ever longer. Rejects with the last failure when the attempts are over. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { tries = Number.POSITIVE_INFINITY, signal, onFailure, mayHelp } = options;
  const backoff = createBackoff(options);
  for (let tried = 1; ; tried += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (reason) {
      onFailure?.(reason);
      if (signal?.aborted || tried >= tries || mayHelp?.(reason) === false) throw reason;
      await pause(backoff.next(), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

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
