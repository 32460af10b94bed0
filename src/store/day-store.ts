import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

const { store, write, open } = createOwnedStore<{ readonly day: string }>({ day: '' });

export const claimDayWriter = claimOnce((day: string): void => write({ day }));

/** Begins with the day on which a page was rendered. */
export const claimServedDay = claimOnce((day = ''): void => open({ day }));

/** The shop's day for which promotions are shown, `2026-11-30`; empty while the shop has none. */
export const usePromotionDay = (): string => useStore(store, ({ day }) => day);
