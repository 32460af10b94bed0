import { useEffect, useRef, useState } from 'react';
import type { ImportChoices, SupplierMemory, Thresholds } from '#domain/price-import/choices.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { FileForm, OpenedFile, PriceAsk, PriceAsks, TableView } from '#prices/price-messages.ts';
import { openPriceReader, type PriceReader, PriceReaderEnded } from '#prices/price-reader.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { documentsStore } from '#store/documents-store.ts';
import { caughtUp } from './caught-up.ts';
import { currentProducts } from './current-products.ts';
import { readThresholds, writeThresholds } from './thresholds.ts';

export type Encoding = NonNullable<OpenedFile['text']>['encoding'];
export type AskedProposal = PriceAsks['propose']['answer'];

export interface PriceFile {
  readonly name: string;
  readonly blob: Blob;
  readonly opened: OpenedFile;
  readonly view: TableView;
  readonly proposal: AskedProposal;
  readonly decided: Partial<ImportChoices>;
}

export interface FileState {
  /** Name of the file that is being read. */
  readonly reading: string | null;
  readonly problem: string | null;
  readonly file: PriceFile | null;
  readonly review: Review | null;
  readonly isComparing: boolean;
  /** Grows with every change of the rows, so that the table asks for them again. */
  readonly version: number;
  readonly thresholds: Thresholds;
}

const START: Omit<FileState, 'thresholds'> = {
  reading: null,
  problem: null,
  file: null,
  review: null,
  isComparing: false,
  version: 0,
};

/** One price list from the file to the compared rows. Cells and rows stay in the worker; this knows what is asked and what was answered. */
export function usePriceFile(memories: readonly SupplierMemory[]) {
  const [state, setState] = useState<FileState>(() => ({ ...START, thresholds: readThresholds() }));
  const reader = useRef<PriceReader | null>(null);
  const spare = useRef<PriceReader | null>(null);
  // Opened with the screen, so that its code is on the device should the network go.
  useEffect(() => {
    const waiting = openPriceReader();
    spare.current = waiting;
    return () => {
      waiting.close();
      reader.current?.close();
    };
  }, []);
  const change = (next: Partial<FileState>): void => setState((now) => ({ ...now, ...next }));

  /** What the worker answers. Where it has ended instead, its file is put away and the reason said: `null`. */
  async function answered<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (reason) {
      if (!(reason instanceof PriceReaderEnded)) throw reason;
      reader.current = null;
      change({ ...START, problem: reason.message });
      return null;
    }
  }
  const proposeFor = (open: PriceReader, decided: Partial<ImportChoices>): Promise<AskedProposal | null> =>
    answered(open.ask('propose', { decided, memories }));
  const current = (): CurrentList =>
    currentProducts(catalogueStore.getState().productRows, documentsStore.getState().borradores.byId.values());

  async function open(blob: Blob, name: string, encoding?: Encoding): Promise<boolean> {
    reader.current?.close();
    const mine = spare.current ?? openPriceReader();
    spare.current = null;
    reader.current = mine;
    change({ reading: name, problem: null, review: null, ...(!encoding && { file: null }) });
    const opened = await mine.open(blob, current(), encoding);
    // Another file was chosen meanwhile, or none: this answer is nobody's any more.
    if (reader.current !== mine) return false;
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
    if (!file || !reader.current) return;
    // Another column of prices is written in its own way: what was said of the last one is asked again.
    const fresh = more.precio !== undefined && more.precio !== file.decided.precio;
    const { iva: _iva, decimal: _decimal, costIsPrice: _cost, ...kept } = file.decided;
    const decided = { ...(fresh ? kept : file.decided), ...more };
    // Shown as chosen at once; whether all is answered the worker says a moment later.
    const shown = { ...file.proposal, choices: { ...file.proposal.choices, ...more }, isReady: false };
    change({ file: { ...file, decided, proposal: shown }, review: null });
    const proposal = await proposeFor(reader.current, decided);
    if (!proposal) return;
    setState((now) => (now.file?.decided === decided ? { ...now, file: { ...now.file, proposal } } : now));
  }

  async function openSheet(sheet: number, header?: number | 'none'): Promise<void> {
    const { file } = state;
    if (!file || !reader.current) return;
    const open = reader.current;
    const view = await answered(open.ask('sheet', { sheet, ...(header !== undefined && { header }) }));
    const proposal = view && (await proposeFor(open, {}));
    if (!proposal) return;
    change({ file: { ...file, view, proposal, decided: {} }, review: null });
  }

  async function compare(thresholds = state.thresholds): Promise<void> {
    const { file } = state;
    const open = reader.current;
    if (!file || !open) return;
    change({ isComparing: true });
    await caughtUp();
    // The catalogue may have moved since the file was opened.
    const told = open.setProducts(current());
    const review = await answered(told.then(() => open.ask('review', { choices: file.proposal.choices, thresholds })));
    if (!review) return;
    setState((now) => ({ ...now, review, thresholds, isComparing: false, version: now.version + 1 }));
  }

  async function adopt(coming: Promise<Review> | undefined): Promise<void> {
    const review = coming && (await answered(coming));
    if (review) setState((now) => ({ ...now, review, version: now.version + 1 }));
  }
  const ask = async <Kind extends PriceAsk>(
    kind: Kind,
    what: PriceAsks[Kind]['ask'],
  ): Promise<PriceAsks[Kind]['answer'] | null> => (reader.current ? answered(reader.current.ask(kind, what)) : null);

  return {
    state,
    open,
    decide,
    openSheet,
    compare,
    async setThresholds(thresholds: Thresholds): Promise<void> {
      writeThresholds(thresholds);
      await compare(thresholds);
    },
    mark: (marks: PriceAsks['mark']['ask']) => adopt(reader.current?.ask('mark', marks)),
    correct: (line: number, text: string | null) => adopt(reader.current?.ask('correct', { line, text })),
    page: async (wanted: PriceAsks['page']['ask']) => (await ask('page', wanted)) ?? { total: 0, rows: [] },
    plan: () => ask('plan', null),
    /** Rejects without a worker: a lot that is taken for empty would be stored as one. */
    lot(number: number): Promise<readonly LotRow[]> {
      return reader.current ? reader.current.ask('lot', { number }) : Promise.reject(new Error('No list is open'));
    },
    errors: (form: FileForm) => ask('errors', { form }),
    /** Today's prices as a file; a worker of its own where none is open. */
    async template(form: FileForm): Promise<Blob | null> {
      const own = openPriceReader();
      try {
        return await answered(own.setProducts(current()).then(() => own.ask('template', { form })));
      } finally {
        own.close();
      }
    },
    close(): void {
      reader.current?.close();
      reader.current = null;
      change(START);
    },
  };
}

type CurrentList = ReturnType<typeof currentProducts>;
export type PriceFileTools = ReturnType<typeof usePriceFile>;
