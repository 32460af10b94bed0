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

/** Whether a tab has something that a reload would lose. Without the browser's locks nobody knows. */
export async function isAnyTabBusy(): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name, mode }) => name === LOCK && mode === 'shared');
}

/** Runs `apply` once no tab is busy; `onHeld` is called first when one is. Without the browser's locks it runs at once. */
export async function whenNoTabIsBusy(apply: () => void, onHeld: () => void): Promise<void> {
  const manager = locks();
  if (!manager) return apply();
  const takeOver = async (lock: Lock | null): Promise<boolean> => {
    // Who became busy while this request waited has been waiting behind it, and goes first.
    if (!lock || (await isWaitedFor(manager))) return false;
    apply();
    // Held while the tabs load again, so that none becomes busy in between.
    await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
    return true;
  };
  if (await manager.request(LOCK, { ifAvailable: true }, takeOver)) return;
  onHeld();
  let isDone = false;
  while (!isDone) isDone = await manager.request(LOCK, takeOver);
}

async function isWaitedFor(manager: LockManager): Promise<boolean> {
  const { pending = [] } = await manager.query();
  return pending.some(({ name, mode }) => name === LOCK && mode === 'shared');
}
