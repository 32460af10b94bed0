import { expect, test } from 'vitest';
import { type PriceStamp, priceSeal, priceStamp, priceTerm, withPriceNote } from './price-stamp.ts';

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic.
const at = (iso: string): number => new Date(iso).getTime();
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const textOf = ({ begin, told }: PriceStamp): string => plain(begin + told);
const today = '2026-11-20';
const morning = at('2026-11-20T15:00:00Z');

test('a price says since when it holds, and that the device has confirmed it today', () => {
  const stamp = priceStamp({ since: '2026-11-03', confirmedAt: morning, today });
  expect([textOf(stamp), stamp.isOld]).toEqual(['Precio desde el 3 nov 2026 · confirmado hoy', false]);
  expect(textOf(priceStamp({ since: undefined, confirmedAt: morning, today }))).toBe('Precio confirmado hoy');
});

test('with an old copy it says since when nobody confirmed it', () => {
  const stamp = priceStamp({ since: '2026-11-03', confirmedAt: at('2026-11-18T15:00:00Z'), today });
  expect([textOf(stamp), stamp.isOld]).toEqual(['Precio desde el 3 nov 2026 · sin confirmar desde el 18 nov', true]);
});

test('a day of another year is shown with its year, so that prices of a year ago do not look like last week’s', () => {
  const lastYear = { confirmedAt: at('2025-11-18T15:00:00Z'), today };
  expect(textOf(priceStamp({ since: undefined, ...lastYear }))).toBe('Precio sin confirmar desde el 18 nov 2025');
  expect(plain(priceSeal(lastYear)?.text ?? '')).toBe('Precios del 18 nov 2025, sin confirmar');
});

test('the day is the shop’s: what was confirmed at eleven at night there was confirmed that day', () => {
  const late = at('2026-11-21T05:00:00Z');
  expect(priceStamp({ since: undefined, confirmedAt: late, today }).isOld).toBe(false);
  expect(priceStamp({ since: undefined, confirmedAt: late, today: '2026-11-21' }).isOld).toBe(true);
});

test('before the device has heard anything, and on a server, nothing is said of it', () => {
  expect(textOf(priceStamp({ since: '2026-11-03', confirmedAt: null, today }))).toBe('Precio desde el 3 nov 2026');
  expect(textOf(priceStamp({ since: '2026-11-03', confirmedAt: morning, today: '' }))).toBe(
    'Precio desde el 3 nov 2026',
  );
  expect(textOf(priceStamp({ since: undefined, confirmedAt: null, today }))).toBe('');
});

test('a card says since when its price holds, and of an offer until when', () => {
  const card = { precio: 249_900, precioVigente: '2026-11-03' };
  expect(plain(priceTerm(card))).toBe('desde el 3 nov 2026');
  expect(plain(priceTerm({ ...card, offer: { before: 299_900, until: '2026-11-30' } }))).toBe('hasta el 30 nov 2026');
  expect(priceTerm({ precio: 249_900 })).toBe('');
  expect(priceTerm({ precioVigente: '2026-11-03' })).toBe('');
});

test('above many prices it is said once whether the device has confirmed them today, with the hour of the shop', () => {
  expect(priceSeal({ confirmedAt: morning, today })).toEqual({ text: 'Precios confirmados hoy, 09:00', isOld: false });
  const old = priceSeal({ confirmedAt: at('2026-11-18T15:00:00Z'), today });
  expect([plain(old?.text ?? ''), old?.isOld]).toEqual(['Precios del 18 nov, sin confirmar', true]);
  expect(priceSeal({ confirmedAt: null, today })).toBeNull();
  expect(priceSeal({ confirmedAt: morning, today: '' })).toBeNull();
  // A clock that was put back: confirmed, but not at an hour that is still to come.
  expect(priceSeal({ confirmedAt: at('2026-11-22T15:00:00Z'), today })?.text).toBe('Precios confirmados hoy');
});

test('a request made on old prices says so before what the visitor wrote', () => {
  const old = { hasPrices: true, confirmedAt: at('2026-11-18T15:00:00Z'), today };
  expect(plain(withPriceNote('Para el lunes', old))).toBe(
    'Pedida con precios del 18 nov 2026, sin confirmar.\nPara el lunes',
  );
  expect(plain(withPriceNote(' ', old))).toBe('Pedida con precios del 18 nov 2026, sin confirmar.');
  expect(withPriceNote('Para el lunes', { ...old, hasPrices: false })).toBe('Para el lunes');
  expect(withPriceNote('Para el lunes', { ...old, confirmedAt: morning })).toBe('Para el lunes');
});
