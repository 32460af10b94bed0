import { expect, test } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { siteFileInSteps } from './site-files.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

const PRODUCTS = 1000;

test.for(['/sitemap.xml', '/sitemap-1.xml'])('%s is made of some hundred products at a time', (path) => {
  const site = siteOf(Array.from({ length: PRODUCTS }, (_, i) => product(`p${i}`, { slug: `taladro-${i}` })));
  let asked = 0;
  const changedAt = Object.assign(new Map<string, Instant>(), {
    get: () => {
      asked += 1;
      return undefined;
    },
  });
  const perStep: number[] = [];
  const work = siteFileInSteps(path, site, shop, changedAt);
  for (let done = false, before = 0; !done; before = asked) {
    done = work.next().done === true;
    perStep.push(asked - before);
  }
  expect(asked).toBeGreaterThanOrEqual(PRODUCTS);
  // The first has the categories and labels as well, which look through their lists.
  expect(Math.max(...perStep.slice(1))).toBeLessThanOrEqual(100);
});

test('the feed is made of fifty products at a time', () => {
  let read = 0;
  const site = siteOf(
    Array.from({ length: PRODUCTS }, (_, i) =>
      Object.defineProperty(product(`p${i}`, { slug: `taladro-${i}`, clave: `T-${i}` }), 'descripcion', {
        get: () => {
          read += 1;
          return 'Perfora.';
        },
      }),
    ),
  );
  const work = siteFileInSteps('/productos.xml', site, shop, new Map());
  const perStep: number[] = [];
  for (let done = false, before = 0; !done; before = read) {
    done = work.next().done === true;
    perStep.push(read - before);
  }
  expect(read).toBeGreaterThanOrEqual(PRODUCTS);
  expect(Math.max(...perStep)).toBeLessThanOrEqual(100);
});
