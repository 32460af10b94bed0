import { runFor, type Sliced } from '../engine/slices.ts';

const SLICE_MS = 8;

/** Does work of nobody's in particular: others are served between two slices, and before what comes after it. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const done = runFor(work, SLICE_MS, () => performance.now());
    await othersServed();
    if (done !== undefined) return done.value;
  }
}

/** Resolves in the next round of the event loop. */
export function othersServed(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
