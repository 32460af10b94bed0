import { ok } from '#domain/kernel/result.ts';
import { addWritten, type ChosenItem } from '#domain/quotes/add-written.ts';
import { againText, joinEarlier } from '#domain/quotes/ask-again.ts';
import { findProduct } from '#domain/quotes/list-view.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { addFreeLine, joinLists, type QuoteList, removeLine, setNote, setQuantity } from '#domain/quotes/quote-list.ts';
import type { ListChange } from '#domain/quotes/undo-change.ts';
import type { QuoteClient } from '#lazy/quote-client.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import {
  openQuoteClient,
  showListNotice,
  showListProblem,
  showQuoteFailure,
  withQuotes,
} from '../quote-list/quote-actions.ts';

type Command = Parameters<QuoteClient['change']>[0];

/**
 * Nobody has to wait for the write: the changed list comes back through the store, and a refusal as a notice.
 * @returns whether the list was changed, for whoever has typed what a refused change would lose. Never rejects.
 */
async function change(command: Command, notice?: string | (() => string)): Promise<boolean> {
  try {
    const changed = await (await openQuoteClient()).change(command);
    if (!changed.ok) showListProblem(changed.error);
    else if (notice) showListNotice({ text: typeof notice === 'string' ? notice : notice(), undo: changed.value });
    return changed.ok;
  } catch (reason) {
    showQuoteFailure(reason);
    return false;
  }
}

export function changeQuantity(key: string, pieces: number): void {
  void change((list) => ok(setQuantity(list, key, pieces)));
}

export function changeNote(key: string, note: string): void {
  void change((list) => setNote(list, key, note));
}

export function removeFromList(key: string, nombre: string): void {
  void change((list) => ok(removeLine(list, key)), `Quitaste ${nombre}`);
}

/** Resolves with whether the list took it. */
export function addFreeText(text: string): Promise<boolean> {
  return change((list) => addFreeLine(list, text));
}

export function emptyList(): void {
  void change(() => ok([]), 'Vaciaste tu lista');
}

/** Where it cannot be undone now, it can be tried again: the reason is shown with the same button. */
export function undoInList(action: ListChange): void {
  withQuotes(async (quotes) => {
    const undone = await quotes.undo(action);
    if (!undone.ok) showListNotice({ text: quotes.problemText(undone.error), undo: action });
  });
}

/** Resolves with whether the list took all of it. */
export function addShared(shared: QuoteList): Promise<boolean> {
  return change((list) => joinLists(list, shared), 'Agregamos la lista compartida a la tuya');
}

/** The lines of an earlier request once more. Before the catalogue is known nothing counts as no longer sold. */
export function askAgain({ folio, lineas }: Pick<OutboxEntry, 'folio' | 'lineas'>): void {
  const { catalogue, products } = catalogueStore.getState();
  const find = products === 'known' ? findProduct(catalogue.products) : null;
  let text = '';
  void change(
    (list) => {
      const again = joinEarlier(list, lineas, (line) => !find || find(line) !== undefined);
      if (!again.ok) return again;
      text = againText(folio, again.value);
      return ok(again.value.list);
    },
    () => text,
  );
}

/** What was chosen for a written list; of a product, what was written stands in its note. Resolves with whether the list took all of it. */
export function addChosen(items: readonly ChosenItem[]): Promise<boolean> {
  return change(
    (list) => addWritten(list, items),
    items.length === 1 ? 'Agregamos 1 artículo' : `Agregamos ${items.length} artículos`,
  );
}

export function retryQuote(id: string): void {
  withQuotes((quotes) => quotes.retry(id));
}

export function forgetQuote(id: string): void {
  withQuotes((quotes) => quotes.forget(id));
}
