import { expect, test } from 'vitest';
import { claimConnectionWriter, claimUpdateWriter, connectionStore, selectIsAnswered } from './connection-store.ts';

const write = claimConnectionWriter();
const isAnswered = (): boolean => selectIsAnswered(connectionStore.getState());

test('the server counts as answered only after it answered since this page was opened', () => {
  expect(isAnswered()).toBe(false);
  write({ confirmedAt: performance.timeOrigin - 1000 });
  expect(isAnswered()).toBe(false);
  write({ reachable: true, confirmedAt: performance.timeOrigin + 1 });
  expect(isAnswered()).toBe(true);
  write({ reachable: false });
  expect(isAnswered()).toBe(false);
});

test('an answer counts though the clock of the device was set back since the page was opened, because nothing was uploaded then', () => {
  write({ reachable: true, confirmedAt: performance.timeOrigin - 3_600_000 });
  expect(isAnswered()).toBe(true);
});

test('the writer of the update state changes nothing else', () => {
  const before = connectionStore.getState();
  claimUpdateWriter()('ready');
  expect(connectionStore.getState()).toEqual({ ...before, update: 'ready' });
});
