type Reset = () => void | Promise<void>;

const resets = new Set<Reset>();

/**
 * On a kiosk every customer finds the shop untouched. What a feature keeps beyond the page itself (a list, a half-written request) it
 * forgets in `reset`; what is only in memory goes with the reload that follows.
 * @returns takes it back, for a part that is no longer on screen.
 */
export function registerReset(reset: Reset): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/** One that fails does not keep the others from forgetting. */
export async function runResets(): Promise<void> {
  await Promise.allSettled([...resets].map(async (reset) => reset()));
}
