import { afterEach, expect, test, vi } from 'vitest';
import { setShopZone } from '#domain/kernel/shop-zone.ts';
import { shopDayNow, watchShopDay } from './use-shop-day.ts';

const MINUTE_MS = 60_000;

/** The days that a page sees while it is open from a moment on. */
function watchFrom(moment: string) {
  vi.useFakeTimers({ now: Date.parse(moment) });
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const seen = [shopDayNow()];
  const stop = watchShopDay(() => {
    if (shopDayNow() !== seen.at(-1)) seen.push(shopDayNow());
  });
  return { seen, stop, comeBack: () => page.dispatchEvent(new Event('visibilitychange')) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setShopZone('centro');
});

test('the day changes at the midnight of the shop, whose zone is not the device’s', () => {
  const { seen, stop } = watchFrom('2026-11-20T23:30:00-06:00');
  vi.advanceTimersByTime(30 * MINUTE_MS - 1);
  expect(seen).toEqual(['2026-11-20']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['2026-11-20', '2026-11-21']);
  vi.advanceTimersByTime(24 * 60 * MINUTE_MS);
  expect(seen).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('on the day that has an hour less the day still changes at midnight', () => {
  setShopZone('noroeste');
  const { seen, stop } = watchFrom('2026-03-08T00:30:00-08:00');
  vi.advanceTimersByTime(22.5 * 60 * MINUTE_MS - 1);
  expect(seen).toEqual(['2026-03-08']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['2026-03-08', '2026-03-09']);
  stop();
});

test('a page whose timers slept is of the day on which somebody comes back to it', () => {
  const { seen, stop, comeBack } = watchFrom('2026-11-20T12:00:00-06:00');
  vi.setSystemTime(Date.parse('2026-11-25T12:00:00-06:00'));
  comeBack();
  expect(seen).toEqual(['2026-11-20', '2026-11-25']);
  stop();
});
