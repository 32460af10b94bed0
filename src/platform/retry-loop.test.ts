import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRetryLoop, inTurn } from './retry-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The longest pauses that chance may give.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Fails so many times, then succeeds. */
const failing = (times: number) =>
  vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw new Error(`fails ${times}`);
  });

describe('retry loop', () => {
  test('waits after a success until it is called again', async () => {
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

  test('does nothing more once it is stopped', async () => {
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

describe('a turn', () => {
  const refuse = (name: string) => {
    const request = () => Promise.reject(new DOMException('Not here', name));
    vi.stubGlobal('navigator', { locks: { request } });
  };

  test('is not waited for where the browser refuses locks, because a quotation would wait there for ever', async () => {
    refuse('SecurityError');
    expect(await inTurn('turno', async () => 'sent')).toBe('sent');
  });

  test('is not taken by a page that is being closed', async () => {
    refuse('InvalidStateError');
    await expect(inTurn('turno', async () => 'sent')).rejects.toThrow('Not here');
  });

  test('does work that fails once', async () => {
    vi.stubGlobal('navigator', { locks: { request: (_: string, _options: object, work: () => unknown) => work() } });
    const work = vi.fn(() => Promise.reject(new DOMException('Not stored', 'SecurityError')));
    await expect(inTurn('turno', work)).rejects.toThrow('Not stored');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
