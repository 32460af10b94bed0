import { expect, test } from 'vitest';
import { VersionClock } from './version-clock.ts';

test('versions grow, whatever the wall clock does', () => {
  let now = 1000;
  const clock = new VersionClock(5_000_000, () => now);
  const next = () => {
    clock.advance(clock.peek());
    return clock.last;
  };
  expect(next()).toBe(5_000_001);
  now = 9000;
  expect(next()).toBe(9_000_000);
  expect(next()).toBe(9_000_001);
  now = 10;
  expect(next()).toBe(9_000_002);
});
