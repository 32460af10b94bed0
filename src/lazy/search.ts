import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-words.ts';

export interface SearchAnswer {
  readonly query: string;
  /** Ids of products, best first. */
  readonly ids: readonly string[];
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
  const waiting = new Map<number, (ids: readonly string[]) => void>();
  let known: ReadonlyMap<string, Product> = new Map();
  let names: Pick<Catalogue, 'categories' | 'labels'> | undefined;
  let products: Catalogue['products'] | undefined;
  let ticket = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.ticket)?.(data.ids);
    waiting.delete(data.ticket);
  });
  const tell = (message: ToSearchWorker): void => worker.postMessage(message);

  const update = (catalogue: Catalogue): void => {
    const sameNames = names?.categories === catalogue.categories && names.labels === catalogue.labels;
    if (sameNames && products === catalogue.products) return;
    const groupNames = namesOfGroups(catalogue);
    const next = new Map(catalogue.products.map((product) => [product.id, product]));
    tell({
      kind: 'change',
      // An unchanged product is the same object as before, so only what a feed touched is sent and indexed again.
      put: catalogue.products
        .filter((product) => !sameNames || known.get(product.id) !== product)
        .map(({ id, nombre, clave, marca, modelo, ...product }) => ({
          id,
          nombre,
          clave,
          marca,
          modelo,
          grupos: groupNames(product).join(' '),
        })),
      remove: [...known.keys()].filter((id) => !next.has(id)),
    });
    known = next;
    names = catalogue;
    products = catalogue.products;
  };

  return {
    find(query, catalogue) {
      update(catalogue);
      ticket += 1;
      const mine = ticket;
      return new Promise((resolve) => {
        waiting.set(mine, (ids) => resolve({ query, ids }));
        tell({ kind: 'find', ticket: mine, query });
      });
    },
  };
}

function namesOfGroups({
  categories,
  labels,
}: Catalogue): (product: Pick<Product, 'unicID' | 'etiquetas'>) => string[] {
  const categoryNames = new Map(categories.map(({ unicID, name }) => [unicID, name]));
  const labelNames = new Map(labels.map(({ id, nombre }) => [id, nombre]));
  return ({ unicID, etiquetas }) => [
    ...etiquetas.map((id) => labelNames.get(id) ?? ''),
    categoryNames.get(unicID) ?? '',
  ];
}
