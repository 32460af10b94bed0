import type { Thresholds } from '#domain/price-import/choices.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { DraftHead } from '#prices/price-draft.ts';
import type { PriceReader } from '#prices/price-reader.ts';
import type { PriceFile } from './price-file.ts';

/** The list at the step it was left at, or the sentence why its file cannot be read any more. */
export type Reopened =
  | { readonly ok: true; readonly file: PriceFile; readonly review: Review | null }
  | { readonly ok: false; readonly problem: string };

interface KeptList {
  readonly head: DraftHead;
  readonly bytes: ArrayBuffer;
}

/** What of the shop a list is compared with today. */
interface ComparedWith {
  readonly products: readonly CurrentProduct[];
  readonly suppliers: readonly KnownSupplier[];
  readonly thresholds: Thresholds;
}

/** Opens a list that was kept on the device, and compares it again with the same choices where it had been compared. */
export async function reopenList(
  reader: PriceReader,
  { head, bytes }: KeptList,
  { products, suppliers, thresholds }: ComparedWith,
): Promise<Reopened> {
  const { id, name, sheet, header, encoding, decided } = head;
  const blob = new Blob([bytes]);
  const opened = await reader.open({ blob, id, name, isKept: true }, products, encoding);
  if (!opened.ok) return { ok: false, problem: opened.error };
  const isFirstView = header === null && opened.value.view.sheet === sheet;
  const view = isFirstView
    ? opened.value.view
    : await reader.ask('sheet', { sheet, ...(header !== null && { header }) });
  const proposal = await reader.ask('propose', { decided, suppliers });
  const file: PriceFile = { name, blob, draft: id, opened: opened.value, view, header, encoding, proposal, decided };
  if (head.step !== 'revision' || !proposal.isReady) return { ok: true, file, review: null };

  // If the comparison ends the worker, or the browser, the list is opened at its columns next time.
  await reader.ask('keep', { ...head, step: 'columnas' });
  // What was compared stands, also where the catalogue would lead to another proposal today.
  const choices = { ...proposal.choices, ...decided };
  const review = await reader.ask('review', { choices, thresholds });
  return { ok: true, file: { ...file, proposal: { ...proposal, choices } }, review };
}
