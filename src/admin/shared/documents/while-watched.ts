/**
 * Starts a listener whose code loads late. When the screen is gone before the code is there, the listener is closed at once.
 * @returns stops the listener; an effect returns it.
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
