import { createSearchEngine, restoreSearchEngine, type SearchEngine } from '#domain/search/search-engine.ts';
import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';
import { vocabulary } from '#domain/search/vocabulary/vocabulary.ts';
import { type FindCopied, openCopiedProducts } from '#mirror/copied-products.ts';
import type { FromSearchWorker, NamedHit, ToSearchWorker } from '../search-messages.ts';
import { dropSearchCopy, readSearchCopy, saveSearchCopy } from './search-copy.ts';
import { PAGE_ENTRIES } from './search-pages.ts';

// Building the index takes a third of a second at ten thousand products: here, so that no key stroke waits for it, and from the index that
// the last visit left where there is one. The page then tells its whole catalogue all the same: what is in the index already costs a
// comparison, and no fingerprint could be as exact.

/** Saving takes a tenth of a second in which nobody gets an answer: only when nobody has asked for so long. */
const SAVE_AFTER = 2500;

const started = start();
const bringNothing: FindCopied = async () => [];
addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => {
  // Read while the index is made ready.
  const bring = data.kind === 'find' && data.bring ? openCopiedProducts() : bringNothing;
  // In their order: the listeners of one promise run as they were added.
  void started.then((answer) => answer(data, bring));
});

const pageTitles = new Map(PAGE_ENTRIES.map(({ id, title }) => [id, title]));

function withTitle(hit: SearchHit): NamedHit {
  const title = hit.kind === 'page' ? pageTitles.get(hit.id) : undefined;
  return title === undefined ? hit : { ...hit, title };
}

type Answer = (message: ToSearchWorker, bring: FindCopied) => void;

async function start(): Promise<Answer> {
  // A browser that keeps nothing searches all the same.
  const reading = readSearchCopy().catch(() => undefined);
  // Meanwhile.
  vocabulary();
  const saved = await reading;
  const restored = restoreSearchEngine(saved);
  if (saved !== undefined && !restored) await dropSearchCopy().catch(() => {});
  return serve(restored ?? createSearchEngine());
}

function serve(search: SearchEngine): Answer {
  /** What the page has told so far; `null` once it has told all. */
  let told: Set<string> | null = new Set();
  let isUnsaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (id: string): void => {
    isUnsaved = true;
    search.remove(id);
  };
  const save = (): void => {
    if (!isUnsaved || told) return;
    isUnsaved = false;
    saveSearchCopy(search.save()).catch((reason: unknown) => console.warn('Índice no guardado', reason));
  };

  const put = (entry: SearchEntry): void => {
    told?.add(entry.id);
    if (search.put(entry)) isUnsaved = true;
  };
  let hasPages = false;
  /** With the page's first change and not before: an index that knows nothing but pages would answer every question with one. */
  const putPages = (): void => {
    if (!hasPages) PAGE_ENTRIES.forEach(put);
    hasPages = true;
  };

  return (message, bring) => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER);
    if (message.kind === 'find') {
      const { ticket, query } = message;
      const hits = search.find(query).map(withTitle);
      const near = hits.length === 0 ? search.near(query) : [];
      const ids = hits.flatMap(({ id, kind }) => (kind === 'product' ? [id] : []));
      void bring(ids).then((products) => postMessage({ ticket, hits, near, products } satisfies FromSearchWorker));
      return;
    }
    if (message.kind === 'whole') {
      // What the last visit knew and this one does not is no longer sold.
      for (const id of search.ids()) if (told && !told.has(id)) remove(id);
      told = null;
      return;
    }
    for (const id of message.remove) remove(id);
    putPages();
    message.put.forEach(put);
  };
}
