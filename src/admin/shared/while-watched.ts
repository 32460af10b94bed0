/**
 * Starts a listener whose code loads late. When the screen goes before that, the listener is closed at once.
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
