import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { listingEntries, productEntries, tutorialEntry } from './search-entries.ts';

/** A part of what changed. */
export interface SearchChange {
  readonly put: readonly SearchEntry[];
  readonly remove: readonly string[];
}

/** How many entries are mapped and copied to the worker at once, which takes the page's thread about two milliseconds. */
const PART = 400;

/**
 * Keeps what was last sent to the worker, so that only changes are sent.
 * @returns a generator of the parts of the next change, none when nothing changed. The caller must send every part, in order.
 */
export function followCatalogue(): (
  catalogue: Catalogue,
  tutorials: readonly Tutorial[],
) => Generator<SearchChange, void> {
  let products: ReadonlyMap<string, Product> = new Map();
  let places: ReadonlySet<string> = new Set();
  let sent: Catalogue | undefined;
  let sentTutorials: readonly Tutorial[] | undefined;

  return function* changes(catalogue, tutorials) {
    const sameNames = sent?.categories === catalogue.categories && sent.labels === catalogue.labels;
    const samePlaces = sameNames && sentTutorials === tutorials;
    if (samePlaces && sent?.products === catalogue.products) return;
    sent = catalogue;
    sentTutorials = tutorials;
    const known = products;
    products = new Map(catalogue.products.map((product) => [product.id, product]));
    // An unchanged product is the same object as before, so only what a feed touched is sent.
    const changed = catalogue.products.filter((product) => !sameNames || known.get(product.id) !== product);
    const gone = [...known.keys()].filter((id) => !products.has(id));
    if (!samePlaces) {
      const entries = [...listingEntries(catalogue), ...tutorials.map(tutorialEntry)];
      const next = new Set(entries.map(({ id }) => id));
      yield { put: entries, remove: [...gone, ...[...places].filter((id) => !next.has(id))] };
      places = next;
    } else if (gone.length > 0) yield { put: [], remove: gone };
    const entryOf = productEntries(catalogue);
    for (let at = 0; at < changed.length; at += PART) {
      yield { put: changed.slice(at, at + PART).map(entryOf), remove: [] };
    }
  };
}
