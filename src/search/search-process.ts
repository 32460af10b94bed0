import type { FromSearchWorker, ToSearchWorker } from './search-messages.ts';

let worker: Worker | undefined;
let first: { readonly query: string; readonly reply: Promise<FromSearchWorker> } | undefined;
let answered = (): void => {};

/** The first question was answered from what the last visit left, and the answer drawn; or there was nothing to answer it from. */
export const firstAnswer = new Promise<void>((resolve) => {
  answered = resolve;
});
export const tellFirstAnswer = (): void => answered();

/** The search worker. It reads the last visit's index as soon as it is there. */
export function openSearchWorker(): Worker {
  worker ??= new Worker(new URL('./worker/search-worker.ts', import.meta.url), { type: 'module', name: 'busqueda' });
  return worker;
}

/** Asks what the page opens with before it draws anything: the worker has the answer about when there is a screen to show it. */
export function askFirst(query: string): void {
  const asked = openSearchWorker();
  const reply = new Promise<FromSearchWorker>((resolve) => {
    const hear = ({ data }: MessageEvent<FromSearchWorker>): void => {
      if (data.ticket !== FIRST) return;
      asked.removeEventListener('message', hear);
      resolve(data);
    };
    asked.addEventListener('message', hear);
  });
  first = { query, reply };
  asked.postMessage({ kind: 'find', ticket: FIRST, query, bring: true } satisfies ToSearchWorker);
}
/** No later question has it. */
const FIRST = 0;

/** The answer to a question that {@link askFirst} has asked, once. */
export function takeFirst(query: string): Promise<FromSearchWorker> | undefined {
  const reply = first?.query === query ? first.reply : undefined;
  first = undefined;
  return reply;
}
