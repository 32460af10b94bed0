import { addMany, type ListItem } from '#domain/quotes/add-many.ts';
import { openQuoteClient, showListNotice, showListProblem, showQuoteFailure } from '../quote-list/quote-actions.ts';

/** Does not wait for the write: the list shows them once the device has stored them. One undo takes all of them back. */
export function addItems(items: readonly ListItem[]): void {
  void openQuoteClient()
    .then(async (quotes) => {
      const added = await quotes.change((list) => addMany(list, items));
      if (!added.ok) return showListProblem(added.error);
      const pieces = items.reduce((sum, item) => sum + item.pieces, 0);
      return showListNotice({
        text: `En tu lista: ${pieces === 1 ? 'una pieza' : `${pieces} piezas`} del cálculo`,
        undo: added.value,
      });
    })
    .catch(showQuoteFailure);
}
