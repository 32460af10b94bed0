const NAME = 'lista-de-precios';
/** A page that is being loaded again lets go of its lock a moment later. */
const PATIENCE_MS = 1500;

/** Lets go of the draft. */
export type Release = () => void;

/**
 * Takes the device's draft for this tab, so that two tabs never work on the same list. Freed by itself when the tab is closed.
 * @param how `steal` for a list that takes the draft's place; `if-free` to go on with it
 * @returns `null` where another tab has it open
 */
export function takeDraft(how: 'steal' | 'if-free'): Promise<Release | null> {
  // An address without encryption has no locks.
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  const options = how === 'steal' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
  return new Promise((resolve) => {
    navigator.locks
      .request(NAME, options, () => new Promise<void>((release) => resolve(release)))
      // Another tab has it, or has taken it from this one later.
      .catch(() => resolve(null));
  });
}
