export interface Delays {
  /** The longest time in milliseconds before the second attempt; each later one is twice the one before. */
  readonly first: number;
  /** The longest pause. */
  readonly last: number;
}

/** The most by which a pause is shortened: pages that lost the server at one moment would all come back at one moment. */
const SPREAD = 0.25;

/** Pauses that grow from failure to failure. */
export interface Backoff {
  next(): number;
  /** To be called after a success: the next failure begins with the first pause again. */
  reset(): void;
}

export function createBackoff({ first, last }: Delays): Backoff {
  let delay = first;
  return {
    next() {
      const now = delay;
      delay = Math.min(delay * 2, last);
      return now * (1 - Math.random() * SPREAD);
    },
    reset() {
      delay = first;
    },
  };
}

export interface RetryOptions extends Delays {
  /** Called for each failure, with how many there were. Throws where another attempt cannot help. */
  readonly onFailure?: (reason: unknown, failures: number) => void;
  /** Aborting cuts a pause short and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Does the work until it succeeds, pausing ever longer. */
export async function retry<T>(work: () => Promise<T>, { onFailure, signal, ...delays }: RetryOptions): Promise<T> {
  const backoff = createBackoff(delays);
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (reason) {
      onFailure?.(reason, failures);
      if (!signal?.aborted) await pause(backoff.next(), signal);
      signal?.throwIfAborted();
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
