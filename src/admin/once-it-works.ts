/** Runs `work` at the first call and keeps its result. A failure is not kept, so the next call runs it again. */
export function onceItWorks<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= work().catch((reason: unknown) => {
      running = undefined;
      throw reason;
    }));
}
