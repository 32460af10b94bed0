import type { ImportChoices, Thresholds } from '#domain/price-import/choices.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { DraftHead } from '#prices/price-draft.ts';
import type { FileForm, OpenedFile } from '#prices/price-messages.ts';
import { openPriceReader, type PriceReader } from '#prices/price-reader.ts';
import { productSources } from '../shared/products/use-products.ts';
import { caughtUp } from './caught-up.ts';
import { currentProducts } from './current-products.ts';
import { listAnswers } from './list-answers.ts';
import {
  type AskedProposal,
  type Encoding,
  type FileState,
  NO_FILE,
  type PriceFile,
  withDecision,
  withReview,
} from './price-file.ts';
import { reopenList } from './reopen-list.ts';
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
    if (proposal) setState((now) => (now.isComparing || now.review ? now : proposed(now, file.decided, proposal)));
  }

  async function open(blob: Blob, name: string, encoding?: Encoding): Promise<boolean> {
    const mine = reader.begin();
    change({ reading: name, problem: null, review: null, isComparing: false, file: stillShown(state, encoding) });
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
    if (proposal) change({ reading: null, file: newFile({ name, blob, draft }, opened.value, proposal, encoding) });
    return proposal !== null;
  }

  /** The step that a kept list is shown at. `null` when another list was opened meanwhile. */
  async function reopen(head: DraftHead, bytes: ArrayBuffer): Promise<DraftHead['step'] | 'unreadable' | null> {
    const mine = reader.begin();
    change({ ...NO_FILE, reading: head.name });
    await caughtUp();
    if (reader.current() !== mine) return null;
    const comparedWith = { products: current(), suppliers, thresholds: state.thresholds };
    const reopened = await answered(reopenList(mine, { head, bytes }, comparedWith));
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
    if (proposal) setState((now) => proposed(now, decided, proposal));
  }

  async function openSheet(sheet: number, header?: number | 'none'): Promise<void> {
    const { file } = state;
    const open = reader.current();
    if (!file || !open) return;
    // Not ready until the worker has answered, and no comparison of the sheet before is shown.
    change({ file: withDecision(file, {}), review: null });
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
    if (reader.current() !== open) return;
    // The catalogue may have changed since the file was opened.
    const by = { choices: file.proposal.choices, thresholds };
    const review = await answered(open.setProducts(current()).then(() => open.ask('review', by)));
    if (review && reader.current() === open) setState((now) => withReview(now, review, by));
  }

  return {
    state,
    ...listAnswers(ask, showReview, reader.current),
    open,
    reopen,
    decide,
    openSheet,
    compare,
    learn,
    refresh,
    async setThresholds(thresholds: Thresholds): Promise<void> {
      writeThresholds(thresholds);
      await compare(thresholds);
    },
    template: (form: FileForm) => answered(caughtUp().then(() => readTemplate(current(), form))),
    close(): void {
      reader.close();
      change(NO_FILE);
    },
  };
}

/** While a file is read in another encoding its columns stay in sight, and nothing is compared until it is read. */
const stillShown = ({ file }: FileState, encoding: Encoding | undefined): PriceFile | null =>
  encoding && file ? withDecision(file, {}) : null;

/** A file as it is opened, before a person has decided anything. */
function newFile(
  own: Pick<PriceFile, 'name' | 'blob' | 'draft'>,
  opened: OpenedFile,
  proposal: AskedProposal,
  encoding: Encoding | undefined,
): PriceFile {
  const { view } = opened;
  return { ...own, opened, view, header: null, encoding: encoding ?? null, proposal, decided: {} };
}

/** With the worker's proposal, unless something else has been decided since it was asked. */
function proposed(now: FileState, decided: Partial<ImportChoices>, proposal: AskedProposal): FileState {
  return now.file?.decided === decided ? { ...now, file: { ...now.file, proposal } } : now;
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
