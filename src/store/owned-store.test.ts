import { expect, test } from 'vitest';
import { claimOnce, createOwnedStore } from './owned-store.ts';

test('everybody can read and follow a store, and only its writer changes it', () => {
  const { store, write } = createOwnedStore({ count: 0, name: 'a' });
  const seen: number[] = [];
  const stop = store.subscribe(({ count }) => seen.push(count));
  write({ count: 1 });
  write(({ count }) => ({ count: count + 1 }));
  stop();
  write({ count: 9 });
  expect(seen).toEqual([1, 2]);
  expect(store.getState()).toEqual({ count: 9, name: 'a' });
  expect('setState' in store).toBe(false);
});

test('a writer can be claimed once', () => {
  const { store, write } = createOwnedStore({ count: 0 });
  const claim = claimOnce(write);
  claim()({ count: 1 });
  expect(store.getState().count).toBe(1);
  expect(() => claim()).toThrow('has an owner');
});
