import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { SearchHit } from '#domain/search/search-entry.ts';
import { followCatalogue } from './search-changes.ts';
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
  const changes = followCatalogue();
  let telling: Promise<void> = Promise.resolve();
  let ticket = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.ticket)?.(data.hits);
    waiting.delete(data.ticket);
  });
  const tell = (message: ToSearchWorker): void => worker.postMessage(message);

  // Ten thousand entries in one message would hold the page for longer than a frame.
  const tellChanges = async (catalogue: Catalogue): Promise<void> => {
    let isFirst = true;
    for (const change of changes(catalogue)) {
      if (!isFirst) await nextTurn();
      isFirst = false;
      tell({ kind: 'change', ...change });
    }
  };

  return {
    async find(query, catalogue) {
      telling = telling.then(() => tellChanges(catalogue));
      await telling;
      ticket += 1;
      const mine = ticket;
      const hits = await new Promise<readonly SearchHit[]>((resolve) => {
        waiting.set(mine, resolve);
        tell({ kind: 'find', ticket: mine, query });
      });
      return { query, hits, ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id) };
    },
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
