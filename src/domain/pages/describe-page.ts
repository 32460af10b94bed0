import { describeList } from './describe-list.ts';
import { describeRetired, describeUnknown } from './describe-nothing.ts';
import { describeProduct } from './describe-product.ts';
import { describeSearch, describeSitePage } from './describe-site-page.ts';
import { describeTutorial } from './describe-tutorial.ts';
import { isListedPage } from './listed-pages.ts';
import type { Answered, PageAddress } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** What the answer to an address says of itself. The same inputs give the same head. */
export function describePage(answer: Answered, catalogue: SiteCatalogue, shop: PageShop): PageHead {
  switch (answer.kind) {
    case 'found':
      return describeAddress(answer.address, catalogue, shop);
    case 'retired':
      return describeRetired(answer, shop);
    case 'unknown':
      return describeUnknown(answer.path, shop);
  }
}

function describeAddress(address: PageAddress, catalogue: SiteCatalogue, shop: PageShop): PageHead {
  switch (address.kind) {
    case 'page':
      return describeSitePage(address.name, shop, address.isFiltered || !isListedPage(address.name, catalogue));
    case 'search':
      return describeSearch(address.words, shop);
    case 'category':
    case 'label':
      return describeList(address, catalogue, shop);
    case 'product':
      return describeProduct(address.product, address.path, catalogue, shop);
    case 'tutorial':
      return describeTutorial(address.tutorial, catalogue, shop);
  }
}
