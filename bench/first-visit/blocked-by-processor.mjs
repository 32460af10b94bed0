/** How much slower Lighthouse's phone is, and the length from which it calls a task long, in milliseconds. */
const SLOWDOWN = 4;
const LONG_MS = 50;

/**
 * The total blocking time of a load by the processor's time, in milliseconds: other programs on the machine lengthen the tasks by the clock, but not
 * by this measure. Everything after the first paint counts, so it is stricter than Lighthouse's, which ends when the page can be used.
 * @param {readonly import('lighthouse').TraceEvent[]} events
 */
export function blockedByProcessor(events) {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  const paint = paints.at(-1);
  if (!paint) return Number.NaN;
  let blocked = 0;
  for (const { name, ph, pid, tid, ts, tdur = 0 } of events) {
    if (ph !== 'X' || pid !== paint.pid || tid !== paint.tid || ts < paint.ts || !name.endsWith('RunTask')) continue;
    blocked += Math.max(0, (tdur / 1000) * SLOWDOWN - LONG_MS);
  }
  return blocked;
}
