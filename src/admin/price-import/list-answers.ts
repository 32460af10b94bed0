import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { DraftHead } from '#prices/price-draft.ts';
import type { FileForm, PriceAsk, PriceAsks } from '#prices/price-messages.ts';
import type { PriceReader } from '#prices/price-reader.ts';

type Ask = <Kind extends PriceAsk>(
  kind: Kind,
  what: PriceAsks[Kind]['ask'],
) => Promise<PriceAsks[Kind]['answer'] | null>;

/** What the screens ask of the open list and mark in it. Nothing here changes which file, sheet or columns are meant. */
export function listAnswers(
  ask: Ask,
  showReview: (coming: Promise<Review> | undefined) => Promise<void>,
  current: () => PriceReader | null,
) {
  return {
    isOpen: (): boolean => current() !== null,
    /** Keeps on the device how far the list has come; nothing waits for it. */
    keep: (head: DraftHead) => void ask('keep', head),
    /** Whose list this is, before it is compared. */
    setSupplier: (supplier: KnownSupplier | null) => ask('supplier', { supplier }),
    /** Whose list this is said to be, after it was compared: known late where the page has just been opened. */
    async agreeOn(supplier: KnownSupplier): Promise<void> {
      await ask('supplier', { supplier });
      await showReview(current()?.ask('recount', null));
    },
    applied: () => ask('applied', null),
    articles: async () => (await ask('articles', null)) ?? [],
    missing: (form: FileForm) => ask('missing', { form }),
    mark: (marks: PriceAsks['mark']['ask']) => showReview(current()?.ask('mark', marks)),
    correct: (line: number, text: string | null) => showReview(current()?.ask('correct', { line, text })),
    page: async (wanted: PriceAsks['page']['ask']) => (await ask('page', wanted)) ?? { total: 0, rows: [] },
    plan: () => ask('plan', null),
    /** Rejects without a worker, because an empty answer would be stored as an empty lot. */
    lot(number: number): Promise<readonly LotRow[]> {
      return current()?.ask('lot', { number }) ?? Promise.reject(new Error('No list is open'));
    },
    errors: (form: FileForm) => ask('errors', { form }),
    aside: (form: FileForm) => ask('aside', { form }),
  };
}
