import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { isOn, type Promotions, productsToday } from './promotions.ts';

const product = (id: string, precio?: number): Product =>
  ({ id, nombre: id, ...(precio !== undefined && { precio, precioVigente: '2026-10-01' }) }) as Product;
const shop = [product('taladro', 249_900), product('sierra', 99_900), product('brocha')];
const on = (...prices: Promotions['prices']): Promotions => ({ banner: null, prices });
const price = (id: string, centavos: number, from = '2026-11-20', until = '2026-11-30') => ({
  id,
  price: centavos,
  from,
  until,
});
const prices = (products: readonly Product[]) => products.map(({ precio }) => precio);

test('a promotion is the price from its first day to the end of its last, and the one before is the stored price', () => {
  const promotions = on(price('taladro', 199_900));
  expect(prices(productsToday(shop, promotions, '2026-11-19'))).toEqual([249_900, 99_900, undefined]);
  for (const day of ['2026-11-20', '2026-11-30']) {
    const [drill, saw] = productsToday(shop, promotions, day);
    expect(drill).toMatchObject({ precio: 199_900, precioVigente: '2026-11-20' });
    expect(drill?.offer).toEqual({ before: 249_900, beforeSince: '2026-10-01', until: '2026-11-30' });
    expect(saw).toBe(shop[1]);
  }
  expect(productsToday(shop, promotions, '2026-12-01')).toBe(shop);
});

test('what was priced for a day is priced for another as if it came from the store: nothing stays of a promotion that ended', () => {
  const promotions = on(price('taladro', 199_900));
  const during = productsToday(shop, promotions, '2026-11-25');
  expect(productsToday(during, promotions, '2026-12-01')).toEqual(shop);
  expect(productsToday(during, on(), '2026-11-25')).toEqual(shop);
  // The same day again changes no object, so no screen is drawn for it.
  expect(productsToday(during, promotions, '2026-11-26')).toBe(during);
  expect(productsToday(during, on(price('taladro', 189_900)), '2026-11-26')[0]?.offer?.before).toBe(249_900);
});

test('a price of which nobody said since when it holds does not get the first day of a promotion that ended', () => {
  const { precioVigente: _none, ...undated } = product('taladro', 249_900);
  const during = productsToday([undated], on(price('taladro', 199_900)), '2026-11-25');
  expect(productsToday(during, on(price('taladro', 199_900)), '2026-12-01')).toStrictEqual([undated]);
  expect(productsToday(during, on(price('taladro', 189_900)), '2026-11-26')[0]?.offer?.beforeSince).toBeUndefined();
});

test('a promotion that is not less than the stored price, of a product without one, or of one that is gone, changes nothing', () => {
  const promotions = on(price('taladro', 249_900), price('brocha', 1_000), price('ya-no', 1_000));
  expect(productsToday(shop, promotions, '2026-11-25')).toBe(shop);
  // The product's own price was lowered below the promotion while that runs.
  const during = productsToday(shop, on(price('sierra', 89_900)), '2026-11-25');
  const lowered = [shop[0], product('sierra', 79_900), shop[2]].filter((one) => one !== undefined);
  expect(prices(during)[1]).toBe(89_900);
  expect(productsToday(lowered, on(price('sierra', 89_900)), '2026-11-25')).toBe(lowered);
});

test('the shop’s day ends at midnight in Monterrey, which is six in the morning of the next day in UTC', () => {
  // oxlint-disable-next-line no-restricted-globals -- fixed moments.
  const at = (utc: string) => shopDayAt(Date.parse(utc));
  expect([at('2026-12-01T05:59:59Z'), at('2026-12-01T06:00:00Z')]).toEqual(['2026-11-30', '2026-12-01']);
  expect(isOn({ from: '2026-11-20', until: '2026-11-30' }, at('2026-12-01T05:59:59Z'))).toBe(true);
  expect(isOn({ from: '2026-11-20', until: '2026-11-30' }, '')).toBe(false);
});
