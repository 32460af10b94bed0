import { createProductSearch } from '#domain/search/product-search.ts';
import type { FromSearchWorker, ToSearchWorker } from './search-words.ts';

// Building the index takes a third of a second at ten thousand products: here, so that no key stroke waits for it.
const search = createProductSearch();

addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => {
  if (data.kind === 'find') {
    postMessage({ ticket: data.ticket, ids: search.find(data.query) } satisfies FromSearchWorker);
    return;
  }
  for (const id of data.remove) search.remove(id);
  for (const product of data.put) search.put(product);
});
