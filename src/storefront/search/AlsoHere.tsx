import { useCatalogue } from '#store/catalogue-store.ts';
import { Chips } from '#ui/Chips.tsx';
import { findPages } from '../shared/site-pages.ts';
import { findShelves } from './find-shelves.ts';

const MOST = 8;

/** Shelves and pages that answer a query beside the products: who asks for "garantía" wants no drill. */
export function AlsoHere({ query }: { readonly query: string }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const chips = [...findShelves(query, catalogue), ...findPages(query)]
    .slice(0, MOST)
    .map(({ name, href }) => ({ name, href }));
  return chips.length > 0 && <Chips row label="Categorías y páginas" chips={chips} />;
}
