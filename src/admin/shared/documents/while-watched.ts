import { retry } from '#platform/retry.ts';

const PAUSES = { first: 2000, last: 30_000 };

/**
 * Starts a listener whose code loads late, and tries again where the code is lost on the way. When the screen is gone before the code is there, the
 * listener is closed at once.
 * @param onFailure is told of each try that failed
 * @returns stops the listener; an effect returns it.
 */
export function whileWatched(listen: () => Promise<() => void>, onFailure: (reason: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const start = async (): Promise<void> => {
    stop = await retry(listen, { ...PAUSES, signal, onFailure });
    if (signal.aborted) stop();
  };
  // It rejects only once the screen is gone.
  void start().catch(() => {});
  return () => {
    ending.abort();
    stop?.();
  };
}
