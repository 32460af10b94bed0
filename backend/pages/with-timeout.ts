/**
 * The result of `awaited`, or `fallback` once `timeoutMs` milliseconds have passed. With 0 or less the fallback is the result at once; with
 * `Infinity` there is no timeout. Rejects as `awaited` does.
 */
export function withTimeout<T>(awaited: Promise<T>, fallback: T, timeoutMs: number): Promise<T> {
  if (timeoutMs === Number.POSITIVE_INFINITY) return awaited;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => resolve(fallback);
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
    if (timer === undefined) giveUp();
  });
}
