import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';

export interface QuoteState {
  readonly list: QuoteList;
  /** What was asked for from this device, the latest first. */
  readonly outbox: readonly OutboxEntry[];
  /** The desk is open: before that an empty list may still fill. */
  readonly known: boolean;
  /** Whether the device keeps the list when the tab closes. */
  readonly lasting: boolean;
  /** What the last touch did, to be said once. */
  readonly said: Saying | null;
}

export interface Saying {
  readonly text: string;
  /** The list as it was, where the touch can be undone. */
  readonly before?: QuoteList;
}

/** Only the desk writes the list and the outbox, for this tab and for what the others did. */
export const quoteStore = createStore<QuoteState>(() => ({
  list: [],
  outbox: [],
  known: false,
  lasting: true,
  said: null,
}));

export function useQuotes<T>(selector: (state: QuoteState) => T): T {
  return useStore(quoteStore, selector);
}

/** The store as the desk writes it. */
export const quoteSink = {
  list: (list: QuoteList): void => quoteStore.setState({ list, known: true }),
  outbox: (outbox: readonly OutboxEntry[]): void => quoteStore.setState({ outbox }),
  lasting: (lasting: boolean): void => quoteStore.setState({ lasting }),
};

export function sayQuote(said: Saying | null): void {
  quoteStore.setState({ said });
}
