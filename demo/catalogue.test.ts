import { expect, test } from 'vitest';
import { productPath } from '#domain/catalogue/addresses.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { DEMO_CLAVES, FEATURED_CLAVES } from './catalogue/highlights.ts';
import {
  byClave,
  byId,
  catalogue,
  categories,
  claves,
  everything,
  labels,
  labelsById,
  parseAll,
  products,
  repeated,
} from './parsed-catalogue.ts';

test('the demo has enough articles, and some that are no longer sold', () => {
  expect(products.length).toBeGreaterThanOrEqual(1_200);
  expect(products.length).toBeLessThanOrEqual(1_400);
  expect(everything.length - products.length).toBeGreaterThanOrEqual(4);
  const unpriced = products.filter(({ precio }) => precio === undefined).length / products.length;
  expect(unpriced).toBeGreaterThan(0.04);
  expect(unpriced).toBeLessThan(0.08);
});

test('no id, clave or address occurs twice, and ids are short', () => {
  const ids = [...catalogue.categories, ...catalogue.labels, ...catalogue.products].map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[0-9a-z]{1,8}$/.test(id))).toEqual([]);
  expect(repeated(products.map(({ clave }) => clave))).toEqual([]);
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(products.map(({ nombre }) => nombre))).toEqual([]);
  expect(repeated(labels.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(categories.map(({ folder }) => folder))).toEqual([]);
});

test('two calls give the same documents', () => {
  expect(demoCatalogue()).toEqual(catalogue);
});

test('labels are in the folder of their category, and each has articles', () => {
  for (const { carpeta, unicID, descripcion } of labels) {
    expect(categories.find(({ folder }) => folder === carpeta)?.unicID).toBe(unicID);
    expect(descripcion).toMatch(/\.$/);
  }
  const used = new Set(products.flatMap(({ etiquetas }) => etiquetas));
  expect(labels.filter(({ id }) => !used.has(id))).toEqual([]);
  for (const column of ['0', '1', '2', '3'])
    expect(labels.filter(({ unicID }) => unicID === column).length).toBeGreaterThanOrEqual(6);
});

test('the first label of a product belongs to its category', () => {
  const astray = products.filter(({ unicID, etiquetas }) => labelsById.get(etiquetas[0] ?? '')?.unicID !== unicID);
  expect(claves(astray)).toEqual([]);
  expect(products.filter(({ etiquetas }) => etiquetas.length > 1).length).toBeGreaterThan(20);
});

test('the featured items of a megamenu lead to existing pages', () => {
  const paths = new Set(products.map((product) => productPath(product, { labels, categories })));
  const megamenus = categories.filter(({ menu }) => menu === 'megamenu');
  expect(megamenus.length).toBeGreaterThanOrEqual(3);
  for (const { menuindex1, menuindex2 } of megamenus) {
    for (const item of [menuindex1, menuindex2]) {
      expect(paths).toContain(item?.href);
      expect(item?.imagenes).toHaveLength(1);
    }
  }
});

test('related products exist, and no product is related to itself', () => {
  for (const { id, clave, relacionados } of products) {
    const related = [...relacionados.accesorios, ...relacionados.refacciones, ...relacionados.alternativas];
    expect(
      related.filter((other) => other === id || !byId.has(other)),
      clave,
    ).toEqual([]);
  }
  expect(byClave.get('TZ-DH20')?.relacionados.accesorios).toContain(byClave.get('BT-204')?.id);
  expect(byClave.get('EA-45900')?.relacionados.refacciones).toContain(byClave.get('CB-EA')?.id);
});

test('highlights are products', () => {
  expect([...FEATURED_CLAVES, ...DEMO_CLAVES].filter((clave) => !byClave.has(clave))).toEqual([]);
  expect(products.filter(({ destacado }) => destacado)).toHaveLength(FEATURED_CLAVES.size);
  expect(products.filter(({ demostracion }) => demostracion).length).toBeGreaterThanOrEqual(40);
});

test('the tutorials can be read, and name articles that exist', () => {
  const tutorials = parseAll(catalogue.tutorials, parseTutorial);
  expect(tutorials.length).toBeGreaterThan(3);
  expect(repeated(tutorials.map(({ slug }) => slug))).toEqual([]);
  expect(tutorials.flatMap(({ productos }) => productos).filter((id) => !byId.has(id))).toEqual([]);
});
