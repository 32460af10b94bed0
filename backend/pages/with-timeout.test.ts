import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<string>(() => {});

test.for([0, 1])('a promise that does not settle within %i ms gives the fallback', async (timeoutMs) => {
  expect(await withTimeout(never, 'fallback', timeoutMs)).toBe('fallback');
});

test('a promise that settles in time gives its own result or its own failure', async () => {
  expect(await withTimeout(Promise.resolve('it'), 'fallback', 60_000)).toBe('it');
  expect(await withTimeout(Promise.resolve('it'), 'fallback', Number.POSITIVE_INFINITY)).toBe('it');
  await expect(withTimeout(Promise.reject(new Error('no')), 'fallback', 60_000)).rejects.toThrow('no');
});
