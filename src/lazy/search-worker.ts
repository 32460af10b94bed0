import { createSearchEngine } from '#domain/search/search-engine.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-words.ts';

// Building the index takes half a second at ten thousand products: here, so that no key stroke waits for it. A stored index will come in by
// restoreSearchEngine instead; the page's first change then costs a comparison per entry, and only what differs is indexed.
const search = createSearchEngine();

addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => {
  if (data.kind === 'find') {
    postMessage({ ticket: data.ticket, hits: search.find(data.query) } satisfies FromSearchWorker);
    return;
  }
  for (const id of data.remove) search.remove(id);
  for (const entry of data.put) search.put(entry);
});
