import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWakeUp } from './wake-up.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a wait has ended by now. */
function follow(wait: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void wait.then(() => {
    isOver = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

test('a wait ends at the next wake', async () => {
  const { wake, wait } = createWakeUp();
  const isOver = follow(wait());
  expect(await isOver()).toBe(false);
  wake();
  expect(await isOver()).toBe(true);
});

test('what came while nobody waited is not lost, and counts once', async () => {
  const { wake, wait } = createWakeUp();
  wake();
  expect(await follow(wait())()).toBe(true);
  expect(await follow(wait())()).toBe(false);
});

test('a pause ends by its time, or sooner at a wake that comes during it', async () => {
  const { wake, wait } = createWakeUp();
  wake();
  const isOver = follow(wait(1000));
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isOver()).toBe(true);
  const isNextOver = follow(wait(1000));
  wake();
  expect(await isNextOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
