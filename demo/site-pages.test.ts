import { expect, test } from 'vitest';
import { categoryPath, labelPath, productPath, tutorialPath } from '#domain/catalogue/addresses.ts';
import { desktopCategories } from '#domain/catalogue/menus.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { describePage } from '#domain/pages/describe-page.ts';
import { headHtml } from '#domain/pages/head-html.ts';
import { parseRetired } from '#domain/pages/parse-retired.ts';
import { resolveAddress } from '#domain/pages/resolve-address.ts';
import { siteCatalogue } from '#domain/pages/site-catalogue.ts';
import { siteFileAt } from '#domain/pages/site-files.ts';
import { allPages } from '#domain/site/pages.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { catalogue, categories, labels, parseAll, products, repeated } from './parsed-catalogue.ts';

const tutorials = parseAll(catalogue.tutorials, parseTutorial);
const site = siteCatalogue({ categories, labels, products }, tutorials);
const shop = { profile: storeProfile, origin: 'https://tienda.mx', files: '/v0/b/tienda/o/' };

/** The first page of every address of the shop, and the further pages of its lists. */
const addresses = [
  ...allPages.map(({ path }) => path),
  ...desktopCategories(categories).map(categoryPath),
  ...labels.map(labelPath),
  ...tutorials.map(({ slug }) => tutorialPath(slug)),
  ...products.map((product) => productPath(product, site)),
];
const heads = addresses.flatMap((path) => {
  const answer = resolveAddress(path, '', site);
  if (answer.kind !== 'found') throw new Error(`${path}: ${answer.kind}`);
  const { address } = answer;
  const pages = 'list' in address ? address.list.pages : 1;
  const numbered = Array.from({ length: pages }, (_, at) => (at === 0 ? '' : `?pagina=${at + 1}`));
  return numbered.map((query) => {
    const found = resolveAddress(path, query, site);
    if (found.kind === 'moved') throw new Error(`${path}${query} moved`);
    return { path: path + query, head: describePage(found, site, shop) };
  });
});

test('every page of the shop is found at its address, and is the one page of its canonical address', () => {
  expect(heads.length).toBeGreaterThan(1_400);
  const named = heads.filter(({ head }) => head.canonical !== undefined);
  expect(repeated(named.map(({ head }) => head.canonical ?? ''))).toEqual([]);
  expect(named.filter(({ path, head }) => head.canonical !== `https://tienda.mx${path}`)).toEqual([]);
  // A visitor's own, which browsers share by the address that is open.
  const own = heads.filter(({ head }) => head.canonical === undefined);
  expect(own.map(({ path }) => path)).toEqual(['/comparar', '/cotizacion', '/reparacion']);
});

test('no two pages have the same title or description', () => {
  expect(repeated(heads.map(({ head }) => head.title))).toEqual([]);
  expect(repeated(heads.map(({ head }) => head.description))).toEqual([]);
});

test('a description has 50 to 160 characters and is made of facts', () => {
  const wrong = heads.filter(({ head: { description } }) => description.length < 50 || description.length > 160);
  expect(wrong.map(({ path, head }) => `${path}: ${head.description}`)).toEqual([]);
  const byPath = new Map(heads.map(({ path, head }) => [path, head]));
  const priced = products.filter(({ precio }) => precio !== undefined);
  const unpriced = priced.filter((product) => !byPath.get(productPath(product, site))?.description.includes('con IVA'));
  expect(unpriced.map(({ clave }) => clave)).toEqual([]);
});

test('what is no longer sold is gone from its address, with what there is instead', () => {
  const retired = new Map(
    catalogue.products.flatMap(({ fields }) => {
      const page = parseRetired(fields);
      return page ? [[page.slug, page] as const] : [];
    }),
  );
  expect([...retired.keys()]).toContain('tz-dt14');
  const [label] = labels;
  const path = `${label ? labelPath(label) : ''}/tz-dt14`;
  const answer = resolveAddress(path, '', site, retired);
  expect(answer).toMatchObject({ kind: 'retired', slug: 'tz-dt14' });
  expect(answer.kind === 'retired' && answer.successors.length).toBeGreaterThan(0);
});

test('the sitemap names the pages that may be listed and no others', () => {
  const listed = heads
    .filter(({ path, head }) => head.robots === undefined && !path.includes('?'))
    .map(({ path }) => path);
  const xml = siteFileAt('/sitemap-1.xml', site, shop, new Map())?.text ?? '';
  const named = [...xml.matchAll(/<loc>https:\/\/tienda\.mx([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(named.toSorted()).toEqual(listed.toSorted());
});

test('a head is small, because it comes before everything that a visitor sees', () => {
  expect(Math.max(...heads.map(({ head }) => headHtml(head).length))).toBeLessThan(16_000);
});
