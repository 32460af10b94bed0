import type { Product } from '#domain/catalogue/product.ts';
import type { ListProblem } from '#domain/quotes/quote-list.ts';
import { loadQuoteDesk, type QuoteDesk } from '#lazy/quote-desk.ts';
import { quoteSink, quoteStore, sayQuote } from '#store/quote-store.ts';

let opening: Promise<QuoteDesk> | undefined;

/** The one desk of this tab, opened when it is first needed. A failed load is forgotten, so that trying again tries again. */
export function openQuoteDesk(): Promise<QuoteDesk> {
  opening ??= loadQuoteDesk().then(({ openDesk }) => openDesk(quoteSink));
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

const problemText: Readonly<Record<ListProblem, string>> = {
  full: 'Tu lista está llena: caben 60 productos.',
  long: 'Tu lista ya no admite más texto. Acorta una nota.',
  empty: 'Escribe qué necesitas.',
};

export function sayProblem(problem: ListProblem): void {
  sayQuote({ text: problemText[problem] });
}

/** The desk could not be had (offline before its code was ever here): said, never swallowed. */
export function sayNoDesk(reason: unknown): void {
  console.warn('Lista de cotización', reason);
  sayQuote({ text: 'No se pudo abrir tu lista. Intenta de nuevo con conexión.' });
}

/** Nobody waits for it: the list shows the product as soon as the device has it. */
export function addToList(product: Product, pieces = 1): void {
  void openQuoteDesk()
    .then(async (desk) => {
      const { list: before } = quoteStore.getState();
      const added = await desk.add(product, pieces);
      if (added.ok) sayQuote({ text: `En tu lista: ${product.nombre}`, before });
      else sayProblem(added.error);
    })
    .catch(sayNoDesk);
}
