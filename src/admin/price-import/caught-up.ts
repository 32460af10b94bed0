import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';

/** A server that takes longer is not waited for: what is unknown then is said row by row. */
const PATIENCE_MS = 10_000;

const isCaughtUp = (): boolean => {
  const state = connectionStore.getState();
  return !state.reachable || selectIsAnswered(state);
};

/** Resolves when all that changed since the published catalogue has arrived, or will not: compared before, a new article's clave would be unknown. */
export function caughtUp(): Promise<void> {
  if (isCaughtUp()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    const unsubscribe = connectionStore.subscribe(() => {
      if (isCaughtUp()) done();
    });
  });
}
