import { expect, test } from 'vitest';
import { supervise } from './supervise.mjs';

/** Runs that end with these codes after so many milliseconds; what was waited between them. */
async function outcome(
  ends: readonly (readonly [code: number, afterMs: number])[],
  stopAfter = Number.POSITIVE_INFINITY,
) {
  const [waits, stop] = [[] as number[], new AbortController()];
  let [clock, runs] = [0, 0];
  const code = await supervise(
    () => {
      const [end, afterMs] = ends[runs++] ?? [0, 0];
      clock += afterMs;
      if (runs === stopAfter) stop.abort();
      return Promise.resolve(end);
    },
    {
      signal: stop.signal,
      say: () => {},
      pause: (ms) => Promise.resolve(waits.push(ms)),
      now: () => clock,
    },
  );
  return { code, runs, waits };
}

test('a program that dies is started again, later each time, and soon again after it ran well', async () => {
  const deaths = Array.from({ length: 9 }, () => [134, 0] as const);
  const { waits } = await outcome([...deaths, [1, 60_000], [1, 0]]);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 1000, 2000]);
});

test('one that ended by itself, or that only its owner can help, is not', async () => {
  expect(await outcome([[0, 5]])).toEqual({ code: 0, runs: 1, waits: [] });
  expect(await outcome([[78, 5]])).toEqual({ code: 78, runs: 1, waits: [] });
});

test('one that was told to stop is not, whatever its code', async () => {
  expect(await outcome([[137, 5]], 1)).toEqual({ code: 137, runs: 1, waits: [] });
});
