import { useSyncExternalStore } from 'react';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { shopClock } from '#domain/kernel/shop-zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The shop's day by the device's clock, `2026-11-20`; empty on a server, which has no device. It changes at the shop's midnight. */
export function useShopDay(): string {
  return useSyncExternalStore(watchShopDay, shopDayNow, noDay);
}

/** Calls when the shop's day may be another: at its midnight, and when somebody comes back to a page whose timers slept. */
export function watchShopDay(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const untilMidnight = DAY_MS - (shopClock(Date.now()) % DAY_MS);
    // An hour at most: the clocks of the shop or of the device may be changed meanwhile.
    timer = setTimeout(look, Math.min(untilMidnight, HOUR_MS));
  };
  const look = (): void => {
    changed();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The shop's day at this moment: a timer may be late, on a tablet that has just woken up. */
export const shopDayNow = (): string => shopDayAt(Date.now());
const noDay = (): string => '';
