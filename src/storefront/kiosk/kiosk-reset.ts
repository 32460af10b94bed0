type Reset = () => void | Promise<void>;

const resets = new Set<Reset>();

/**
 * Every customer of a kiosk must find it in its initial state. What a feature keeps beyond the page itself (a list, a half-written request) it
 * clears in `reset`; what is only in memory goes with the reload that follows.
 * @returns removes the registration, for a component that is unmounted.
 */
export function registerReset(reset: Reset): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/** Runs all of them even if one fails. */
export async function runResets(): Promise<void> {
  await Promise.allSettled([...resets].map(async (reset) => reset()));
}
