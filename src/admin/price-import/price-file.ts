import type { ImportChoices, Thresholds } from '#domain/price-import/choices.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { OpenedFile, PriceAsks, TableView } from '#prices/price-messages.ts';

export type Encoding = NonNullable<OpenedFile['text']>['encoding'];
export type AskedProposal = PriceAsks['propose']['answer'];

export interface PriceFile {
  /** The id of the draft as which this device keeps the file. */
  readonly draft: string;
  readonly name: string;
  readonly blob: Blob;
  readonly opened: OpenedFile;
  readonly view: TableView;
  /** As chosen by a person; `null` for what was found. */
  readonly header: number | 'none' | null;
  readonly encoding: Encoding | null;
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

export const NO_FILE: Omit<FileState, 'thresholds'> = {
  reading: null,
  problem: null,
  file: null,
  review: null,
  isComparing: false,
  version: 0,
};

/** The file with one more decision, not ready until the worker has answered for it. */
export function withDecision(file: PriceFile, more: Partial<ImportChoices>): PriceFile {
  // Prices of another column may be written in another way, so what was decided about the last column is asked again.
  const isOtherColumn = more.precio !== undefined && more.precio !== file.decided.precio;
  const { iva: _iva, decimal: _decimal, costIsPrice: _cost, ...kept } = file.decided;
  const decided = { ...(isOtherColumn ? kept : file.decided), ...more };
  const choices = { ...file.proposal.choices, ...more };
  return { ...file, decided, proposal: { ...file.proposal, choices, isReady: false } };
}

/** With a review, unless something else was decided while the rows were compared: they are those of the earlier choices. */
export function withReview(
  now: FileState,
  review: Review,
  { choices, thresholds }: { readonly choices: ImportChoices; readonly thresholds: Thresholds },
): FileState {
  if (now.file?.proposal.choices !== choices) return { ...now, isComparing: false };
  return { ...now, review, thresholds, isComparing: false, version: now.version + 1 };
}
