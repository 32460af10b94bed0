import type { IvaMode } from '#domain/price-import/amount.ts';
import type { ImportChoices, Thresholds } from '#domain/price-import/choices.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { DiffQuery } from '#domain/price-import/diff-view.ts';
import type { FirstListAnswer } from '#domain/price-import/first-list.ts';
import type { AppliedList, KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import type { Proposal } from '#domain/price-import/propose.ts';
import type { Review, RowPage } from '#domain/price-import/review.ts';
import type { SupplierMatch } from '#domain/price-import/supplier-memory.ts';
import type { TableColumn } from '#domain/price-import/table.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { TextEncoding } from '#spreadsheet/encodings.ts';
import type { Read } from '#spreadsheet/read-problem.ts';
import type { TextForm } from '#spreadsheet/read-text.ts';
import type { DraftHead } from './price-draft.ts';

/** The description of an opened file that the page receives. The cells stay in the worker. */
export interface OpenedFile {
  readonly sheets: readonly { readonly name: string; readonly rows: number; readonly isHidden: boolean }[];
  readonly text: TextForm | null;
  /** SHA-256 of the bytes, in hexadecimal. It shows whether the same file was uploaded before. */
  readonly hash: string;
  readonly view: TableView;
}

export interface TableView {
  readonly sheet: number;
  readonly columns: readonly TableColumn[];
  /** The spreadsheet's number of the row of titles; `null` for a table without. */
  readonly headerRow: number | null;
  readonly rows: number;
  /** The first rows of content, by the columns above. */
  readonly preview: readonly (readonly string[])[];
  /** Rows that a person can choose as the row of titles. */
  readonly topRows: readonly { readonly position: number; readonly row: number; readonly text: string }[];
}

export type FileForm = 'xlsx' | 'csv';

/** The requests of the page to the worker and the answers to them. */
export interface PriceAsks {
  open: {
    ask: {
      readonly file: Blob;
      readonly encoding?: TextEncoding;
      /** The draft that the file becomes, or is already. */
      readonly draft: { readonly id: string; readonly name: string; readonly isKept: boolean };
    };
    answer: Read<OpenedFile>;
  };
  /** Keeps on the device how far the open list has come. Answered before it is written. */
  keep: { ask: DraftHead; answer: null };
  /** Answered when everything is written. */
  settle: { ask: null; answer: null };
  /** Part of what the shop sells; nothing is compared with it before the last part is there. */
  products: {
    ask: { readonly products: readonly CurrentProduct[]; readonly isFirst: boolean; readonly isLast: boolean };
    answer: null;
  };
  sheet: { ask: { readonly sheet: number; readonly header?: number | 'none' }; answer: TableView };
  propose: {
    ask: { readonly decided: Partial<ImportChoices>; readonly suppliers: readonly KnownSupplier[] };
    answer: Proposal & { readonly match: SupplierMatch | null };
  };
  /** Ids of the products of last lists, by supplier: what `propose` tells suppliers with the same titles apart by. */
  lists: { ask: { readonly lists: Readonly<Record<string, string>> }; answer: null };
  /** Whose list this is, before it is compared. */
  supplier: { ask: { readonly supplier: KnownSupplier | null }; answer: null };
  review: { ask: { readonly choices: ImportChoices; readonly thresholds: Thresholds }; answer: Review };
  page: { ask: { readonly query: DiffQuery; readonly from: number; readonly to: number }; answer: RowPage };
  mark: {
    ask: {
      readonly what: 'exclude' | 'confirm' | 'choose';
      readonly which: { readonly lines: readonly number[] } | { readonly query: DiffQuery };
      readonly on: boolean;
    };
    answer: Review;
  };
  /** Sums up the review as it is now. */
  recount: { ask: null; answer: Review };
  correct: { ask: { readonly line: number; readonly text: string | null }; answer: Review };
  plan: { ask: null; answer: { readonly lots: number; readonly rows: number } };
  lot: { ask: { readonly number: number }; answer: readonly LotRow[] };
  errors: { ask: { readonly form: FileForm }; answer: Blob };
  aside: { ask: { readonly form: FileForm }; answer: Blob };
  missing: { ask: { readonly form: FileForm }; answer: Blob };
  articles: { ask: null; answer: readonly NewArticle[] };
  /** The open file as the list that a fresh shop begins with. */
  firstList: { ask: { readonly iva: IvaMode }; answer: FirstListAnswer };
  applied: { ask: null; answer: AppliedList };
  template: { ask: { readonly form: FileForm }; answer: Blob };
}

export type PriceAsk = keyof PriceAsks;

export interface ToPriceWorker {
  readonly ticket: number;
  readonly kind: PriceAsk;
  readonly ask: PriceAsks[PriceAsk]['ask'];
}

export interface FromPriceWorker {
  readonly ticket: number;
  readonly answer: PriceAsks[PriceAsk]['answer'];
}
