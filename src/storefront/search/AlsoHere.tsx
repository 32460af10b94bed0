import type { FoundPlace } from '#search/found-places.ts';
import { Chips } from '#ui/Chips.tsx';

const MOST = 8;

/** Categories, subcategories and pages that match a query, shown beside the products. */
export function AlsoHere({ places }: { readonly places: readonly FoundPlace[] }) {
  const isShared = (name: string): boolean => places.filter((place) => place.name === name).length > 1;
  const chips = places
    .slice(0, MOST)
    .map(({ name, href, within }) => ({ name: within && isShared(name) ? `${name}\u00a0· ${within}` : name, href }));
  return chips.length > 0 && <Chips row label="Categorías y páginas" chips={chips} />;
}
