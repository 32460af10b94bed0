import { useStore } from 'zustand';
import { type ContactForm, emptyContact } from '#domain/quotes/contact-form.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

// In memory alone: who somebody is must not outlive the tab, and a browser writes what is kept for a session to the disk too.
const { store, write } = createOwnedStore<ContactForm>(emptyContact);

export const contactDraftStore = store;
export const claimContactDraftWriter = claimOnce(write);

/** What is written in the form for a quotation, whichever page shows it. */
export function useContactDraft(): ContactForm {
  return useStore(store);
}
