import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackoff, createRetryLoop, retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  test('rejects with the last failure when the tries are over', async () => {
    const done = retry(failing(9), { first: 1, last: 1, tries: 3 });
    const rejected = expect(done).rejects.toThrow('fails 6');
    await vi.advanceTimersByTimeAsync(10);
    await rejected;
  });

  test('does not try again where that cannot help', async () => {
    const work = failing(9);
    await expect(retry(work, { first: 1, last: 1, mayHelp: () => false })).rejects.toThrow('fails 8');
    expect(work).toHaveBeenCalledTimes(1);
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
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('work that an abort ends is not tried again', async () => {
  const ending = new AbortController();
  const work = vi.fn(async () => {
    ending.abort();
    throw new Error('ended');
  });
  await expect(retry(work, { first: 1000, last: 1000, signal: ending.signal })).rejects.toThrow('ended');
  expect(work).toHaveBeenCalledTimes(1);
});

describe('retry loop', () => {
  test('rests after a success until it is called for again', async () => {
    const work = failing(0);
    const loop = createRetryLoop(work, { first: 10, last: 10 });
    loop.run();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(1);
    loop.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('pauses ever longer while the work fails', async () => {
    const work = failing(4);
    createRetryLoop(work, { first: 10, last: 20 }).run();
    for (const [at, times] of [
      [9, 1],
      [1, 2],
      [19, 2],
      [1, 3],
      [20, 4],
      [20, 5],
      [999, 5],
    ] as const) {
      await vi.advanceTimersByTimeAsync(at);
      expect(work).toHaveBeenCalledTimes(times);
    }
  });

  test('a call cuts a pause short, and the pauses are short again', async () => {
    const work = failing(9);
    const loop = createRetryLoop(work, { first: 10, last: 1000 });
    loop.run();
    await vi.advanceTimersByTimeAsync(10 + 20);
    expect(work).toHaveBeenCalledTimes(3);
    loop.run();
    await vi.advanceTimersByTimeAsync(10);
    expect(work).toHaveBeenCalledTimes(5);
  });

  test('calls during the work are one more round after it, never a second one beside it', async () => {
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
    const loop = createRetryLoop(work, { first: 10, last: 10 });
    loop.run();
    loop.run();
    loop.run();
    expect(work).toHaveBeenCalledTimes(1);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('work that calls for itself and fails waits for its pause', async () => {
    const work = vi.fn(async () => {
      loop.run();
      throw new Error('again');
    });
    const loop = createRetryLoop(work, { first: 10, last: 40 });
    loop.run();
    await vi.advanceTimersByTimeAsync(10 + 20 + 39);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('news during work that fails bring another attempt at once', async () => {
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((_, reject) => void ends.push(() => reject(new Error('no network')))));
    const loop = createRetryLoop(work, { first: 10, last: 10 });
    loop.run();
    loop.runOnNews();
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(9);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('stopped, it does nothing more', async () => {
    const work = failing(9);
    const loop = createRetryLoop(work, { first: 10, last: 10 });
    loop.run();
    await vi.advanceTimersByTimeAsync(0);
    loop.stop();
    loop.run();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
