import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryPin } from './pin-attempts.ts';

const kept = new Map<string, string>();
const isRight = async (typed: string) => typed === '1946';
const outcome = async (typed: string) => {
  const tried = await tryPin(typed, isRight);
  return tried.kind === 'wait' ? tried.minutes : tried.kind;
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after five wrong PINs not even the right one is accepted for a minute, and then for twice as long', async () => {
  for (let at = 0; at < 5; at += 1) expect(await outcome('0000')).toBe('wrong');
  expect(await outcome('1946')).toBe(1);
  vi.setSystemTime(60_000);
  expect(await outcome('0000')).toBe('wrong');
  expect(await outcome('1946')).toBe(2);
  vi.setSystemTime(180_000);
  expect(await outcome('1946')).toBe('right');
  for (let at = 0; at < 5; at += 1) expect(await outcome('0000')).toBe('wrong');
});

test('a wait is never longer than sixteen minutes, whatever the clock says', async () => {
  kept.set('kiosko-intentos', JSON.stringify({ wrong: 40, blockedUntil: 0 }));
  expect(await outcome('0000')).toBe('wrong');
  expect(await outcome('1946')).toBe(16);
  vi.setSystemTime(-86_400_000);
  expect(await outcome('1946')).toBe(16);
  vi.setSystemTime(-86_400_000 + 16 * 60_000);
  expect(await outcome('1946')).toBe('right');
});

test('what cannot be read is no attempt', async () => {
  kept.set('kiosko-intentos', '{');
  expect(await outcome('1946')).toBe('right');
});
