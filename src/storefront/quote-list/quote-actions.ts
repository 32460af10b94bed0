import type { Product } from '#domain/catalogue/product.ts';
import type { ListProblem } from '#domain/quotes/quote-list.ts';
import { loadQuoteClient, type QuoteClient } from '#lazy/quote-client.ts';
import { claimQuoteWriter, type ListNotice } from '#store/quote-store.ts';

const write = claimQuoteWriter();
let opening: Promise<QuoteClient> | undefined;

/** The tab's single quote client, opened when first needed. After a failed load the next call tries again. */
export function openQuoteClient(): Promise<QuoteClient> {
  opening ??= loadQuoteClient().then(({ startQuoteClient }) => startQuoteClient(write));
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Says what was just done, for a while; `null` takes it back. */
export function showListNotice(notice: ListNotice | null): void {
  write.showNotice(notice);
}

/** Does something with the visitor's lists and requests. Nobody waits for it: a failure is said. */
export function withQuotes(work: (quotes: QuoteClient) => unknown): void {
  void openQuoteClient().then(work).catch(showQuoteFailure);
}

/** Says why the list was not changed. The sentences are in the late code, which has just refused. */
export function showListProblem(problem: ListProblem): void {
  withQuotes((quotes) => showListNotice({ text: quotes.problemText(problem) }));
}

/** Shows that the quote client could not be opened, for example offline before its code was ever loaded. */
export function showQuoteFailure(reason: unknown): void {
  console.warn('Lista de cotización', reason);
  showListNotice({ text: 'No se pudo abrir tu lista. Intenta de nuevo con conexión.' });
}

/** Does not wait for the write: the list shows the product once the device has stored it. */
export function addToList(product: Product, pieces = 1): void {
  withQuotes(async (quotes) => {
    const added = await quotes.add(product, pieces);
    if (added.ok) showListNotice({ text: `En tu lista: ${product.nombre}`, undo: added.value });
    else showListProblem(added.error);
  });
}
