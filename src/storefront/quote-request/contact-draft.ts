import { holdUpdates } from '#device/hold-updates.ts';
import { type ContactForm, emptyContact } from '#domain/quotes/contact-form.ts';
import { claimContactDraftWriter, contactDraftStore } from '#store/contact-draft-store.ts';

const write = claimContactDraftWriter();
let release: (() => void) | undefined;

/** Keeps what is typed until it is sent, also while the visitor is on another page. An update would load the tab again and lose it. */
export function changeDraft(change: Partial<ContactForm>): void {
  write(change);
  if (Object.values(contactDraftStore.getState()).some(Boolean)) release ??= holdUpdates();
  else clearDraft();
}

export function clearDraft(): void {
  write(emptyContact, true);
  release?.();
  release = undefined;
}
