/**
 * An update loads every open tab again. A tab with something that a reload would lose holds a shared lock, and the update requests the same
 * lock exclusively. The browser releases a lock with its tab, so a crashed tab blocks nothing.
 */
const LOCK = 'pagina-ocupada';
/** Taking over needs about a second. The limit lets the next update go on when one fails. */
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
  // The request fails when the page is closing, and then there is nothing to hold.
  void locks()
    ?.request(LOCK, { mode: 'shared' }, () => released)
    .catch(() => {});
  return release;
}

/** Runs `apply` once no tab is busy; `onHeld` is called first when one is. Without the browser's locks it runs at once. */
export async function whenNoTabIsBusy(apply: () => void, onHeld: () => void): Promise<void> {
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
