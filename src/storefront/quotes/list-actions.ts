import { ok } from '#domain/kernel/result.ts';
import { addWritten, type ChosenItem } from '#domain/quotes/add-written.ts';
import { addFreeLine, joinLists, type QuoteList, removeLine, setNote, setQuantity } from '#domain/quotes/quote-list.ts';
import type { QuoteClient } from '#lazy/quote-client.ts';
import { quoteStore } from '#store/quote-store.ts';
import { openQuoteClient, showListNotice, showListProblem, showQuoteFailure } from '../quote-list/quote-actions.ts';

type Command = Parameters<QuoteClient['change']>[0];

/** Does not wait for the write: the changed list comes back through the store. */
function change(command: Command, notice?: string): void {
  void openQuoteClient()
    .then(async (quotes) => {
      const { list: before } = quoteStore.getState();
      const changed = await quotes.change(command);
      if (!changed.ok) showListProblem(changed.error);
      else if (notice) showListNotice({ text: notice, before });
    })
    .catch(showQuoteFailure);
}

export function changeQuantity(key: string, pieces: number): void {
  change((list) => ok(setQuantity(list, key, pieces)));
}

export function changeNote(key: string, note: string): void {
  change((list) => setNote(list, key, note));
}

export function removeFromList(key: string, nombre: string): void {
  change((list) => ok(removeLine(list, key)), `Quitaste ${nombre}`);
}

export function addFreeText(text: string): void {
  change((list) => addFreeLine(list, text));
}

export function emptyList(): void {
  change(() => ok([]), 'Vaciaste tu lista');
}

export function restoreList(before: QuoteList): void {
  change(() => ok(before));
}

export function addShared(shared: QuoteList): void {
  change((list) => joinLists(list, shared), 'Agregamos la lista compartida a la tuya');
}

/** What was chosen for a written list; of a product, what was written stands in its note. */
export function addChosen(items: readonly ChosenItem[]): void {
  change(
    (list) => addWritten(list, items),
    items.length === 1 ? 'Agregamos 1 artículo' : `Agregamos ${items.length} artículos`,
  );
}

export function retryQuote(id: string): void {
  void openQuoteClient()
    .then((quotes) => quotes.retry(id))
    .catch(showQuoteFailure);
}

export function forgetQuote(id: string): void {
  void openQuoteClient()
    .then((quotes) => quotes.forget(id))
    .catch(showQuoteFailure);
}
