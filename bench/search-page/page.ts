import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { searchProducts } from '#search/search-products.ts';
import { benchCatalogue } from '../search-catalogue.ts';

/** What the page measured, in milliseconds. */
export interface PageTimes {
  readonly firstAnswer: number;
  readonly longestGap: number;
  /** The same while nothing is done: what the machine itself takes. */
  readonly idleGap: number;
  readonly roundTrips: readonly number[];
}

const SEARCHES = [
  'taladro percutor',
  'esmeriladora 4 1/2',
  'rotomartiyo',
  'pintura blanca cubeta',
  'disco para pulidora',
  'llave perica 10',
];

function catalogueOf(size: number): Catalogue {
  const products = benchCatalogue(size).map(
    ({ id, title, clave = '', marca = '', modelo = '' }): Product =>
      bareProduct(id, { nombre: title, clave, marca, modelo }),
  );
  return { categories: [], labels: [], products };
}

/** The longest time between two turns of the page's thread, until `until` is done; a free one takes four milliseconds. */
async function longestGapDuring(until: Promise<unknown>): Promise<number> {
  const done = until.then(() => true);
  const turn = () => new Promise<false>((resolve) => setTimeout(() => resolve(false)));
  let longest = 0;
  let last = performance.now();
  while (!(await Promise.race([done, turn()]))) {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

/** Searches as a person types, on a catalogue of `size` products, with the worker started cold. */
export async function measurePage(size: number): Promise<PageTimes> {
  const catalogue = catalogueOf(size);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const idleGap = await longestGapDuring(new Promise((resolve) => setTimeout(resolve, 600)));
  const start = performance.now();
  const first = searchProducts('taladro', catalogue);
  const longestGap = await longestGapDuring(first);
  const firstAnswer = performance.now() - start;
  const roundTrips: number[] = [];
  for (const search of [...SEARCHES, ...SEARCHES]) {
    for (let typed = 2; typed <= search.length; typed += 1) {
      const asked = performance.now();
      await searchProducts(search.slice(0, typed), catalogue);
      roundTrips.push(performance.now() - asked);
    }
  }
  // The first round warms the worker.
  return { firstAnswer, longestGap, idleGap, roundTrips: roundTrips.slice(roundTrips.length / 2) };
}

Object.assign(globalThis, { measurePage });
