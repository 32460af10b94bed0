import { useState } from 'react';
import type { ImportChoices, Thresholds } from '#domain/price-import/choices.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { DraftHead } from '#prices/price-draft.ts';
import type { FileForm, PriceAsk, PriceAsks } from '#prices/price-messages.ts';
import { openPriceReader, type PriceReader, PriceReaderEnded } from '#prices/price-reader.ts';
import { productSources } from '../shared/use-products.ts';
import { caughtUp } from './caught-up.ts';
import { currentProducts } from './current-products.ts';
import { type AskedProposal, type Encoding, type FileState, NO_FILE, withDecision } from './price-file.ts';
import { reopenList } from './reopen-list.ts';
import { readThresholds, writeThresholds } from './thresholds.ts';
import { usePriceReader } from './use-price-reader.ts';

/** What is known besides the file, as it is now. */
interface PriceFileFacts {
  readonly suppliers: readonly KnownSupplier[];
  /** What products cost the shop, in centavos by id. */
  readonly costs: () => ReadonlyMap<string, number>;
}

/** One price list from the file to the compared rows. Cells and rows stay in the worker; this keeps the questions and their answers. */
export function usePriceFile({ suppliers, costs }: PriceFileFacts) {
  const [state, setState] = useState<FileState>(() => ({ ...NO_FILE, thresholds: readThresholds() }));
  const reader = usePriceReader();
  const change = (next: Partial<FileState>): void => setState((now) => ({ ...now, ...next }));

  /** What the worker answers. `null` when it has ended instead: then its file is closed and the reason shown. */
  async function answered<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (reason) {
      if (!(reason instanceof PriceReaderEnded)) throw reason;
      reader.forget();
      change({ ...NO_FILE, problem: reason.message });
      return null;
    }
  }
  const proposeFor = (open: PriceReader, decided: Partial<ImportChoices>): Promise<AskedProposal | null> =>
    answered(open.ask('propose', { decided, suppliers }));
  const current = (): CurrentList => currentProducts(productSources(), costs());

  /** Products as they are now, for the list that is open; a review is summed up again. */
  async function refresh(): Promise<void> {
    const open = reader.current();
    if (!open) return;
    const updated = open.setProducts(current());
    await showReview(updated.then(() => open.ask('recount', null)));
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
    const draft = crypto.randomUUID();
    const opened = await mine.open({ blob, id: draft, name, isKept: false }, current(), encoding);
    // Another file was chosen meanwhile, or none, so this answer is no longer wanted.
    if (reader.current() !== mine) return false;
    if (!opened.ok) {
      reader.close();
      change({ reading: null, problem: opened.error, file: null });
      return false;
    }
    const proposal = await proposeFor(mine, {});
    if (!proposal) return false;
    const { view } = opened.value;
    const file = { name, blob, draft, opened: opened.value, view, header: null, encoding: encoding ?? null };
    change({ reading: null, file: { ...file, proposal, decided: {} } });
    return true;
  }

  /** The step that a kept list is shown at. `null` when another list was opened meanwhile. */
  async function reopen(head: DraftHead, bytes: ArrayBuffer): Promise<DraftHead['step'] | 'unreadable' | null> {
    const mine = reader.begin();
    change({ ...NO_FILE, reading: head.name });
    await caughtUp();
    const reopened = await answered(reopenList(mine, head, bytes, current(), suppliers, state.thresholds));
    if (!reopened || reader.current() !== mine) return null;
    if (!reopened.ok) {
      reader.close();
      change({ reading: null, problem: reopened.problem });
      return 'unreadable';
    }
    const { file, review } = reopened;
    setState((now) => ({ ...now, reading: null, file, review, version: now.version + 1 }));
    return review ? 'revision' : 'columnas';
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
    change({ file: { ...file, view, proposal, decided, header: header ?? null }, review: null });
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

  async function showReview(coming: Promise<Review> | undefined): Promise<void> {
    const review = coming && (await answered(coming));
    if (review) setState((now) => ({ ...now, review, version: now.version + 1 }));
  }
  const ask = async <Kind extends PriceAsk>(
    kind: Kind,
    what: PriceAsks[Kind]['ask'],
  ): Promise<PriceAsks[Kind]['answer'] | null> => {
    const open = reader.current();
    return open ? answered(open.ask(kind, what)) : null;
  };

  return {
    state,
    open,
    reopen,
    isOpen: (): boolean => reader.current() !== null,
    /** Keeps on the device how far the list has come; nothing waits for it. */
    keep: (head: DraftHead) => void ask('keep', head),
    decide,
    openSheet,
    compare,
    learn,
    refresh,
    /** Whose list this is, before it is compared. */
    setSupplier: (supplier: KnownSupplier | null) => ask('supplier', { supplier }),
    /** Whose list this is said to be, after it was compared: known late where the page has just been opened. */
    async agreeOn(supplier: KnownSupplier): Promise<void> {
      await ask('supplier', { supplier });
      await showReview(reader.current()?.ask('recount', null));
    },
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
