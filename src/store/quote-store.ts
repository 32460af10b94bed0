import { useStore } from 'zustand';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import type { ListChange } from '#domain/quotes/undo-change.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface QuoteState {
  readonly list: QuoteList;
  /** The requests made on this device, the latest first. */
  readonly outbox: readonly OutboxEntry[];
  /** Whether the list was read from the device: before that an empty list means nothing. */
  readonly known: boolean;
  /** Whether the device keeps the list when the tab closes. */
  readonly lasting: boolean;
  /** The notice about the last action, shown once. */
  readonly notice: ListNotice | null;
}

export interface ListNotice {
  readonly text: string;
  /** What the action did, where it can be undone. */
  readonly undo?: ListChange;
}

const { store, write } = createOwnedStore<QuoteState>({
  list: [],
  outbox: [],
  known: false,
  lasting: true,
  notice: null,
});

export const claimQuoteWriter = claimOnce({
  list: (list: QuoteList): void => write({ list, known: true }),
  outbox: (outbox: readonly OutboxEntry[]): void => write({ outbox }),
  lasting: (lasting: boolean): void => write({ lasting }),
  showNotice: (notice: ListNotice | null): void => write({ notice }),
});

/** The visitor's list and requests, as this and the other tabs changed them. */
export function useQuotes<T>(selector: (state: QuoteState) => T): T {
  return useStore(store, selector);
}
