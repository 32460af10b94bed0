/**
 * Listens from when the code that does has come until the screen goes, whichever is first.
 * @returns ends it, for an effect.
 */
export function whileWatched(listen: () => Promise<() => void>, onFailure: (reason: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const start = async (): Promise<void> => {
    stop = await listen();
    if (isOver) stop();
  };
  void start().catch(onFailure);
  return () => {
    isOver = true;
    stop?.();
  };
}
