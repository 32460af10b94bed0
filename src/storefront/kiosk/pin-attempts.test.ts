import { afterEach, expect, test, vi } from 'vitest';
import { tryPin } from './pin-attempts.ts';

afterEach(() => vi.useRealTimers());

test('after five wrong PINs not even the right one is accepted for a minute', () => {
  vi.useFakeTimers({ now: 0 });
  for (let at = 0; at < 5; at += 1) expect(tryPin('0000', '1946')).toBe('wrong');
  expect(tryPin('1946', '1946')).toBe('wait');
  vi.setSystemTime(60_000);
  expect(tryPin('0000', '1946')).toBe('wrong');
  expect(tryPin('1946', '1946')).toBe('wait');
  vi.setSystemTime(120_000);
  expect(tryPin('1946', '1946')).toBe('right');
});
