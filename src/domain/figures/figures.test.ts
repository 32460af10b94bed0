import { expect, test } from 'vitest';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { catalogueFigures } from './catalogue-figures.ts';
import { openTimeBetween, openTimes } from './open-time.ts';
import { allFacts, knownSince, parseKeptFacts, type QuoteFacts } from './quote-facts.ts';
import { mostQuoted, percentile, quoteWeeks } from './quote-figures.ts';
import { lastWeeks, shopWeekOf, startOfWeek } from './shop-weeks.ts';

const HOUR = 3_600_000;
/** A moment by the shop's clock. */
function shop(text: string): number {
  const instant = parseInstant(`${text}:00Z`);
  if (!instant) throw new Error(text);
  return instantToMilliseconds(instant) + 6 * HOUR;
}
const workday = [{ opens: '08:30', closes: '18:30' }];
const hours = [workday, workday, workday, workday, workday, [{ opens: '09:00', closes: '14:00' }], []];
const times = openTimes({ hours, closedDays: [{ day: '2026-12-25', reason: 'Navidad' }] });

test.each([
  ['2026-11-16T00:00', '2026-11-16', 47],
  ['2026-11-15T23:59', '2026-11-09', 46],
  // The year 2026 has 53 weeks, and the first days of 2027 belong to its last one.
  ['2027-01-03T12:00', '2026-12-28', 53],
  ['2027-01-04T00:00', '2027-01-04', 1],
  ['2024-12-30T08:00', '2024-12-30', 1],
])('%s is in the week of %s, number %i', (moment, monday, number) => {
  const week = shopWeekOf(shop(moment));
  expect(week).toEqual({ monday, number });
  expect(startOfWeek(week)).toBe(shop(`${monday}T00:00`));
});

test('the last weeks end with this one, and none is left out at the turn of the year', () => {
  expect(lastWeeks('2027-01-06', 3).map(({ monday }) => monday)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
});

test.each([
  ['within a day', '2026-11-16T09:00', '2026-11-16T11:30', 2.5],
  ['before the shop opens', '2026-11-16T03:00', '2026-11-16T09:30', 1],
  ['over a night', '2026-11-16T18:00', '2026-11-17T09:00', 1],
  ['over a weekend', '2026-11-20T18:00', '2026-11-23T09:00', 6],
  ['on a Sunday', '2026-11-22T10:00', '2026-11-22T20:00', 0],
  ['a whole week', '2026-11-16T00:00', '2026-11-23T00:00', 55],
  ['over a closed day', '2026-12-24T18:00', '2026-12-26T09:30', 1],
])('the shop was open %s for the hours that it writes', (_name, from, to, hours) => {
  expect(openTimeBetween(times, shop(from), shop(to)) / HOUR).toBe(hours);
});

const quote = (id: string, at: string, more: Partial<QuoteFacts> = {}): QuoteFacts => ({
  id,
  at: shop(at),
  answeredAt: null,
  isAccepted: false,
  isOwn: false,
  lines: [],
  ...more,
});
const answered = (text: string) => ({ answeredAt: shop(text) });

test('the figures of two weeks of quotations are those counted by hand', () => {
  const quotes = [
    quote('a', '2026-11-16T09:00', { ...answered('2026-11-16T10:00'), isAccepted: true }),
    quote('b', '2026-11-16T12:00', answered('2026-11-16T15:00')),
    // Answered in the week after: it counts in the week it came.
    quote('c', '2026-11-20T18:00', answered('2026-11-23T09:00')),
    quote('d', '2026-11-22T23:59'),
    quote('e', '2026-11-18T09:00', { isOwn: true, isAccepted: true, ...answered('2026-11-18T09:00') }),
    quote('f', '2026-11-23T00:00', answered('2026-11-23T08:45')),
    quote('too old', '2026-11-08T23:59'),
  ];
  const weeks = quoteWeeks(quotes, lastWeeks('2026-11-24', 3), times);
  expect(weeks.map(({ week: _week, ...figures }) => figures)).toEqual([
    { received: 0, answered: 0, accepted: 0, own: 0, ownAccepted: 0, median: null, ninetieth: null },
    { received: 4, answered: 3, accepted: 1, own: 1, ownAccepted: 1, median: 3 * HOUR, ninetieth: 6 * HOUR },
    { received: 1, answered: 1, accepted: 0, own: 0, ownAccepted: 0, median: HOUR / 4, ninetieth: HOUR / 4 },
  ]);
});

test('a percentile is one of the values', () => {
  const ten = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5];
  expect([percentile(ten, 50), percentile(ten, 90), percentile([7], 90), percentile([], 50)]).toEqual([5, 9, 7, null]);
});

test('a product counts once a quotation, its pieces all, and words by their text', () => {
  const line = (producto: string, nombre: string, cantidad: number) => ({
    producto,
    nombre,
    clave: producto,
    cantidad,
  });
  const found = mostQuoted([
    quote('a', '2026-11-16T09:00', { lines: [line('p1', 'Taladro', 2), line('p1', 'Taladro', 3)] }),
    quote('b', '2026-11-16T09:00', { lines: [line('p2', 'Broca', 100), line('', 'Corte', 1)] }),
    quote('c', '2026-11-16T09:00', { lines: [line('p1', 'Taladro', 1)] }),
  ]);
  expect(found.map(({ nombre, quotes, pieces }) => [nombre, quotes, pieces])).toEqual([
    ['Taladro', 2, 6],
    ['Broca', 1, 100],
    ['Corte', 1, 1],
  ]);
});

test('what the device read before counts only where nothing is missing between it and what is listened to', () => {
  const live = [quote('new', '2026-11-20T09:00'), quote('newer', '2026-11-21T09:00')];
  const kept = {
    since: shop('2026-01-01T00:00'),
    until: shop('2026-11-20T12:00'),
    readAt: 0,
    quotes: [quote('old', '2026-03-01T09:00')],
  };
  expect(knownSince({ live, isAll: true, kept: null })).toBe(Number.NEGATIVE_INFINITY);
  expect(knownSince({ live, isAll: false, kept: null })).toBe(shop('2026-11-20T09:00'));
  expect(knownSince({ live, isAll: false, kept })).toBe(kept.since);
  expect(knownSince({ live, isAll: false, kept: { ...kept, until: shop('2026-11-19T12:00') } })).toBe(
    shop('2026-11-20T09:00'),
  );
  expect(knownSince({ live: [], isAll: false, kept: null })).toBeNull();
  // What is listened to is newer than what was read.
  const again = { ...kept, quotes: [{ ...quote('new', '2026-11-20T09:00'), isAccepted: true }] };
  expect(allFacts({ live, isAll: false, kept: again }).map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
    ['new', false],
    ['newer', false],
  ]);
  // What was read and is listened to no longer has been marked as spam or deleted since.
  const spam = { ...kept, quotes: [...kept.quotes, quote('spam', '2026-11-20T11:00')] };
  expect(allFacts({ live, isAll: false, kept: spam }).map(({ id }) => id)).toEqual(['old', 'new', 'newer']);
  expect(allFacts({ live: [], isAll: false, kept: spam }).map(({ id }) => id)).toEqual(['old', 'spam']);
  expect(parseKeptFacts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseKeptFacts({ ...kept, quotes: 'none' })).toBeNull();
});

test('products are counted by what they lack, by the age of their price and by what the store has', () => {
  const empty = Object.fromEntries(
    Object.entries(productFields).map(([name, { kind }]) => [name, kind === 'line' || kind === 'prose' ? '' : []]),
  );
  type Counted = Parameters<typeof catalogueFigures>[0][number];
  const product = (id: string, fields: object) =>
    ({
      ...empty,
      codigoBarras: undefined,
      existencia: undefined,
      precio: undefined,
      precioVigente: undefined,
      id,
      ...fields,
    }) as unknown as Counted;
  const products = [
    product('a', { precio: 100, precioVigente: '2026-08-01', existencia: 'agotado', codigoBarras: '96385074' }),
    product('b', { precio: 100, precioVigente: '2026-07-01', descripcion: 'Sí' }),
    product('c', { precio: 100, imagenes: [{ imagen: 'x', alt: '', ancho: 1, alto: 1 }] }),
    product('d', {}),
  ];
  const figures = catalogueFigures(products, new Map([['a', 50]]), '2026-08-25');
  expect(figures.products).toBe(4);
  expect(figures.lacking).toEqual({ imagenes: 3, descripcion: 3, codigoBarras: 3, precio: 1, costo: 3 });
  expect(figures.stale.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(figures.undated).toBe(1);
  expect(figures.stock).toEqual({ disponible: 0, 'sobre-pedido': 0, agotado: 1, 'sin-decir': 3 });
});
