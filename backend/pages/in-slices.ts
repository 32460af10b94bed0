import { runFor, type Sliced } from '../engine/slices.ts';
import { ROUNDS } from '../limits/work-queue.ts';

const SLICE_MS = 8;

/** Does work that no client asked for. Others are served after each slice, also after the last. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const done = runFor(work, SLICE_MS, () => performance.now());
    await othersServed();
    if (done !== undefined) return done.value;
  }
}

/**
 * Resolves once somebody who waits for a turn has had one. With a single round of the event loop between two slices, the rounds that a turn waits for would
 * have a slice in each: a query would take a quarter of a second, and one of several turns a second.
 */
export function othersServed(): Promise<void> {
  return new Promise((resolve) => {
    const rest = (rounds: number): void => void setImmediate(() => (rounds > 1 ? rest(rounds - 1) : resolve()));
    rest(ROUNDS);
  });
}
