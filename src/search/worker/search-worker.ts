import { createSearchEngine, restoreSearchEngine, type SearchEngine } from '#domain/search/search-engine.ts';
import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';
import { vocabulary } from '#domain/search/vocabulary/vocabulary.ts';
import { type FindCopied, openCopiedProducts } from '#mirror/copied-products.ts';
import { readCopiedWords } from '#mirror/copied-words.ts';
import type { FromSearchWorker, NamedHit, ToSearchWorker } from '../search-messages.ts';
import { PAGE_ENTRIES } from '../search-pages.ts';
import { dropSearchCopy, readSearchCopy, saveSearchCopy } from './search-copy.ts';

// Building the index of ten thousand products takes a third of a second, so it happens in a worker, where no key stroke waits for it. It starts
// from the index that the last visit saved. The page still sends its whole catalogue: an entry that has not changed costs a comparison only, and
// is compared exactly.

/** Milliseconds without a message before the index is saved, because saving takes a tenth of a second in which no query is answered. */
const SAVE_AFTER = 2500;

const started = start().catch((reason: unknown) => {
  // What another version of the site kept may not be readable. Whoever asks is answered without it.
  console.warn('Búsqueda sin lo guardado', reason);
  return serve(createSearchEngine());
});
const bringNothing: FindCopied = async () => [];
addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => {
  // Opened now, so that the copy is read while the index is still being prepared.
  const bring = data.kind === 'find' && data.bring ? openCopiedProducts() : bringNothing;
  // Messages are handled in order, because the callbacks of one promise run in the order in which they were added.
  void started
    .then((answer) => answer(data, bring))
    .catch((reason: unknown) => {
      // A rejection alone would leave whoever asked waiting. An error is told to the page, which asks another worker.
      if (data.kind === 'find') reportError(reason);
      else console.warn('Búsqueda sin lo nuevo', reason);
    });
});

const pageTitles = new Map(PAGE_ENTRIES.map(({ id, title }) => [id, title]));

function withTitle(hit: SearchHit): NamedHit {
  const title = hit.kind === 'page' ? pageTitles.get(hit.id) : undefined;
  return title === undefined ? hit : { ...hit, title };
}

type Answer = (message: ToSearchWorker, bring: FindCopied) => void;

async function start(): Promise<Answer> {
  // Search works without storage too.
  const reading = readSearchCopy().catch(() => undefined);
  const readingWords = readCopiedWords();
  // Prepared while the saved index is being read.
  vocabulary();
  const saved = await reading;
  const restored = restoreSearchEngine(saved);
  if (saved !== undefined && !restored) await dropSearchCopy().catch(() => {});
  const search = restored ?? createSearchEngine();
  search.useWords((await readingWords).words);
  return serve(search);
}

function serve(search: SearchEngine): Answer {
  /** The ids of the entries that the page has sent; `null` once it has sent its whole catalogue. */
  let received: Set<string> | null = new Set();
  let isUnsaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (id: string): void => {
    isUnsaved = true;
    search.remove(id);
  };
  const save = (): void => {
    if (!isUnsaved || received) return;
    isUnsaved = false;
    saveSearchCopy(search.save()).catch((reason: unknown) => console.warn('Índice no guardado', reason));
  };

  const put = (entry: SearchEntry): void => {
    received?.add(entry.id);
    if (search.put(entry)) isUnsaved = true;
  };
  let hasPages = false;
  /** Called with the first change: before it the index would contain pages only, and answer every query with one. */
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
      const advice = search.advice(query);
      const offered = advice?.guide?.options.map(({ id }) => id) ?? [];
      void bring([...ids, ...offered]).then((products) =>
        postMessage({ ticket, hits, near, products, advice } satisfies FromSearchWorker),
      );
      return;
    }
    if (message.kind === 'words') {
      search.useWords(message.words);
      return;
    }
    if (message.kind === 'whole') {
      // A product of the last visit that the page did not send is no longer sold.
      for (const id of search.ids()) if (received && !received.has(id)) remove(id);
      received = null;
      return;
    }
    for (const id of message.remove) remove(id);
    putPages();
    message.put.forEach(put);
  };
}
