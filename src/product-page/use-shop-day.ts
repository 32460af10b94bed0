import { useSyncExternalStore } from 'react';
import { shopDayAt } from '#domain/kernel/shop-day.ts';

/** The shop's day by the device's clock, `2026-11-20`; empty on a server, which has no device. */
export function useShopDay(): string {
  return useSyncExternalStore(onReturn, shopDayNow, noDay);
}

/** A page that was left open overnight is of another day when somebody comes back to it. */
function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const shopDayNow = (): string => shopDayAt(Date.now());
const noDay = (): string => '';
