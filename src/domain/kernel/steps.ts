/** Work in steps of some milliseconds, for whoever has to do other things in between. */
export type Steps<T> = Generator<void, T, void>;

/** Does it without a pause. */
export function allSteps<T>(work: Steps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
