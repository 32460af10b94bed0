import { useStore } from 'zustand';
import type { PrivateDocuments } from '#domain/staff/products/private-documents.ts';
import type { Knowledge } from './catalogue-store.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface PrivateDocumentsState {
  /** `known`: all of them, from this device's copy or the server. Before that a missing one means nothing. */
  readonly knowledge: Knowledge;
  readonly byId: PrivateDocuments;
}

const { store, write } = createOwnedStore<PrivateDocumentsState>({ knowledge: 'waiting', byId: new Map() });

/** What only staff may know of the products, as the server has it, without unsent edits. Empty unless a member of staff is signed in. */
export const privateDocumentsStore = store;
export const claimPrivateDocumentsWriter = claimOnce(write);

export function usePrivateDocuments<T>(selector: (state: PrivateDocumentsState) => T): T {
  return useStore(privateDocumentsStore, selector);
}
