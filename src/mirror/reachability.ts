import { createRetryLoop } from '#platform/retry-loop.ts';

const RETRY = { first: 2000, last: 15_000 };
/** A tab that becomes visible after this long without contact catches up, even if no event reported a lost connection. */
const STALE_MS = 5 * 60_000;

export interface Reachability {
  /** Tries at once, after a sign that the server is gone or back. */
  check(): void;
}

/**
 * Runs `catchUp`, with pauses, until it succeeds, and again whenever the device may have missed something: the network returned, or a tab that had no
 * contact for long became visible. `onLost` is called when an attempt fails or the browser reports that the network is gone. `navigator.onLine` says
 * only whether there is a network, so the attempt itself tests whether the server can be reached. One attempt at a time.
 */
export function watchReachability(catchUp: () => Promise<void>, onLost: () => void): Reachability {
  let reachedAt = 0;
  let isTrying = false;
  const lost = (): void => {
    reachedAt = 0;
    onLost();
  };
  const { run, runOnNews } = createRetryLoop(
    async () => {
      isTrying = true;
      await catchUp().finally(() => (isTrying = false));
      reachedAt = Date.now();
    },
    {
      ...RETRY,
      onFailure(reason) {
        console.info('Sin respuesta del servidor', reason);
        lost();
      },
    },
  );
  addEventListener('online', runOnNews);
  addEventListener('offline', () => {
    lost();
    // Its last answers may have come already, and would say that the server is there.
    if (isTrying) run();
  });
  document.addEventListener('visibilitychange', () => {
    const age = Date.now() - reachedAt;
    // Below zero where the clock was set back meanwhile.
    if (document.visibilityState === 'visible' && (age < 0 || age > STALE_MS)) runOnNews();
  });
  run();
  return { check: run };
}
