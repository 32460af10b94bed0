import { withPriceNote } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { type ContactForm, type ContactProblems, readContact } from '#domain/quotes/contact-form.ts';
import { type ListView, refreshed } from '#domain/quotes/list-view.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { withProduct } from '#domain/quotes/quote-list.ts';
import type { QuoteOrigin } from '#domain/quotes/quote-origin.ts';
import { connectionStore } from '#store/connection-store.ts';
import { profileStore } from '#store/profile-store.ts';
import { openQuoteClient, showListNotice } from '../quote-list/quote-actions.ts';
import { listViewNow } from '../quote-list/use-list-view.ts';

export interface QuoteDraft {
  readonly form: ContactForm;
  /** Requested with the list, though it is not on it. */
  readonly named: Product | undefined;
  readonly origin: QuoteOrigin;
  /** A honeypot: the field is hidden, so only machines fill it. */
  readonly trap: string;
}

export type DraftProblem = ContactProblems | 'trap';

/**
 * Submits the request to the outbox, or returns what the visitor has to correct. The lines are those of the list now and not those that were
 * rendered, because a press that leaves a field is handled before what was typed there is on the screen. Only what was submitted is taken off the
 * list: a line added meanwhile in another tab stays.
 */
export async function sendDraft({ form, named, origin, trap }: QuoteDraft): Promise<Result<OutboxEntry, DraftProblem>> {
  const quotes = await openQuoteClient();
  const view = listViewNow(withProduct(await quotes.present(), named));
  const contact = readContact(form, view.lines.length === 0);
  if (!contact.ok) return contact;
  if (trap !== '') return err('trap');
  const mensaje = withPriceNote(contact.value.mensaje, {
    hasPrices: hasPrices(view),
    confirmedAt: connectionStore.getState().confirmedAt,
    today: shopDayOf(Date.now()),
  });
  const lineas = refreshed(view);
  const entry = await quotes.send({
    contacto: { ...contact.value, mensaje },
    lineas,
    origen: origin,
    avisoVersion: profileStore.getState().privacyVersion,
  });
  await quotes.afterRequest(new Set(lineas.map(({ key }) => key)));
  // To undo what was done to the list would begin another.
  showListNotice(null);
  return ok(entry);
}

export function hasPrices({ lines }: ListView): boolean {
  return lines.some(({ price }) => price !== null);
}
