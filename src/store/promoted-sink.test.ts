import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leadText } from '#domain/catalogue/lead-text.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { productsToday } from '#domain/promotions/promotions.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { catalogueStore, claimServedPage } from './catalogue-store.ts';
import { claimServedProfile } from './profile-store.ts';
import { createPromotedSink } from './promoted-sink.ts';

beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T20:00:00Z') });
  vi.stubGlobal('document', new EventTarget());
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a list that was open when a promotion began or ended says nothing of prices of another day', () => {
  const promotions = { banner: null, prices: [{ id: 'p', price: 900, from: '2026-11-28', until: '2026-11-28' }] };
  const stored = [bareProduct('p', { precio: 1000 })];
  const products = productsToday(stored, promotions, '2026-11-28');
  const lead = leadText(products);
  const list = { lead, products, count: 60, facets: [], chosen: [] };
  claimServedProfile()({ ...readSettings([]).settings, profile: { promotions } });
  claimServedPage()({
    ...({ categories: [], labels: [], front: [], products: [] } as unknown as ServedPage),
    day: '2026-11-28',
    list,
  });
  createPromotedSink();
  const shown = () => catalogueStore.getState().served?.list;
  expect([shown()?.lead, shown()?.products[0]?.precio]).toEqual([lead, 900]);
  vi.setSystemTime(Date.parse('2026-11-29T06:01:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  // A line without text, so that nothing moves; it is written again once all products are there.
  expect([shown()?.lead, shown()?.products[0]?.precio]).toEqual(['\u00a0', 1000]);
});
