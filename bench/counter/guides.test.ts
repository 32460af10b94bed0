import { expect, test } from 'vitest';
import { byId, categories, labels, products } from '#demo/parsed-catalogue.ts';
import { productPath } from '#domain/catalogue/addresses.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/search-engine.ts';
import { GUIDES } from '#domain/search/vocabulary/guides.ts';
import { adviceOf } from '#search/found-advice.ts';
import { productEntries } from '#search/search-entries.ts';

const catalogue = { categories, labels, products };

function engineOf(sold: typeof products): SearchEngine {
  const engine = createSearchEngine();
  for (const entry of sold.map(productEntries(catalogue))) engine.put(entry);
  return engine;
}
const engine = engineOf(products);

/** Every way to ask for a guide, as somebody would type it. */
const asked = GUIDES.flatMap((row) =>
  row.asked
    .split(',')
    .map((words) => ({ row, query: words.replaceAll('@', '').replaceAll('goteras', 'gotera').trim() })),
);

test('every guide is shown in the demo store, with all its options, each with a reason and a product of the catalogue', () => {
  const paths = new Set(products.map((product) => productPath(product, catalogue)));
  const wrong = asked.flatMap(({ row, query }) => {
    const guide = adviceOf(engine.advice(query), catalogue, [])?.guide;
    if (guide?.title !== row.title) return [`${query}: ${guide?.title}`];
    const options = guide.options.map(({ name, because, href }) => (because && paths.has(href) ? name : `${name}?`));
    const names = row.options.map(({ name }) => name);
    return options.join() === names.join() ? [] : [`${query}: ${options.join()}`];
  });
  expect(wrong).toEqual([]);
});

test('an option whose product is no longer sold is not shown, and its words are not said', () => {
  const shown = engine.advice('pintura para baño')?.guide?.options ?? [];
  const family = byId.get(shown[0]?.id ?? '')?.nombre.slice(0, 25) ?? '-';
  const rest = engineOf(products.filter(({ nombre }) => !nombre.startsWith(family)));
  const left = rest.advice('pintura para baño')?.guide?.options ?? [];
  expect(left.map(({ name }) => name)).toEqual(shown.slice(1).map(({ name }) => name));
});

test('no product of the store is said to be missing when it is asked for by its own name', () => {
  const denied = products
    .map(({ nombre }) => [nombre, engine.advice(nombre)?.missing] as const)
    .filter(([, missing]) => missing !== undefined)
    .map(([nombre, missing]) => `${nombre}: ${missing?.size}`);
  expect(denied).toEqual([]);
});
