import { calculatorAt, MATERIAL_FIELD } from '#domain/calculators/calculator-address.ts';
import { materialsFor } from '#domain/calculators/materials.ts';
import { shownPaintKind } from '#domain/calculators/product-calculator.ts';
import { labelAt } from '#domain/catalogue/catalogue-index.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import type { Product } from '#domain/catalogue/product.ts';
import {
  cardOf,
  labelWithoutText,
  type ServedFiles,
  type ServedPage,
  SHORT_LIST,
} from '#domain/catalogue/served-page.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { COMPARED_AT_MOST, comparedKey, comparisonAt } from '#domain/comparison/comparison-address.ts';
import type { HomePage } from '#domain/home/home-page.ts';
import { frontProducts } from '#domain/home/home-view.ts';
import type { Answered, PageAddress } from '#domain/pages/page-address.ts';
import { resolveAddress } from '#domain/pages/resolve-address.ts';
import type { SiteCatalogue } from '#domain/pages/site-catalogue.ts';
import { PRODUCT_FIELD } from '#domain/site/query-fields.ts';
import { ALTERNATIVES, listingAt, relatedLists } from '../catalogue/product-view.ts';
import { decodeSegment } from '../paths.ts';
import { readable } from '../served-page.ts';
import { serveList } from './serve-list.ts';
import { serveSearch } from './serve-search.ts';

type Shown = Partial<Pick<ServedPage, 'front' | 'counts' | 'products' | 'list' | 'answer' | 'materials' | 'tutorials'>>;

/** What the page of an answer is rendered from: the menus, and of the catalogue what this page shows. */
export function servePage(
  answer: Answered,
  { pathname, query }: { readonly pathname: string; readonly query: string },
  catalogue: SiteCatalogue,
  files: ServedFiles,
  home: HomePage,
): ServedPage {
  const shown = shownBy(answer, pathname, new URLSearchParams(query), catalogue, home);
  const { labels } = catalogue;
  const own = answer.kind === 'found' && answer.address.kind === 'label' ? answer.address.label : undefined;
  const isLong = (shown.list?.products.length ?? 0) > SHORT_LIST;
  return {
    path: readable(pathname),
    search: readable(query),
    categories: catalogue.categories,
    labels: isLong ? labels.map((label) => (label === own ? label : labelWithoutText(label))) : labels,
    total: catalogue.products.length,
    front: [],
    counts: {},
    products: [],
    tutorials: [],
    files,
    ...shown,
  };
}

function shownBy(
  answer: Answered,
  pathname: string,
  search: URLSearchParams,
  catalogue: SiteCatalogue,
  home: HomePage,
): Shown {
  switch (answer.kind) {
    case 'found':
      return shownAt(answer.address, search, catalogue, home);
    case 'retired':
      return { products: answer.successors.map(cardOf) };
    case 'unknown': {
      // A page that a list does not have.
      const bare = resolveAddress(pathname, '', catalogue);
      if (bare.kind === 'found') return shownAt(bare.address, search, catalogue, home);
      return { products: besideUnknown(pathname, catalogue).map(cardOf) };
    }
  }
}

/** What the screen of a missing product shows: what its address's category or subcategory has now. */
function besideUnknown(pathname: string, catalogue: SiteCatalogue): readonly Product[] {
  const [folder = '', slug = '', product] = pathname.split('/').slice(1).map(decodeSegment);
  if (!product) return [];
  const found = listingAt(folder, labelAt(catalogue, folder, slug), catalogue, catalogue.index);
  return found?.listing.products.slice(0, ALTERNATIVES) ?? [];
}

function shownAt(address: PageAddress, search: URLSearchParams, catalogue: SiteCatalogue, home: HomePage): Shown {
  switch (address.kind) {
    case 'category':
      return { list: serveList(address.list.products, search) };
    case 'label': {
      const about = catalogue.tutorials.filter(({ etiquetas }) => etiquetas.includes(address.label.id));
      return { list: serveList(address.list.products, search), tutorials: about.map(withoutText) };
    }
    case 'product':
      return productShown(address.product, catalogue);
    case 'tutorial': {
      const { tutorial } = address;
      const products = tutorial.productos.flatMap((id) => catalogue.index.byId.get(id) ?? []);
      return { tutorials: [tutorial], products: products.map(cardOf) };
    }
    case 'search':
      return serveSearch(address.words, search, catalogue);
    case 'page': {
      if (address.name === 'home') return homeShown(catalogue, home);
      if (address.name === 'calculator') return calculatorShown(search, catalogue);
      if (address.name === 'compare') return comparisonShown(search, catalogue);
      if (address.name === 'tutorials') return { tutorials: catalogue.tutorials.map(withoutText) };
      const clave = address.name === 'contact' && search.get(PRODUCT_FIELD);
      const asked = clave && catalogue.products.find((product) => product.clave === clave);
      return asked ? { products: [cardOf(asked)] } : {};
    }
  }
}

/**
 * What can be chosen in the calculator of an address, and the product that it names with its presentations. Their specifications say what a can
 * holds and how far it goes.
 */
function calculatorShown(search: URLSearchParams, { products, index }: SiteCatalogue): Shown {
  const calculator = calculatorAt([...search]);
  const clave = search.get(MATERIAL_FIELD);
  const product = clave ? products.find((one) => one.clave === clave) : undefined;
  const family = (product?.familia && index.byFamily.get(product.familia)) || (product ? [product] : []);
  const kind = calculator === 'pintura' ? shownPaintKind(product, search.get('tipo') ?? undefined) : undefined;
  return {
    products: family.map((one) => ({ ...cardOf(one), ficha: one.ficha })),
    materials: { kind, list: materialsFor(products, calculator, kind) },
  };
}

/** The products beside each other, with what the table compares. */
function comparisonShown(search: URLSearchParams, { products }: SiteCatalogue): Shown {
  const claves = new Set(
    comparisonAt([...search])
      .claves.slice(0, COMPARED_AT_MOST)
      .map(comparedKey),
  );
  const compared = products.filter(({ clave }) => claves.has(comparedKey(clave)));
  return { products: compared.map((one) => ({ ...cardOf(one), modelo: one.modelo, ficha: one.ficha })) };
}

const withoutText = (tutorial: Tutorial): Tutorial => ({ ...tutorial, cuerpo: '' });

/** In the catalogue's order, so that the page chooses the same from these few as from all. */
function homeShown({ products, categories, index }: SiteCatalogue, home: HomePage): Shown {
  const listed = publicCategories(categories).map(({ unicID }) => ({ unicID, all: index.byUnicID.get(unicID) ?? [] }));
  return {
    front: frontProducts(products, home).map(cardOf),
    counts: Object.fromEntries(listed.map(({ unicID, all }) => [unicID, all.length])),
  };
}

function productShown(product: Product, { index, tutorials }: SiteCatalogue): Shown {
  const family = product.familia ? (index.byFamily.get(product.familia) ?? []) : [];
  const related = relatedLists(product, index).flatMap(({ products }) => products);
  const others = new Set([...family, ...related]);
  others.delete(product);
  return {
    products: [product, ...[...others].map(cardOf)],
    tutorials: tutorials.filter(({ productos }) => productos.includes(product.id)).map(withoutText),
  };
}
