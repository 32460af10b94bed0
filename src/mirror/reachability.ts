const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 15_000;
/** A tab that comes back after this long catches up, even if nothing told it that it had been away. */
const STALE_MS = 5 * 60_000;

export interface Reachability {
  /** Something hints that the server is gone or back: look now. */
  check(): void;
}

/**
 * Runs `catchUp` until it succeeds, then again whenever the device may have missed something. `navigator.onLine` only knows of a network,
 * not of the server, so the attempt itself is the test. One attempt at a time.
 */
export function keepReaching(catchUp: () => Promise<void>, onLost: () => void): Reachability {
  let running = false;
  let again = false;
  let retry = FIRST_RETRY_MS;
  let reachedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    clearTimeout(timer);
    try {
      await catchUp();
      reachedAt = Date.now();
      retry = FIRST_RETRY_MS;
    } catch (reason) {
      console.info('Sin respuesta del servidor', reason);
      reachedAt = 0;
      onLost();
      timer = setTimeout(() => void attempt(), retry);
      retry = Math.min(retry * 2, LAST_RETRY_MS);
    } finally {
      running = false;
    }
    if (again) {
      again = false;
      void attempt();
    }
  };

  // `attempt` never rejects: it has caught what can fail and told it.
  const check = (): void => void attempt();
  addEventListener('online', check);
  addEventListener('offline', () => {
    reachedAt = 0;
    onLost();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - reachedAt > STALE_MS) check();
  });
  check();
  return { check };
}
