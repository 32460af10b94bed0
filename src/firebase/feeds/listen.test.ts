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
const answer = (name: string, fromCache = false) => ({ name, metadata: { fromCache } });
const latest = (): Observer | undefined => observers.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
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
  latest()?.next(answer('a'));
  latest()?.error(new Error('lost'));
  const before = observers.length;
  vi.advanceTimersByTime(1000);
  expect(observers).toHaveLength(before + 1);
  latest()?.next(answer('b'));
  expect(seen).toEqual([answer('a'), answer('b')]);
});

test('a listener that was stopped stays closed, also when it was stopped during a pause or an error comes later', () => {
  const stopOpen = listen(null as never, () => {});
  stopOpen();
  expect(closed).toEqual([1]);
  latest()?.error(new Error('too late'));

  const stopFailed = listen(null as never, () => {});
  latest()?.error(new Error('lost'));
  const waiting = vi.getTimerCount();
  stopFailed();
  stopFailed();
  expect(vi.getTimerCount()).toBe(waiting - 1);
  vi.advanceTimersByTime(120_000);
  expect(observers).toHaveLength(2);
});

test('the first answer after each opening is told from the others, because its changes are counted from nothing', () => {
  const seen: unknown[] = [];
  listen(null as never, (snapshot, isFirst) => seen.push([snapshot, isFirst]));
  latest()?.next(answer('a'));
  latest()?.next(answer('b'));
  latest()?.error(new Error('lost'));
  vi.advanceTimersByTime(1000);
  latest()?.next(answer('c'));
  expect(seen).toEqual([
    [answer('a'), true],
    [answer('b'), false],
    [answer('c'), true],
  ]);
});

test('a listener that the server refuses each time after the cache has answered is opened ever later too', () => {
  listen(null as never, () => {});
  for (const pause of [1000, 2000, 4000]) {
    const before = observers.length;
    latest()?.next(answer('kept', true));
    latest()?.error(new Error('permission-denied'));
    vi.advanceTimersByTime(pause - 1);
    expect(observers).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(observers).toHaveLength(before + 1);
  }
});
