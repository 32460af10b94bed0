let worker: Worker | undefined;

/** The search worker. Started before the page draws where a search is what it opens with: its index is then read meanwhile. */
export function openSearchWorker(): Worker {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'busqueda' });
  return worker;
}
