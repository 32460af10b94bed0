import { expect, test } from 'vitest';
import { createIdleClock, IDLE_MS, idleState, WARNING_MS } from './idle-clock.ts';

const MORNING = new Date(2026, 10, 21, 10).getTime();
const HOUR = 60 * 60_000;

test('a kiosk that nobody touches warns after seventy-five seconds and is reset after ninety', () => {
  const at = (idle: number) => idleState(MORNING + idle, MORNING, MORNING);
  expect(at(IDLE_MS - WARNING_MS - 1)).toEqual({ kind: 'in-use' });
  expect(at(IDLE_MS - WARNING_MS)).toEqual({ kind: 'warning', secondsLeft: 15 });
  expect(at(IDLE_MS - 1)).toEqual({ kind: 'warning', secondsLeft: 1 });
  expect(at(IDLE_MS)).toEqual({ kind: 'reset' });
});

test('a page that nobody has used is not reset before four in the morning', () => {
  const started = new Date(2026, 10, 21, 20).getTime();
  expect(idleState(started + 7 * HOUR, null, started)).toEqual({ kind: 'in-use' });
  expect(idleState(started + 8 * HOUR, null, started)).toEqual({ kind: 'reset' });
  const justReset = started + 8 * HOUR;
  expect(idleState(justReset + 23 * HOUR, null, justReset)).toEqual({ kind: 'in-use' });
  expect(idleState(justReset + 24 * HOUR, null, justReset)).toEqual({ kind: 'reset' });
});

test('a clock that is set back by an hour keeps the last customer’s things for ninety seconds more and not for that hour', () => {
  const clock = createIdleClock(MORNING, MORNING);
  clock.touch(MORNING + 10_000);
  const setBack = MORNING + 20_000 - HOUR;
  expect(clock.read(setBack)).toEqual({ kind: 'in-use' });
  expect(clock.read(setBack + IDLE_MS)).toEqual({ kind: 'reset' });
});

test('a page that was loaded while the clock was a year ahead is loaded again in the next night', () => {
  const clock = createIdleClock(MORNING + 365 * 24 * HOUR, null);
  expect(clock.read(MORNING)).toEqual({ kind: 'in-use' });
  expect(clock.read(MORNING + 24 * HOUR)).toEqual({ kind: 'reset' });
});
