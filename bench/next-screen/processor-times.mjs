/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, tdur?: number }} TraceEvent */

/**
 * The main thread's processor time of each click, from its task to the frame that draws the next screen, in milliseconds.
 * @param {readonly TraceEvent[]} events
 */
export function processorTimes(events) {
  const marks = events.filter(({ name }) => name === 'clicked' || name === 'shown').sort((a, b) => a.ts - b.ts);
  const clicked = marks.filter(({ name }) => name === 'clicked');
  return clicked.map(({ ts: from, pid, tid }) => {
    const to = marks.find(({ name, ts }) => name === 'shown' && ts > from)?.ts ?? from;
    let sum = 0;
    for (const task of events) {
      if (task.ph !== 'X' || task.pid !== pid || task.tid !== tid || !task.name.endsWith('RunTask')) continue;
      const end = task.ts + /** @type {any} */ (task.dur ?? 0);
      // The click's own task began before its mark.
      if (end > from && task.ts < to) sum += (task.tdur ?? 0) / 1000;
    }
    return sum;
  });
}
