import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackoff, retry } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The longest pauses that chance may give.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Fails so many times, then succeeds. */
const failing = (times: number) =>
  vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw new Error(`fails ${times}`);
  });

test('pauses double up to the longest one, and start over after a success', () => {
  const backoff = createBackoff({ first: 2, last: 15 });
  expect(Array.from({ length: 5 }, () => backoff.next())).toEqual([2, 4, 8, 15, 15]);
  backoff.reset();
  expect(backoff.next()).toBe(2);
});

test('pauses of two pages that lost the server at one moment differ, and none is less than three quarters', () => {
  vi.mocked(Math.random).mockReturnValueOnce(0.2).mockReturnValueOnce(0.9999);
  const [one, other] = [createBackoff({ first: 1000, last: 1000 }), createBackoff({ first: 1000, last: 1000 })];
  const pauses = [one.next(), other.next()];
  expect(pauses[0]).not.toBe(pauses[1]);
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(750);
});

describe('retry', () => {
  test('does the work until it succeeds', async () => {
    const onFailure = vi.fn();
    const work = failing(2);
    const done = retry(work, { first: 100, last: 1000, onFailure });
    await vi.advanceTimersByTimeAsync(299);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(work).toHaveBeenCalledTimes(3);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  test('gives up when told of a failure that another attempt cannot mend', async () => {
    const onFailure = vi.fn((reason: unknown, failures: number) => {
      if (failures === 3) throw reason;
    });
    const rejected = expect(retry(failing(9), { first: 1, last: 1, onFailure })).rejects.toThrow('fails 6');
    await vi.advanceTimersByTimeAsync(10);
    await rejected;
  });

  test('an abort ends the pause, and nothing is tried any more', async () => {
    const ending = new AbortController();
    const work = failing(9);
    const done = retry(work, { first: 1000, last: 1000, signal: ending.signal });
    const rejected = expect(done).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1);
    ending.abort(new Error('enough'));
    await rejected;
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

test('a signal that many pauses end with keeps nothing of those that are over', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const done = retry(failing(3), { first: 1, last: 1, signal });
  await vi.advanceTimersByTimeAsync(10);
  await done;
  expect(added).toHaveBeenCalledTimes(3);
  expect(removed).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('work that an abort ends is not tried again', async () => {
  const ending = new AbortController();
  const work = vi.fn(async () => {
    ending.abort(new Error('ended'));
    throw new Error('no answer');
  });
  await expect(retry(work, { first: 1000, last: 1000, signal: ending.signal })).rejects.toThrow('ended');
  expect(work).toHaveBeenCalledTimes(1);
});
