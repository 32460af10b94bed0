import type { FromSearchWorker, ToSearchWorker } from './search-messages.ts';

let worker: Worker | undefined;
let first: { readonly query: string; readonly reply: Promise<FromSearchWorker> } | undefined;
let answered = (): void => {};

/** Resolves once the first query was answered from the index of the last visit and the answer was drawn, or found nothing there. */
export const firstAnswer = new Promise<void>((resolve) => {
  answered = resolve;
});
export const markFirstAnswer = (): void => answered();

/** Starts the search worker, once. It begins at once to read the index that the last visit saved. */
export function openSearchWorker(): Worker {
  worker ??= startWorker();
  return worker;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker/search-worker.ts', import.meta.url), {
    type: 'module',
    name: 'busqueda',
  });
  // Its code could not be loaded, or it broke: it answers nothing more, and whoever asks next has another one.
  started.addEventListener('error', () => {
    // It may go on with its other messages, and with the memory of its index.
    started.terminate();
    if (worker !== started) return;
    worker = undefined;
    first = undefined;
  });
  return started;
}

/** Sends the query of a search page before anything is drawn, so that the worker answers at about the time that the screen is ready. */
export function askFirst(query: string): void {
  const asked = openSearchWorker();
  const reply = new Promise<FromSearchWorker>((resolve, reject) => {
    asked.addEventListener('error', reject);
    const onReply = ({ data }: MessageEvent<FromSearchWorker>): void => {
      if (data.ticket !== FIRST) return;
      asked.removeEventListener('message', onReply);
      resolve(data);
    };
    asked.addEventListener('message', onReply);
  });
  // Nobody may take it.
  reply.catch(() => {});
  first = { query, reply };
  asked.postMessage({ kind: 'find', ticket: FIRST, query, bring: true } satisfies ToSearchWorker);
}
/** The ticket of the first query; later ones count from 1. */
const FIRST = 0;

/** The reply to the query that {@link askFirst} sent. `undefined` for another query, and after it has been taken. */
export function takeFirst(query: string): Promise<FromSearchWorker> | undefined {
  const reply = first?.query === query ? first.reply : undefined;
  first = undefined;
  return reply;
}
