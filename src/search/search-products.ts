import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedAdvice } from '#domain/catalogue/served-page.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { adviceOf } from './found-advice.ts';
import { type FoundPlace, placesOf } from './found-places.ts';
import { nextTask, taskInTurn } from './next-task.ts';
import { followCatalogue } from './search-changes.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-messages.ts';
import { markFirstAnswer, openSearchWorker, takeFirst } from './search-process.ts';

export interface SearchAnswer {
  readonly query: string;
  /** Ids of products, best first. */
  readonly ids: readonly string[];
  /** Listings, pages and tutorials, best first. */
  readonly places: readonly FoundPlace[];
  /** Similar words that have hits, where nothing was found. */
  readonly near: readonly string[];
  /** The products found, where the page has not read its catalogue yet. */
  readonly products: readonly Product[];
  /** What is said above the results. */
  readonly advice?: ServedAdvice | undefined;
}

/** The search engine in its worker, which starts with the first query or before it. */
export interface Search {
  prepare(catalogue: Catalogue): Promise<void>;
  find(query: string, catalogue: Catalogue, tutorials: readonly Tutorial[], onEarly?: OnEarly): Promise<SearchAnswer>;
}
/** Called with what the index of the last visit finds, before the current catalogue has been sent to the worker. */
type OnEarly = (answer: SearchAnswer) => void;

let search: Search | undefined;
const NO_TUTORIALS: readonly Tutorial[] = [];

/**
 * Searches the current catalogue: what changed since the last query is sent to the worker first. The first query of a visit need not wait for
 * that: `onEarly` is called with what the index of the last visit finds, if there is one and it finds anything.
 */
export function searchProducts(
  query: string,
  catalogue: Catalogue,
  tutorials: readonly Tutorial[] = NO_TUTORIALS,
  onEarly?: OnEarly,
): Promise<SearchAnswer> {
  return withSearch((asked) => asked.find(query, catalogue, tutorials, onEarly));
}

/**
 * Starts the worker and sends it the catalogue before anybody asks, so that the first query waits for neither.
 * @returns resolves once the worker has indexed it
 */
export function prepareProductSearch(catalogue: Catalogue): Promise<void> {
  return withSearch((asked) => asked.prepare(catalogue));
}

const PAUSE_MS = 3000;

/** Asks a new worker once where one has broken, or where its code was lost on the way, as on a network that changes. */
async function withSearch<T>(work: (asked: Search) => Promise<T>): Promise<T> {
  search ??= startSearch();
  return work(search).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    search ??= startSearch();
    return work(search);
  });
}

interface Waiting {
  readonly resolve: (answer: FromSearchWorker) => void;
  readonly reject: (reason: Event) => void;
}

function startSearch(): Search {
  const worker = openSearchWorker();
  const waiting = new Map<number, Waiting>();
  const changes = followCatalogue();
  // The worker begins with the words that the device keeps, so nothing is sent until the page knows some.
  let words: Catalogue['words'];
  let sending: Promise<void> | undefined;
  let isWhole = false;
  let first: { readonly query: string; readonly found: FromSearchWorker } | undefined;
  let ticket = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.ticket)?.resolve(data);
    waiting.delete(data.ticket);
  });
  worker.addEventListener('error', (event) => {
    search = undefined;
    for (const { reject } of waiting.values()) reject(event);
  });
  const send = (message: ToSearchWorker): void => worker.postMessage(message);

  // In parts, because copying ten thousand entries in one message would block the page for longer than a frame.
  const sendChanges = async (
    catalogue: Catalogue,
    tutorials: readonly Tutorial[],
    pause: () => Promise<void>,
  ): Promise<void> => {
    let isFirst = true;
    for (const change of changes(catalogue, tutorials)) {
      if (!isFirst) await pause();
      isFirst = false;
      send({ kind: 'change', ...change });
    }
    // Last, so that whoever waits for this asks with these words.
    if (catalogue.words !== words) {
      words = catalogue.words;
      send({ kind: 'words', words: words ?? [] });
    }
    // While the page still reads its catalogue it cannot say that this is all, so the entries of the last visit stay in the index.
    if (isWhole || catalogue.products.length === 0) return;
    isWhole = true;
    send({ kind: 'whole' });
  };

  const ask = (query: string): Promise<FromSearchWorker> => {
    ticket += 1;
    const mine = ticket;
    return new Promise((resolve, reject) => {
      waiting.set(mine, { resolve, reject });
      send({ kind: 'find', ticket: mine, query, bring: false });
    });
  };

  return {
    async prepare(catalogue) {
      sending = (sending ?? Promise.resolve()).then(() => sendChanges(catalogue, NO_TUTORIALS, taskInTurn));
      await sending;
      // The worker answers in order, so behind all that was sent.
      await ask('');
    },
    async find(query, catalogue, tutorials, onEarly) {
      const answerOf = ({ hits, near, products, advice }: FromSearchWorker): SearchAnswer => ({
        query,
        ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id),
        places: placesOf(hits, catalogue, tutorials),
        near,
        products,
        advice: adviceOf(advice, catalogue, tutorials, products),
      });
      sending ??= (takeFirst(query) ?? ask(query)).then(async (found) => {
        first = { query, found };
        if (found.hits.length > 0 && onEarly) {
          onEarly(answerOf(found));
          // The answer is drawn first, because sending the catalogue to the worker takes time on the page's thread.
          await nextFrame();
        }
        markFirstAnswer();
      });
      sending = sending.then(() => sendChanges(catalogue, tutorials, nextTask));
      await sending;
      // A second query for the same text would not contain the products, and the page has not read its catalogue yet.
      if (!isWhole && first?.query === query) return answerOf(first.found);
      return answerOf(await ask(query));
    },
  };
}

/** With a time limit, because a hidden tab draws no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
