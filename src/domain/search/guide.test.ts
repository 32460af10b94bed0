import { expect, test } from 'vitest';
import type { Guide } from './guide.ts';
import { createSearchEngine } from './search-engine.ts';

type Entry = readonly [title: string, ...uses: string[]];

function guideOf(query: string, shop: readonly Entry[]): Guide | undefined {
  const engine = createSearchEngine();
  for (const [title, ...uses] of shop) engine.put({ id: title, kind: 'product', title, uses });
  return engine.advice(query)?.guide;
}

const SHOP: readonly Entry[] = [
  ['Pintura vinil-acrílica lavable blanca 4 L', 'hongos'],
  ['Pintura acrílica satinada blanca 4 L', 'bano', 'cocina'],
  ['Esmalte base agua blanco 1 L', 'bano'],
  ['Juego de herrajes para sanitario'],
  ['Sapo universal para sanitario'],
];

test('a problem is answered by kinds of products, each with a product of the shop', () => {
  const guide = guideOf('que pintura va en el baño', SHOP);
  expect(guide?.title).toBe('Pintura para baño');
  expect(guide?.options.map(({ id }) => id)).toEqual(SHOP.slice(0, 3).map(([title]) => title));
});

test('an option whose product does not say that it serves the use is left out', () => {
  const silent = SHOP.map(([title, ...uses]): Entry => (title.startsWith('Esmalte') ? [title] : [title, ...uses]));
  expect(guideOf('pintura para baño', silent)?.options).toHaveLength(2);
});

test('with fewer than two options no question is shown, because the results answer it', () => {
  expect(guideOf('pintura para baño', SHOP.slice(0, 1))).toBeUndefined();
});

test('what the shop does not sell is said only by a shop that does not sell it', () => {
  expect(guideOf('taza de baño', SHOP)?.unsold).toBe('tazas de baño');
  expect(guideOf('taza de baño', [...SHOP, ['Taza para baño alargada blanca']])?.unsold).toBeUndefined();
  expect(guideOf('taza de baño', SHOP.slice(0, 3))).toBeUndefined();
});

test('that a thing is not sold is said where the thing itself is asked for, not a part of it or what is wrong with it', () => {
  for (const query of ['sapito del escusado', 'herraje para wc', 'asiento para taza de baño', 'la taza tira agua']) {
    const guide = guideOf(query, SHOP);
    expect([query, guide?.title, guide?.unsold]).toEqual([query, 'Para reparar la taza', undefined]);
  }
  for (const query of ['venden tazas de baño', 'cuánto cuesta un wc', 'inodoro blanco', 'quiero cambiar el excusado']) {
    expect([query, guideOf(query, SHOP)?.unsold]).toEqual([query, 'tazas de baño']);
  }
});

test('which of several kinds is meant is asked only of the thing itself, and not where the query says it', () => {
  const shop: readonly Entry[] = [
    ['Tubo conduit de PVC 1/2" x 3 m'],
    ['Tubo sanitario de PVC 4" x 3 m'],
    ['Tubo de CPVC 1/2" x 3 m'],
  ];
  for (const query of ['tubo pvc 1/2', 'tubo de pvc', 'tubos pvc de 3']) {
    expect([query, guideOf(query, shop)?.options.map(({ id }) => id)]).toEqual([
      query,
      [shop[2], shop[1], shop[0]].flat(),
    ]);
  }
  for (const query of ['tubo sanitario pvc 4', 'tubo pvc para drenaje', 'cemento para tubo pvc', 'tubo de cobre']) {
    expect([query, guideOf(query, shop)]).toEqual([query, undefined]);
  }
});

test('a thing beside a problem is not answered by a guide', () => {
  for (const query of ['chapa para baño', 'esmalte negro', 'pintura blanca']) {
    expect(guideOf(query, SHOP), query).toBeUndefined();
  }
});
