import { connectionStore, selectIsCaughtUp } from '#store/connection-store.ts';

/** After this the comparison begins without the latest changes; rows that it cannot match are reported one by one. */
const TIMEOUT_MS = 10_000;

const isCaughtUp = (): boolean => selectIsCaughtUp(connectionStore.getState());

/** Resolves when the latest catalogue has loaded or cannot: before that, a file with a new product would be reported as unknown. */
export function caughtUp(): Promise<void> {
  if (isCaughtUp()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, TIMEOUT_MS);
    const unsubscribe = connectionStore.subscribe(() => {
      if (isCaughtUp()) done();
    });
  });
}
