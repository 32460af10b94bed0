import type { WrittenRow } from '#domain/kernel/written-table.ts';
import { readPrice } from './amount.ts';
import { cellText, type Sheet } from './cell.ts';
import { DEFAULT_THRESHOLDS, type ImportChoices, type SupplierMemory, type Thresholds } from './choices.ts';
import { type ClaveIndex, type CurrentProduct, indexClaves } from './clave-match.ts';
import { type DiffRow, diffPrices } from './diff.ts';
import { arrangeDiff, countWritten, type DiffQuery } from './diff-view.ts';
import { countDiff, type DiffCounts, fileWarnings, type Warning } from './guards.ts';
import { explainNoMatch, type NoMatch } from './no-match.ts';
import { type Proposal, propose } from './questions.ts';
import { type ReadLines, readLines } from './read-lines.ts';
import { rowMessage } from './row-messages.ts';
import { bestSheet, readTable, type Table } from './table.ts';
import { type LotRow, planLots } from './upload-plan.ts';

export interface Review {
  readonly counts: DiffCounts;
  readonly written: number;
  readonly warnings: readonly Warning[];
  readonly noMatch: NoMatch | null;
  readonly skipped: ReadLines['skipped'];
}

export interface RowPage {
  readonly total: number;
  readonly rows: readonly ReviewRow[];
}

/** A row of the review with what a person has done to it. */
export interface ReviewRow extends DiffRow {
  /** What happens to the row and why, for the person who reviews it. */
  readonly message: string;
  readonly isExcluded: boolean;
  readonly isConfirmed: boolean;
  readonly isCorrected: boolean;
}

/** The import of one price list, from its cells to the lots that are uploaded. It needs neither screen nor server and runs in a worker, where the cells are. */
export interface PriceImport {
  readonly sheet: () => number;
  readonly table: () => Table;
  openSheet(sheet: number, header?: number | 'none'): void;
  setProducts(products: readonly CurrentProduct[]): void;
  propose(decided: Partial<ImportChoices>, memory: SupplierMemory | null): Proposal;
  review(choices: ImportChoices, thresholds?: Thresholds): Review;
  /** Sums up the review again, with the ticks as they are. */
  recount(): Review;
  page(query: DiffQuery, from: number, to: number): RowPage;
  exclude(lines: readonly number[], isExcluded: boolean): void;
  confirm(lines: readonly number[], isConfirmed: boolean): void;
  /** Lines of the whole filter, for "mark all". */
  linesOf(query: DiffQuery): number[];
  /** Another price for one row, as a person types it; `null` goes back to the file's. */
  correct(line: number, text: string | null): void;
  plan(): LotRow[][];
  /** Rows that are not written for a reason, with the file's own columns and the reason last. */
  errorRows(): WrittenRow[];
}

export function createPriceImport(sheets: readonly Sheet[]): PriceImport {
  let sheet = bestSheet(sheets);
  let table = readTable(sheets[sheet] ?? emptySheet);
  let products: readonly CurrentProduct[] = [];
  let claves: ClaveIndex = indexClaves([]);
  let chosen: { choices: ImportChoices; thresholds: Thresholds } | null = null;
  let read: ReadLines = { lines: [], skipped: { titles: 0, sections: 0, totals: 0, hidden: 0 } };
  let rows: DiffRow[] = [];
  let arranged: { key: string; positions: number[] } | null = null;
  const excluded = new Set<number>();
  const confirmed = new Set<number>();
  const corrected = new Map<number, string>();

  const compare = (): void => {
    arranged = null;
    if (!chosen) return;
    const lines = read.lines.map((line, at) => {
      const text = corrected.get(at);
      // Typed on this page, so read as it is shown here: pesos with IVA and a decimal point.
      return text === undefined ? line : { ...line, written: text, price: readPrice(text, '.', 'incluido') };
    });
    const { choices, thresholds } = chosen;
    rows = diffPrices({ lines, products, claves, looseClaves: choices.looseClaves === true, thresholds });
  };
  const arrange = (query: DiffQuery): number[] => {
    const key = JSON.stringify(query);
    if (arranged?.key !== key) arranged = { key, positions: arrangeDiff(rows, excluded, query) };
    return arranged.positions;
  };
  const mark = (set: Set<number>, lines: readonly number[], on: boolean): void => {
    for (const line of lines)
      if (on) set.add(line);
      else set.delete(line);
    arranged = null;
  };
  const swappedWith = (): string => {
    const choices = chosen?.choices;
    if (!choices || choices.clave === null || products.length === 0) return '';
    const { prices } = propose({
      table,
      claves,
      products,
      memory: null,
      decided: { hiddenColumns: choices.hiddenColumns },
    }).columns;
    const own = prices.find(({ column }) => column === choices.precio);
    const other = prices.find(({ column }) => column !== choices.precio);
    if (!own || !other || (own.near ?? 1) > 0.2 || (other.near ?? 0) < 0.6) return '';
    return table.columns.find(({ index }) => index === other.column)?.title || 'otra columna';
  };
  const sumUp = (): Review => {
    const warnings = fileWarnings(rows, swappedWith());
    const none = warnings.some(({ kind }) => kind === 'none-match');
    const clave = chosen?.choices.clave ?? null;
    return {
      counts: countDiff(rows),
      written: countWritten(rows, excluded, confirmed),
      warnings,
      noMatch: none && clave !== null ? explainNoMatch(table, clave, claves, products) : null,
      skipped: read.skipped,
    };
  };

  return {
    sheet: () => sheet,
    table: () => table,
    openSheet(next, header) {
      sheet = next;
      table = readTable(sheets[next] ?? emptySheet, header);
    },
    setProducts(next) {
      products = next;
      claves = indexClaves(next);
    },
    propose: (decided, memory) => propose({ table, claves, products, memory, decided }),
    review(choices, thresholds = DEFAULT_THRESHOLDS) {
      chosen = { choices, thresholds };
      excluded.clear();
      confirmed.clear();
      corrected.clear();
      read = readLines(table, choices);
      compare();
      return sumUp();
    },
    recount: sumUp,
    page(query, from, to) {
      const positions = arrange(query);
      return {
        total: positions.length,
        rows: positions.slice(from, to).flatMap((position): ReviewRow[] => {
          const row = rows[position];
          if (!row) return [];
          const { line } = row;
          return [
            {
              ...row,
              message: rowMessage(row),
              isExcluded: excluded.has(line),
              isConfirmed: confirmed.has(line),
              isCorrected: corrected.has(line),
            },
          ];
        }),
      };
    },
    exclude: (lines, on) => mark(excluded, lines, on),
    confirm: (lines, on) => mark(confirmed, lines, on),
    linesOf: (query) => arrange(query).flatMap((position) => rows[position]?.line ?? []),
    correct(line, text) {
      if (text === null) corrected.delete(line);
      else corrected.set(line, text);
      confirmed.delete(line);
      compare();
    },
    plan: () => planLots({ rows, products, excluded, confirmed }),
    errorRows() {
      const byNumber = new Map(table.body.map((row) => [row.number, row]));
      const titles = table.columns.map(({ title, letter }) => title || `Columna ${letter}`);
      const bad = rows.filter((row) => row.state === 'error' || row.state === 'unknown');
      return [
        ['Fila', ...titles, 'Motivo'],
        ...bad.map((row): WrittenRow => {
          const cells = byNumber.get(row.row)?.cells ?? [];
          const offset = read.lines[row.line]?.offset ?? 0;
          const own = table.columns.map(({ index }) => cellText(cells[index + offset]));
          return [String(row.row), ...own, rowMessage(row)];
        }),
      ];
    },
  };
}

const emptySheet: Sheet = { name: '', isHidden: false, rows: [], hiddenColumns: [], merges: [] };
