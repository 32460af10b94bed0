import { expect, test } from 'vitest';
import { claimConnectionWriter, claimUpdateWriter, connectionStore, selectIsAnswered } from './connection-store.ts';

const write = claimConnectionWriter();
const isAnswered = (): boolean => selectIsAnswered(connectionStore.getState());

test('the server has answered only once it did so in the life of this page', () => {
  expect(isAnswered()).toBe(false);
  write({ confirmedAt: performance.timeOrigin - 1000 });
  expect(isAnswered()).toBe(false);
  write({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
  expect(isAnswered()).toBe(true);
  write({ reachable: false });
  expect(isAnswered()).toBe(false);
});

test('what looks after the version writes the version and nothing else', () => {
  const before = connectionStore.getState();
  claimUpdateWriter()('ready');
  expect(connectionStore.getState()).toEqual({ ...before, update: 'ready' });
});
