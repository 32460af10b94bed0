import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

interface Observer {
  next(snapshot: unknown): void;
  error(reason: unknown): void;
}
const observers: Observer[] = [];
const closed: number[] = [];
vi.mock('firebase/firestore', () => ({
  onSnapshot(_query: unknown, _options: unknown, observer: Observer) {
    const number = observers.push(observer);
    return () => void closed.push(number);
  },
}));
const latest = (): Observer | undefined => observers.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  observers.length = 0;
  closed.length = 0;
});
afterEach(() => vi.useRealTimers());

test('a listener that failed is opened again, ever later, up to a minute; an answer starts the pauses anew', () => {
  const seen: unknown[] = [];
  listen(null as never, (snapshot) => seen.push(snapshot));
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = observers.length;
    latest()?.error(new Error('lost'));
    vi.advanceTimersByTime(pause - 1);
    expect(observers).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(observers).toHaveLength(before + 1);
  }
  latest()?.next('a');
  latest()?.error(new Error('lost'));
  vi.advanceTimersByTime(1000);
  latest()?.next('b');
  expect(seen).toEqual(['a', 'b']);
});

test('one that was stopped stays closed, during a pause too', () => {
  const stop = listen(null as never, () => {});
  latest()?.error(new Error('lost'));
  stop();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(120_000);
  expect([observers.length, closed.every((number) => number === 1)]).toEqual([1, true]);
});
