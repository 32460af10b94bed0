/** What is awaited, or something else once so many milliseconds have passed; at once where none are left. */
export function sooner<T>(awaited: Promise<T>, instead: T, patienceMs: number): Promise<T> {
  if (patienceMs === Number.POSITIVE_INFINITY) return awaited;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => resolve(instead);
    const timer = patienceMs > 0 ? setTimeout(giveUp, patienceMs) : undefined;
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
    if (timer === undefined) giveUp();
  });
}
