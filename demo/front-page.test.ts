import { expect, test } from 'vitest';
import { builtHomePage } from '#domain/home/home-page.ts';
import { frontPage, frontProducts, tiledCategories } from '#domain/home/home-view.ts';
import { categories, products } from './parsed-catalogue.ts';

const { hero, featured, pictures } = frontPage(products, builtHomePage);
const tiled = tiledCategories(categories, []).map(({ unicID }) => pictures.get(unicID));

test('the home page of the demo shows no product and no picture twice', () => {
  const shown = [hero, ...featured, ...tiled];
  expect(shown).not.toContain(undefined);
  expect(new Set(shown).size).toBe(shown.length);
  const files = shown.map((product) => product?.imagenes[0]?.imagen);
  expect(new Set(files).size).toBe(files.length);
});

test('the list of the demo’s home page has eight products of five departments, some of which can be tried', () => {
  expect(featured.map(({ clave }) => clave)).toEqual([
    'LI-2012',
    'RM-0800',
    'SI-714',
    'CA-25',
    'PV-19',
    'KC-20',
    'EA-45900',
    'SIN-10',
  ]);
  expect(new Set(featured.map(({ unicID }) => unicID)).size).toBe(5);
  expect(new Set(featured.map(({ demostracion }) => demostracion)).size).toBe(2);
  expect(hero?.clave).toBe('TZ-DH20');
});

test('the few products that a device keeps for the home page give the same page', () => {
  const few = frontProducts(products, builtHomePage);
  expect(few.length).toBeLessThan(20);
  const again = frontPage(few, builtHomePage);
  expect(again.hero).toBe(hero);
  expect(again.featured).toEqual(featured);
  expect([...again.pictures]).toEqual([...pictures].sort((a, b) => few.indexOf(a[1]) - few.indexOf(b[1])));
});
