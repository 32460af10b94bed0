import type { ImportChoices, Thresholds } from '#domain/price-import/choices.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { FileForm, PriceAsks } from '#prices/price-messages.ts';
import { openPriceReader, type PriceReader } from '#prices/price-reader.ts';
import { productSources } from '../shared/use-products.ts';
import { caughtUp } from './caught-up.ts';
import { currentProducts } from './current-products.ts';
import { type AskedProposal, type Encoding, NO_FILE, withDecision } from './price-file.ts';
import { writeThresholds } from './thresholds.ts';
import { useOpenFile } from './use-open-file.ts';

/** What is known besides the file, as it is now. */
interface PriceFileFacts {
  readonly suppliers: readonly KnownSupplier[];
  /** What products cost the shop, in centavos by id. */
  readonly costs: () => ReadonlyMap<string, number>;
}

/** One price list from the file to the compared rows. Cells and rows stay in the worker; this keeps the questions and their answers. */
export function usePriceFile({ suppliers, costs }: PriceFileFacts) {
  const { state, setState, change, reader, answered, showReview, ask } = useOpenFile();
  const proposeFor = (open: PriceReader, decided: Partial<ImportChoices>): Promise<AskedProposal | null> =>
    answered(open.ask('propose', { decided, suppliers }));
  const current = (): CurrentList => currentProducts(productSources(), costs());

  /** Products as they are now, for the list that is open; a review is summed up again. */
  async function refresh(): Promise<void> {
    const open = reader.current();
    if (open) await showReview(open.setProducts(current()).then(() => open.ask('recount', null)));
  }

  /** What is known of suppliers' last lists by now. Nothing is proposed anew once a review shows what was agreed to. */
  async function learn(lists: Readonly<Record<string, string>>): Promise<void> {
    const { file, review, isComparing } = state;
    const open = reader.current();
    if (!file || !open) return;
    await answered(open.ask('lists', { lists }));
    if (review || isComparing) return showReview(open.ask('recount', null));
    const proposal = await proposeFor(open, file.decided);
    if (!proposal) return;
    setState((now) =>
      now.file?.decided === file.decided && !now.isComparing && !now.review
        ? { ...now, file: { ...now.file, proposal } }
        : now,
    );
  }

  async function open(blob: Blob, name: string, encoding?: Encoding): Promise<boolean> {
    const mine = reader.begin();
    change({ reading: name, problem: null, review: null, ...(!encoding && { file: null }) });
    const opened = await mine.open(blob, current(), encoding);
    // Another file was chosen meanwhile, or none, so this answer is no longer wanted.
    if (reader.current() !== mine) return false;
    if (!opened.ok) {
      change({ reading: null, problem: opened.error, file: null });
      return false;
    }
    const proposal = await proposeFor(mine, {});
    if (!proposal) return false;
    const { view } = opened.value;
    change({ reading: null, file: { name, blob, opened: opened.value, view, proposal, decided: {} } });
    return true;
  }

  async function decide(more: Partial<ImportChoices>): Promise<void> {
    const { file } = state;
    const open = reader.current();
    if (!file || !open) return;
    const next = withDecision(file, more);
    const { decided } = next;
    // The choice is shown at once; the worker answers a moment later whether every question is answered.
    change({ file: next, review: null });
    const proposal = await proposeFor(open, decided);
    if (!proposal) return;
    setState((now) => (now.file?.decided === decided ? { ...now, file: { ...now.file, proposal } } : now));
  }

  async function openSheet(sheet: number, header?: number | 'none'): Promise<void> {
    const { file } = state;
    const open = reader.current();
    if (!file || !open) return;
    const view = await answered(open.ask('sheet', { sheet, ...(header !== undefined && { header }) }));
    // Whoever opens a sheet, or points at its titles, means that one.
    const { factor } = file.decided;
    const decided = { sheet, ...(factor !== undefined && { factor }) };
    const proposal = view && (await proposeFor(open, decided));
    if (!proposal) return;
    change({ file: { ...file, view, proposal, decided }, review: null });
  }

  async function compare(thresholds = state.thresholds): Promise<void> {
    const { file } = state;
    const open = reader.current();
    if (!file || !open) return;
    change({ isComparing: true });
    await caughtUp();
    // The catalogue may have changed since the file was opened.
    const updated = open.setProducts(current());
    const review = await answered(
      updated.then(() => open.ask('review', { choices: file.proposal.choices, thresholds })),
    );
    if (!review) return;
    setState((now) => ({ ...now, review, thresholds, isComparing: false, version: now.version + 1 }));
  }

  return {
    state,
    open,
    decide,
    openSheet,
    compare,
    learn,
    refresh,
    /** Whose list this is, before it is compared. */
    setSupplier: (supplier: KnownSupplier | null) => ask('supplier', { supplier }),
    applied: () => ask('applied', null),
    articles: async () => (await ask('articles', null)) ?? [],
    missing: (form: FileForm) => ask('missing', { form }),
    async setThresholds(thresholds: Thresholds): Promise<void> {
      writeThresholds(thresholds);
      await compare(thresholds);
    },
    mark: (marks: PriceAsks['mark']['ask']) => showReview(reader.current()?.ask('mark', marks)),
    correct: (line: number, text: string | null) => showReview(reader.current()?.ask('correct', { line, text })),
    page: async (wanted: PriceAsks['page']['ask']) => (await ask('page', wanted)) ?? { total: 0, rows: [] },
    plan: () => ask('plan', null),
    /** Rejects without a worker, because an empty answer would be stored as an empty lot. */
    lot(number: number): Promise<readonly LotRow[]> {
      return reader.current()?.ask('lot', { number }) ?? Promise.reject(new Error('No list is open'));
    },
    errors: (form: FileForm) => ask('errors', { form }),
    aside: (form: FileForm) => ask('aside', { form }),
    template: (form: FileForm) => answered(readTemplate(current(), form)),
    close(): void {
      reader.close();
      change(NO_FILE);
    },
  };
}

/** Today's prices as a file, written by a worker of its own, because no file need be open. */
async function readTemplate(products: CurrentList, form: FileForm): Promise<Blob> {
  const own = openPriceReader();
  try {
    await own.setProducts(products);
    return await own.ask('template', { form });
  } finally {
    own.close();
  }
}

type CurrentList = ReturnType<typeof currentProducts>;
export type PriceFileTools = ReturnType<typeof usePriceFile>;
