import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { followCatalogue } from './search-changes.ts';
import { type Shelf, shelvesOf, tutorialAddress } from './search-entries.ts';
import type { FromSearchWorker, NamedHit, ToSearchWorker } from './search-messages.ts';
import { openSearchWorker, takeFirst, tellFirstAnswer } from './search-process.ts';

/** A shelf of the catalogue, a page of the shop or a tutorial that answers a query. */
export interface FoundPlace extends Shelf {
  readonly kind: 'category' | 'page' | 'tutorial';
}

export interface SearchAnswer {
  readonly query: string;
  /** Ids of products, best first. */
  readonly ids: readonly string[];
  /** Shelves and pages, best first. */
  readonly places: readonly FoundPlace[];
  /** Words to try where nothing at all was found. */
  readonly near: readonly string[];
  /** The articles themselves, where the page does not know its catalogue yet. */
  readonly products: readonly Product[];
}

/** The search engine, in a worker that starts with the first question. */
export interface Search {
  find(query: string, catalogue: Catalogue, tutorials: readonly Tutorial[], onEarly?: OnEarly): Promise<SearchAnswer>;
}
/** Hears what the index of the last visit answers, before the worker knows the catalogue of this one. */
type OnEarly = (answer: SearchAnswer) => void;

let search: Search | undefined;
const NO_TUTORIALS: readonly Tutorial[] = [];

/**
 * Searches the catalogue as it is now: the worker is first told what changed since its last question. The very first question need not wait
 * for that: `onEarly` gets what the last visit's index finds, where there is one and it finds anything.
 */
export function searchProducts(
  query: string,
  catalogue: Catalogue,
  tutorials: readonly Tutorial[] = NO_TUTORIALS,
  onEarly?: OnEarly,
): Promise<SearchAnswer> {
  search ??= startSearch();
  return search.find(query, catalogue, tutorials, onEarly);
}

function startSearch(): Search {
  const worker = openSearchWorker();
  const waiting = new Map<number, (answer: FromSearchWorker) => void>();
  const changes = followCatalogue();
  let telling: Promise<void> | undefined;
  let isWhole = false;
  let first: { readonly query: string; readonly found: FromSearchWorker } | undefined;
  let ticket = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.ticket)?.(data);
    waiting.delete(data.ticket);
  });
  const tell = (message: ToSearchWorker): void => worker.postMessage(message);

  // Ten thousand entries in one message would hold the page for longer than a frame.
  const tellChanges = async (catalogue: Catalogue, tutorials: readonly Tutorial[]): Promise<void> => {
    let isFirst = true;
    for (const change of changes(catalogue, tutorials)) {
      if (!isFirst) await nextTurn();
      isFirst = false;
      tell({ kind: 'change', ...change });
    }
    // Asked while the catalogue is still being read, the page does not know it whole and the index of the last visit stands.
    if (isWhole || catalogue.products.length === 0) return;
    isWhole = true;
    tell({ kind: 'whole' });
  };

  const ask = (query: string): Promise<FromSearchWorker> => {
    ticket += 1;
    const mine = ticket;
    return new Promise((resolve) => {
      waiting.set(mine, resolve);
      tell({ kind: 'find', ticket: mine, query, bring: false });
    });
  };

  return {
    async find(query, catalogue, tutorials, onEarly) {
      const answerOf = ({ hits, near, products }: FromSearchWorker): SearchAnswer => ({
        query,
        ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id),
        places: placesOf(hits, catalogue, tutorials),
        near,
        products,
      });
      telling ??= (takeFirst(query) ?? ask(query)).then(async (found) => {
        first = { query, found };
        if (found.hits.length > 0 && onEarly) {
          onEarly(answerOf(found));
          // What was found is drawn before the page reads its catalogue and goes through it for the worker.
          await nextFrame();
        }
        tellFirstAnswer();
      });
      telling = telling.then(() => tellChanges(catalogue, tutorials));
      await telling;
      // Asked again, it would come without the articles, and the page has no others yet.
      if (!isWhole && first?.query === query) return answerOf(first.found);
      return answerOf(await ask(query));
    },
  };
}

function placesOf(hits: readonly NamedHit[], catalogue: Catalogue, tutorials: readonly Tutorial[]): FoundPlace[] {
  const shelves = shelvesOf(catalogue).map((shelf): FoundPlace => ({ kind: 'category', ...shelf }));
  const guides = tutorials.map(
    ({ titulo, slug }): FoundPlace => ({
      kind: 'tutorial',
      name: titulo,
      href: tutorialAddress(slug),
      within: 'Tutorial',
    }),
  );
  const byHref = new Map([...shelves, ...guides].map((place) => [place.href, place]));
  return hits.flatMap(({ id, kind, title }): FoundPlace | [] => {
    if (kind === 'product') return [];
    if (kind === 'page') return title === undefined ? [] : { kind, name: title, href: id };
    return byHref.get(id) ?? [];
  });
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A hidden tab draws no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
