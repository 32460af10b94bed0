import { categoryPath, labelPath, productPath } from '#domain/catalogue/addresses.ts';
import { leadText } from '#domain/catalogue/lead-text.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { TrailLink } from '#domain/catalogue/product-trail.ts';
import { sortProducts } from '#domain/catalogue/sort-products.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { pages } from '#domain/site/pages.ts';
import { LIST_PAGE, listPagePath } from './list-page.ts';
import { isListedCategory, isListedLabel } from './listed-pages.ts';
import { makeHead } from './make-head.ts';
import type { PageAddress } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith } from './page-text.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { phoneSentence } from './store-sentences.ts';
import { breadcrumbList, itemList } from './structured-data.ts';

type ListAddress = Extract<PageAddress, { kind: 'category' | 'label' }>;

/** A category or subcategory: all of its list's orders and filters have the canonical address of the list, its pages their own. */
export function describeList(address: ListAddress, catalogue: SiteCatalogue, shop: PageShop): PageHead {
  const { list } = address;
  const { origin, profile } = shop;
  const { name, path, trail, text } = placeOf(address, catalogue);
  // A filter's pages are not told apart: they are not listed, and the list they choose from is.
  const page = list.isFiltered ? 1 : list.page;
  const isListed =
    address.kind === 'category'
      ? isListedCategory(address.category, catalogue)
      : isListedLabel(address.label, catalogue);
  const isHidden = list.isFiltered || !isListed;
  const shown = sortProducts(list.products, 'relevancia').slice((page - 1) * LIST_PAGE, page * LIST_PAGE);
  const numbered = page > 1 ? `${name}, página ${page}` : name;
  const facts = leadText(list.products) || `pregunta por existencia y precio en ${profile.name}.`;
  const links = shown.map((product) => ({ name: product.nombre, href: productPath(product, catalogue) }));
  return makeHead(
    {
      title: numbered,
      description: describeWith(`${numbered} en ${profile.address.city}: ${facts}`, [text, phoneSentence(shop)]),
      path: listPagePath(path, page),
      image: pictured(shown)?.imagenes[0],
      ...(isHidden && { robots: 'noindex, follow' }),
      jsonLd: [
        breadcrumbList([...trail, { name, href: path }], origin),
        ...(links.length > 0 ? [itemList(name, links, (page - 1) * LIST_PAGE, origin)] : []),
      ],
      prev: page > 1 ? listPagePath(path, page - 1) : undefined,
      next: !list.isFiltered && page < list.pages ? listPagePath(path, page + 1) : undefined,
    },
    shop,
  );
}

function placeOf(address: ListAddress, { sharedNames }: SiteCatalogue) {
  const home: TrailLink = { name: pages.home.title, href: pages.home.path };
  if (address.kind === 'category') {
    const { category } = address;
    return { name: category.name, path: categoryPath(category), trail: [home], text: '' };
  }
  const { label, category } = address;
  const isShared = sharedNames.has(label.nombre) && category !== undefined;
  return {
    name: isShared ? `${label.nombre} de ${inSentence(category.name)}` : label.nombre,
    path: labelPath(label),
    trail: category ? [home, { name: category.name, href: categoryPath(category) }] : [home],
    text: label.descripcion,
  };
}

/** The product whose picture stands for a list. */
function pictured(products: readonly Product[]): Product | undefined {
  return products.find(({ imagenes }) => imagenes.length > 0);
}
