import type { Answered } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** What the answer to an address says of itself. The same inputs give the same head. */
export function describePage(answer: Answered, catalogue: SiteCatalogue, shop: PageShop): PageHead {
  void [answer, catalogue];
  return { title: '', description: '', canonical: `${shop.origin}/`, openGraph: [], jsonLd: [], alternates: [] };
}
