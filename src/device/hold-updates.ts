/**
 * An update loads every open tab again, so a tab that holds something a reload would lose says so with a shared lock; the update asks for
 * the same lock for itself alone. The browser gives a lock up with its tab, so a crashed one holds nobody back.
 */
const LOCK = 'pagina-ocupada';
/** A takeover is a matter of a second; one that fails may not hold back the next. */
const TAKEOVER_MS = 10_000;

const locks = (): LockManager | undefined => ('navigator' in globalThis ? navigator.locks : undefined);

/**
 * From now until `release` is called no tab is updated: a form has something typed in it, an edit is on its way, a download runs.
 * @returns the release; calling it twice does no harm.
 */
export function holdUpdates(): () => void {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A lock that is never granted, as in a page that is going away, holds nothing.
  void locks()
    ?.request(LOCK, { mode: 'shared' }, () => released)
    .catch(() => {});
  return release;
}

/** Runs `apply` once no tab is busy; `onHeld` is told first when one is. Where a browser has no locks nothing is held. */
export async function whenNobodyIsBusy(apply: () => void, onHeld: () => void): Promise<void> {
  const manager = locks();
  if (!manager) return apply();
  const takeOver = (): Promise<void> => {
    apply();
    // Held while the tabs load again, so that none becomes busy in between.
    return new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  };
  const isFree = await new Promise<boolean>((resolve, reject) => {
    manager
      .request(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? takeOver() : undefined;
      })
      .catch(reject);
  });
  if (isFree) return;
  onHeld();
  await manager.request(LOCK, takeOver);
}
