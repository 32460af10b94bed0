import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileWatched } from './while-watched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a listener whose code was lost on the way is tried again while the screen is open, and ended with it', async () => {
  const stop = vi.fn();
  const failures: unknown[] = [];
  let tries = 0;
  const end = whileWatched(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return stop;
    },
    (reason) => failures.push(reason),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, failures.length, stop.mock.calls.length]).toEqual([3, 2, 0]);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a screen that was closed does not try again, and ends a listener that opens after it', async () => {
  const stop = vi.fn();
  let tries = 0;
  const endFailing = whileWatched(
    async () => {
      tries += 1;
      throw new TypeError('Failed to fetch');
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(0);
  endFailing();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toBe(1);
  const endLate = whileWatched(
    async () => stop,
    () => {},
  );
  endLate();
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
});
