/** Work that may be interrupted: it yields wherever others may be served. What it reads must be one moment's, because commits come in between. */
export type Sliced<T> = Generator<void, T, void>;

/** Does long work, with others served in between. Returns nothing when it is done at once. */
export type RunSlices = (work: Sliced<void>) => Promise<void> | void;

/** What needs no time. */
export function* atOnce<T>(value: T): Sliced<T> {
  yield;
  return value;
}

/** Does it without an interruption, for callers inside the process and for tests. */
export function runToEnd<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does some of it, for so many milliseconds. Answers the result once there is one. */
export function runFor<T>(work: Sliced<T>, ms: number, now: () => number): { readonly value: T } | undefined {
  const until = now() + ms;
  do {
    const { done, value } = work.next();
    if (done === true) return { value };
  } while (now() < until);
  return undefined;
}

/** Documents that are looked at between two places where others may be served: with the hundred terms that a query may have, a millisecond. */
const DOCUMENTS_AT_ONCE = 32;

export function* filterSliced<T>(items: readonly T[], passes: (item: T) => boolean): Sliced<T[]> {
  const found: T[] = [];
  for (let i = 0; i < items.length; i++) {
    if (passes(items[i] as T)) found.push(items[i] as T);
    if (i % DOCUMENTS_AT_ONCE === DOCUMENTS_AT_ONCE - 1) yield;
  }
  return found;
}

export function* mapSliced<T, U>(items: readonly T[], make: (item: T) => U): Sliced<U[]> {
  const made: U[] = [];
  for (let i = 0; i < items.length; i++) {
    made.push(make(items[i] as T));
    if (i % DOCUMENTS_AT_ONCE === DOCUMENTS_AT_ONCE - 1) yield;
  }
  return made;
}

/** A merge sort: short runs are sorted at once, and then merged in pairs. */
export function* sortSliced<T>(items: readonly T[], order: (a: T, b: T) => number): Sliced<T[]> {
  let from = items.slice();
  for (let start = 0; start < from.length; start += DOCUMENTS_AT_ONCE) {
    const run = from.slice(start, start + DOCUMENTS_AT_ONCE).sort(order);
    for (let i = 0; i < run.length; i++) from[start + i] = run[i] as T;
    yield;
  }
  let into = from.slice();
  for (let width = DOCUMENTS_AT_ONCE; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const takesLeft = left < middle && (right >= end || order(from[left] as T, from[right] as T) <= 0);
        into[at] = from[takesLeft ? left++ : right++] as T;
        if (at % DOCUMENTS_AT_ONCE === 0) yield;
      }
    }
    [from, into] = [into, from];
  }
  return from;
}
