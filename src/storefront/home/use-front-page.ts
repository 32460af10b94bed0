import type { Product } from '#domain/catalogue/product.ts';
import type { HomePage } from '#domain/home/home-page.ts';
import { type FrontPage, frontPage } from '#domain/home/home-view.ts';
import { selectFrontProducts, useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';

let last: { readonly products: readonly Product[]; readonly home: HomePage; readonly page: FrontPage } | undefined;

/** Worked out once for the page's head, its tiles and its list. */
function frontPageOf(products: readonly Product[], home: HomePage): FrontPage {
  if (last?.products !== products || last.home !== home) last = { products, home, page: frontPage(products, home) };
  return last.page;
}

/** What the home page shows of the catalogue. */
export function useFrontPage(): FrontPage {
  const products = useCatalogue(selectFrontProducts);
  return frontPageOf(products, useStoreProfile().home);
}
