import type { WrittenRow } from '#domain/kernel/written-table.ts';
import { type PriceReading, readPrice } from './amount.ts';
import { markApart } from './apart.ts';
import type { Sheet } from './cell.ts';
import { DEFAULT_THRESHOLDS, type ImportChoices, type SupplierMemory, type Thresholds } from './choices.ts';
import { largestSheet, type SheetCandidate, sheetCandidates } from './choose-sheet.ts';
import { type ClaveIndex, type CurrentProduct, indexClaves } from './clave-match.ts';
import { diffPrices } from './diff.ts';
import { countDiff } from './diff-counts.ts';
import type { DiffRow } from './diff-row.ts';
import { arrangeDiff, countWritten, type DiffQuery } from './diff-view.ts';
import { errorRows } from './error-rows.ts';
import { fileWarnings, typicalChange } from './file-warnings.ts';
import { type KeptMark, keptMarks, markedLines, restoreTicks } from './kept-marks.ts';
import { type AppliedList, appliedList } from './known-supplier.ts';
import { type ComparedRow, comparedRows } from './listed-articles.ts';
import { firstMissing, missingProducts, missingTable } from './missing-products.ts';
import { type NewArticle, newArticles } from './new-articles.ts';
import { explainNoMatch } from './no-match.ts';
import { openTable } from './open-table.ts';
import { createPersonMarks } from './person-marks.ts';
import { type Proposal, propose } from './propose.ts';
import { type PriceLine, type ReadLines, readLines } from './read-lines.ts';
import { type Review, type ReviewRow, type RowMarks, type RowPage, reviewRow } from './review.ts';
import { type AsideReason, accountOf, asideTable } from './row-account.ts';
import { createSupplierLists, type SupplierLists } from './supplier-lists.ts';
import { swappedColumn } from './swapped-column.ts';
import type { Table } from './table.ts';
import { type LotRow, planLots } from './upload-plan.ts';
import { type WholeList, wholeList } from './whole-list.ts';

/** The import of one price list, from its cells to the lots that are uploaded. It needs neither screen nor server and runs in a worker, where the cells are. */
export interface PriceImport {
  readonly sheet: () => number;
  readonly table: () => Table;
  openSheet(sheet: number, header?: number | 'none'): void;
  /** What the shop sells now. A review that is open is compared again; a row that compares other prices now waits for its tick again. */
  setProducts(products: readonly CurrentProduct[]): void;
  propose(decided: Partial<ImportChoices>, memory: SupplierMemory | null): Proposal;
  /** The last lists of the suppliers, and whose list this is. */
  readonly suppliers: Pick<SupplierLists, 'setLists' | 'choose' | 'setSupplier'>;
  /** @param kept marks of an earlier review of this list; without them those of the last review stay, where it had the same choices */
  review(choices: ImportChoices, thresholds?: Thresholds, kept?: readonly KeptMark[]): Review;
  /** What a person has done to the rows, to be kept on the device. */
  marks(): KeptMark[];
  /** Sums up the review again, with the ticks as they are. */
  recount(): Review;
  page(query: DiffQuery, from: number, to: number): RowPage;
  exclude(lines: readonly number[], isExcluded: boolean): void;
  confirm(lines: readonly number[], isConfirmed: boolean): void;
  /** Marks lines without a product to become drafts. */
  choose(lines: readonly number[], isChosen: boolean): void;
  /** Lines of the whole filter, for "mark all". */
  linesOf(query: DiffQuery): number[];
  /** Another price for one row, as a person types it; `null` goes back to the file's. */
  correct(line: number, text: string | null): void;
  plan(): LotRow[][];
  /** Rows that are not written for a reason, with the file's own columns and the reason last. */
  errorRows(): WrittenRow[];
  /** Rows of the sheet that are no lines of the list, each with its reason. */
  asideRows(): WrittenRow[];
  /** Products of this supplier's last list that this one does not have. */
  missingRows(): WrittenRow[];
  /** The marked lines without a product. */
  newArticles(): NewArticle[];
  /** All rows of the review with their lines. */
  compared(): ComparedRow[];
  /** What the supplier's list is remembered by. */
  appliedList(): AppliedList;
}

/** @param fileName as it is called on the disk, which may say something of IVA */
export function createPriceImport(sheets: readonly Sheet[], fileName = ''): PriceImport {
  let products: readonly CurrentProduct[] = [];
  let claves: ClaveIndex = indexClaves([]);
  let candidates: readonly SheetCandidate[] = [];
  let sheet = largestSheet(sheets, claves);
  let open = openTable(sheets[sheet] ?? emptySheet, claves);
  let swappedWith = '';
  let chosen: { choices: ImportChoices; thresholds: Thresholds } | null = null;
  let read: ReadLines = { lines: [], aside: [] };
  let rows: DiffRow[] = [];
  let arranged: { key: string; positions: number[] } | null = null;
  const marks = createPersonMarks();
  const suppliers = createSupplierLists(() => ({ table: open.table, claves, products }));
  // By the last review, and by a catalogue that came since.
  let [unticked, untickedSince] = [0, 0];
  let whole: WholeList | undefined;

  const compare = (): void => {
    arranged = null;
    if (!chosen) return;
    const lines = correctLines(read.lines, marks.corrected);
    const { choices, thresholds } = chosen;
    rows = markApart(diffPrices({ lines, products, claves, looseClaves: choices.looseClaves === true, thresholds }));
    whole = wholeList(rows, lines, products, open.table, [fileName, sheets[sheet]?.name ?? '']);
  };
  const arrange = (query: DiffQuery): number[] => {
    const key = JSON.stringify(query);
    if (arranged?.key !== key) arranged = { key, positions: arrangeDiff(rows, marks.excluded, query) };
    return arranged.positions;
  };
  const marked = (change: () => void): void => {
    change();
    arranged = null;
  };
  const restore = (kept: readonly KeptMark[]): number => {
    marks.clear();
    const found = markedLines(read.lines, kept);
    for (const [line, { corrected: text }] of found) if (text !== null) marks.correct(line, text);
    compare();
    return restoreTicks(rows, found, marks);
  };
  const summary = (): Review => {
    const { last, lastProducts } = suppliers.ofThisList();
    const warnings = fileWarnings(rows, swappedWith, last, whole);
    const none = warnings.some(({ kind }) => kind === 'none-match');
    const clave = chosen?.choices.clave ?? null;
    return {
      counts: countDiff(rows),
      written: countWritten(rows, marks.excluded, marks.confirmed),
      typicalChange: typicalChange(rows),
      warnings,
      noMatch: none && clave !== null ? explainNoMatch(open.table, clave, claves, products) : null,
      account: accountOf(sheets[sheet] ?? emptySheet, new Set(read.lines.map(({ row }) => row)), read.aside),
      asideBy: countReasons(read.aside),
      missing: firstMissing(missingProducts(lastProducts, rows, products)),
      chosen: newArticles(rows, read.lines, marks.chosen).length,
      unticked: unticked + untickedSince,
    };
  };
  const openSheet = (next: number, header?: number | 'none'): void => {
    sheet = next;
    open = openTable(sheets[next] ?? emptySheet, claves, header);
  };
  const proposeNow = (decided: Partial<ImportChoices>, memory: SupplierMemory | null): Proposal =>
    propose({ sheet, fileName, sheets: candidates, ...open.as(decided), claves, products, memory, decided });

  return {
    sheet: () => sheet,
    table: () => open.table,
    openSheet,
    setProducts(next) {
      // The first catalogue chooses sheet and titles; a later one must not move them under the person's hands.
      const [isFirst, kept] = [products.length === 0, keptMarks(read.lines, rows, marks)];
      products = next;
      claves = indexClaves(next);
      if (!isFirst) {
        // The rows name products by their position, which is another one now.
        untickedSince += restore(kept);
        return;
      }
      candidates = sheetCandidates(sheets, claves);
      openSheet(candidates[0]?.sheet ?? largestSheet(sheets, claves));
    },
    propose: proposeNow,
    suppliers,
    review(choices, thresholds = DEFAULT_THRESHOLDS, kept) {
      const isSameList = chosen !== null && JSON.stringify(chosen.choices) === JSON.stringify(choices);
      const wanted = kept ?? (isSameList ? keptMarks(read.lines, rows, marks) : []);
      chosen = { choices, thresholds };
      read = readLines(open.as(choices).table, choices, claves);
      swappedWith = swappedColumn(proposeNow(choices, null).columns.prices, choices.precio);
      [unticked, untickedSince] = [restore(wanted) + (isSameList && !kept ? untickedSince : 0), 0];
      return summary();
    },
    recount: summary,
    page(query, from, to) {
      const positions = arrange(query);
      return { total: positions.length, rows: rowsAt(positions.slice(from, to), rows, marks) };
    },
    exclude: (lines, on) => marked(() => marks.exclude(lines, on)),
    confirm: (lines, on) => marked(() => marks.confirm(lines, on)),
    choose: (lines, on) => marked(() => marks.choose(lines, on)),
    linesOf: (query) => arrange(query).flatMap((position) => rows[position]?.line ?? []),
    correct(line, text) {
      if (isPriceOf(rows[line], text)) return;
      marks.correct(line, text);
      compare();
    },
    marks: () => keptMarks(read.lines, rows, marks),
    plan: () => planLots({ rows, products, excluded: marks.excluded, confirmed: marks.confirmed }),
    errorRows: () => errorRows(open.as(chosen?.choices ?? {}).table, read.lines, rows),
    asideRows: () => asideTable(read.aside),
    missingRows: () => missingTable(missingProducts(suppliers.ofThisList().lastProducts, rows, products)),
    newArticles: () => newArticles(rows, read.lines, marks.chosen),
    compared: () => comparedRows(rows, read.lines),
    appliedList: () => appliedList(rows, products),
  };
}

/** A price as a person types it. Typed on the page, so read as it is shown there: pesos with IVA and a decimal point. */
const readTyped = (text: string): PriceReading => readPrice(text, '.', 'incluido');

/** Whether a text is the price that a row has already: whoever looks at it and goes on has corrected nothing. */
function isPriceOf(row: DiffRow | undefined, text: string | null): boolean {
  if (!row || row.state === 'error' || text === null) return false;
  const price = readTyped(text);
  return price.kind === 'price' && price.centavos === row.after;
}

/** The lines with the prices that a person has typed. */
function correctLines(lines: readonly PriceLine[], corrected: ReadonlyMap<number, string>): PriceLine[] {
  return lines.map((line, at) => {
    const text = corrected.get(at);
    return text === undefined ? line : { ...line, written: text, price: readTyped(text) };
  });
}

function rowsAt(positions: readonly number[], rows: readonly DiffRow[], marks: RowMarks): ReviewRow[] {
  return positions.flatMap((position) => rows[position] ?? []).map((row) => reviewRow(row, marks));
}

const emptySheet: Sheet = { name: '', isHidden: false, rows: [], hiddenColumns: [], merges: [] };

function countReasons(aside: ReadLines['aside']): Partial<Record<AsideReason, number>> {
  const counts: Partial<Record<AsideReason, number>> = {};
  for (const { reason } of aside) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
