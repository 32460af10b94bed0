import { expect, test } from 'vitest';
import { createRunStop } from './run-stop.ts';

test('a run that begins goes on until it is paused, and the next one begins anew', () => {
  const stop = createRunStop();
  stop.begin();
  expect(stop.isStopped()).toBe(false);
  stop.pause();
  expect(stop.isStopped()).toBe(true);
  stop.begin();
  expect(stop.isStopped()).toBe(false);
});

test('a screen that was left while its list was being stored writes no price, because whoever left it expects that it stopped', () => {
  const stop = createRunStop();
  stop.enter();
  stop.leave();
  stop.begin();
  expect(stop.isStopped()).toBe(true);
  stop.enter();
  expect(stop.isStopped()).toBe(false);
});
