import { isMeasured } from '#domain/calculators/calculator-address.ts';
import { categoryPath, labelPath, productPath, tutorialPath } from '#domain/catalogue/addresses.ts';
import { categoryAt, labelAt } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';
import { type PageName, pages } from '#domain/site/pages.ts';
import { PAGE_FIELD, SEARCH_FIELD } from '#domain/site/query-fields.ts';
import { tidyPath } from '#domain/site/tidy-path.ts';
import { decoded, isFiltered, queryFields } from './address-query.ts';
import { pageNumber, pagesOf } from './list-page.ts';
import type { ListPart, PageAddress, Resolution, RetiredPage } from './page-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { successorsOf } from './successors.ts';

type Retired = ReadonlyMap<string, RetiredPage>;
const NONE: Retired = new Map();

const pageNames = new Map(Object.entries(pages).map(([name, { path }]) => [path as string, name as PageName]));

/**
 * How a public address is answered.
 * @param path as the browser sends it, escapes and all.
 * @param search the query with its `?`, or nothing.
 * @param retired retired products by slug, as far as they are known: see `Resolution`'s `unknown`.
 */
export function resolveAddress(path: string, search: string, catalogue: SiteCatalogue, retired = NONE): Resolution {
  const answer = answerExactly(path, search, catalogue, retired);
  const tidy = tidyPath(path);
  if (answer.kind !== 'unknown' || tidy === path) return answer;
  const meant = answerExactly(tidy, search, catalogue, retired);
  if (meant.kind === 'moved') return meant;
  if (meant.kind !== 'unknown') return moved(tidy, search, path);
  return { ...meant, path };
}

function answerExactly(path: string, search: string, catalogue: SiteCatalogue, retired: Retired): Resolution {
  if (path !== pages.home.path && path.endsWith('/')) return withoutSlash(path, search, catalogue, retired);
  const name = pageNames.get(path);
  if (name) return { kind: 'found', address: pageAt(name, search) };
  const segments = path.split('/').slice(1).map(decoded);
  if (segments.includes(null) || segments.includes('')) return { kind: 'unknown', path };
  const [first = '', second, third, deeper] = segments as readonly string[];
  if (deeper !== undefined) return { kind: 'unknown', path };
  if (third !== undefined) return productAt([first, second ?? '', third], path, search, catalogue, retired);
  if (second === undefined) return categoryAnswer(first, path, search, catalogue);
  // Which repair it is, the page itself asks: a server that knew the secrets would answer whoever guesses.
  if (`/${first}` === pages.repair.path) return { kind: 'found', address: { kind: 'page', name: 'repair' } };
  if (`/${first}` === pages.tutorials.path) return tutorialAt(second, path, catalogue);
  return labelAnswer(first, second, path, search, catalogue);
}

/** No page ends in a slash, and the client shows the same with one: whoever asks is led to the address without it. */
function withoutSlash(path: string, search: string, catalogue: SiteCatalogue, retired: Retired): Resolution {
  const bare = path.replace(/\/+$/, '');
  const answer = answerExactly(bare || pages.home.path, search, catalogue, retired);
  return answer.kind === 'found' ? moved(bare || pages.home.path, search, path) : answer;
}

function pageAt(name: PageName, search: string): PageAddress {
  if (name === 'calculator') return { kind: 'page', name, isFiltered: isMeasured(queryFields(search).keys()) };
  if (name !== 'search') return { kind: 'page', name };
  return { kind: 'search', words: (queryFields(search).get(SEARCH_FIELD) ?? '').trim() };
}

/** 301, unless that would lead away from this site or to where it comes from. */
function moved(to: string, search: string, path: string): Resolution {
  return to.startsWith('//') || to === path ? { kind: 'unknown', path } : { kind: 'moved', to: to + search };
}

/** Whether two paths are the same address, however they are escaped. */
const isSame = (a: string, b: string): boolean => decoded(a) === decoded(b);

function categoryAnswer(folder: string, path: string, search: string, catalogue: SiteCatalogue): Resolution {
  const category = categoryAt(catalogue.categories, folder);
  if (!category) return { kind: 'unknown', path };
  if (!isSame(categoryPath(category), path)) return moved(categoryPath(category), search, path);
  const products = catalogue.index.byUnicID.get(category.unicID) ?? [];
  return listAnswer(products, path, search, (list) => ({ kind: 'category', category, list }));
}

function labelAnswer(
  folder: string,
  slug: string,
  path: string,
  search: string,
  { labels, categories, index }: SiteCatalogue,
): Resolution {
  const label = labelAt({ labels, categories }, folder, slug);
  if (!label) return { kind: 'unknown', path };
  if (!isSame(labelPath(label), path)) return moved(labelPath(label), search, path);
  const category = ownerOfLabel(categories, label);
  return listAnswer(index.byLabel.get(label.id) ?? [], path, search, (list) => ({
    kind: 'label',
    label,
    category,
    list,
  }));
}

function listAnswer(
  products: readonly Product[],
  path: string,
  search: string,
  address: (list: ListPart) => PageAddress,
): Resolution {
  const fields = queryFields(search);
  const pagesOfList = pagesOf(products.length);
  const page = pageNumber(fields.get(PAGE_FIELD));
  if (page === null || page > pagesOfList) return { kind: 'unknown', path };
  const list = { products, page, pages: pagesOfList, isFiltered: isFiltered(fields, products) };
  return { kind: 'found', address: address(list) };
}

function tutorialAt(slug: string, path: string, { tutorials }: SiteCatalogue): Resolution {
  const tutorial = tutorials.find((one) => one.slug === slug);
  if (!tutorial) return { kind: 'unknown', path };
  if (!isSame(tutorialPath(slug), path)) return moved(tutorialPath(slug), '', path);
  return { kind: 'found', address: { kind: 'tutorial', tutorial } };
}

function productAt(
  [folder, label, slug]: readonly [string, string, string],
  path: string,
  search: string,
  catalogue: SiteCatalogue,
  retired: Retired,
): Resolution {
  const product = catalogue.index.bySlug.get(slug);
  const gone = retired.get(slug);
  const renamed = product ?? (gone ? undefined : catalogue.byOldSlug.get(slug));
  if (renamed) {
    const to = productPath(renamed, catalogue);
    if (product && isSame(to, path)) return { kind: 'found', address: { kind: 'product', product, path: to } };
    return moved(to, search, path);
  }
  if (!gone) return { kind: 'unknown', path, slug };
  return {
    kind: 'retired',
    slug,
    path,
    ...successorsOf(gone, labelAt(catalogue, folder, label), folder, catalogue),
  };
}
