import { expect, test } from 'vitest';
import { sooner } from './sooner.ts';

const never = new Promise<string>(() => {});

test.for([0, 1])('what does not come within %i ms is given up', async (patienceMs) => {
  expect(await sooner(never, 'instead', patienceMs)).toBe('instead');
});

test('what comes in time is waited for, and a failure is one', async () => {
  expect(await sooner(Promise.resolve('it'), 'instead', 60_000)).toBe('it');
  expect(await sooner(Promise.resolve('it'), 'instead', Number.POSITIVE_INFINITY)).toBe('it');
  await expect(sooner(Promise.reject(new Error('no')), 'instead', 60_000)).rejects.toThrow('no');
});
