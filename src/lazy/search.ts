import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';
import { productEntries, shelfEntries } from './search-entries.ts';
import { PAGE_ENTRIES } from './search-pages.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-words.ts';

export interface SearchAnswer {
  readonly query: string;
  /** Ids of products, best first. */
  readonly ids: readonly string[];
  /** Everything found, best first: products by their id, pages and shelves by their address. */
  readonly hits: readonly SearchHit[];
}

/** The search engine, in a worker that starts with the first question. */
export interface Search {
  find(query: string, catalogue: Catalogue): Promise<SearchAnswer>;
}

let search: Search | undefined;

/** Searches the catalogue as it is now: the worker is first told what changed since its last question. */
export function searchProducts(query: string, catalogue: Catalogue): Promise<SearchAnswer> {
  search ??= startSearch();
  return search.find(query, catalogue);
}

function startSearch(): Search {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'busqueda' });
  const waiting = new Map<number, (hits: readonly SearchHit[]) => void>();
  let known: ReadonlyMap<string, unknown> = new Map();
  let told: Catalogue | undefined;
  let ticket = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.ticket)?.(data.hits);
    waiting.delete(data.ticket);
  });
  const tell = (message: ToSearchWorker): void => worker.postMessage(message);

  const update = (catalogue: Catalogue): void => {
    const sameNames = told?.categories === catalogue.categories && told.labels === catalogue.labels;
    if (sameNames && told?.products === catalogue.products) return;
    const entryOf = productEntries(catalogue);
    const shelves = sameNames ? [] : [...PAGE_ENTRIES, ...shelfEntries(catalogue)];
    const changed: SearchEntry[] = catalogue.products
      // An unchanged product is the same object as before, so only what a feed touched is sent.
      .filter((product) => !sameNames || known.get(product.id) !== product)
      .map(entryOf);
    const next = new Map<string, unknown>([
      ...(sameNames ? [...known].filter(([id]) => id.startsWith('/')) : shelves.map(({ id }) => [id, id] as const)),
      ...catalogue.products.map((product) => [product.id, product] as const),
    ]);
    tell({ kind: 'change', put: [...shelves, ...changed], remove: [...known.keys()].filter((id) => !next.has(id)) });
    known = next;
    told = catalogue;
  };

  return {
    find(query, catalogue) {
      update(catalogue);
      ticket += 1;
      const mine = ticket;
      return new Promise((resolve) => {
        waiting.set(mine, (hits) =>
          resolve({ query, hits, ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id) }),
        );
        tell({ kind: 'find', ticket: mine, query });
      });
    },
  };
}
