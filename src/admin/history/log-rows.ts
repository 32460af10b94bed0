import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { kindName } from '#domain/staff/log/log-kinds.ts';
import type { LogLine } from '#domain/staff/log/log-line.ts';
import type { RowPlaces } from '../products/use-rows-in-view.ts';

/** A row of the log's list: a day, or what was done. Its height is known before it is in the page. */
export type LogRow =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string; readonly height: number }
  | {
      readonly kind: 'line';
      readonly key: string;
      readonly line: LogLine;
      readonly texts: readonly string[];
      readonly height: number;
    };

export interface PlacedRows extends RowPlaces {
  readonly rows: readonly LogRow[];
  /** Where each row begins, in pixels below the top of the list. */
  readonly tops: readonly number[];
  /** The height of the list in pixels. */
  readonly height: number;
}

/** Screens on which a row is a card, as in the style sheet: its height depends on it. */
export const CARDS = '(width < 62rem)';

// The same sizes as in `LogRows.module.css`, in pixels.
const HEADING = 52;
const PADDING = 24;
const WHO = 22;
const TITLE = 26;
const TEXT = 21;
const ACTIONS = 44;

/** A row shows as many texts of a change; its details show all. */
const MOST_TEXTS = 3;

/** What a row says of a change, in few lines. @param isCut whether lots of an upload may be among what was not read */
export function rowTexts(
  { upload, prices, documents }: LogLine,
  { isCut }: { readonly isCut: boolean },
): readonly string[] {
  if (upload !== '') return [`${several(prices, 'precio', 'precios')}${isCut ? ' o más' : ''}`];
  const texts = documents.flatMap((one) => one.texts);
  if (documents.length > 1)
    return [countsByKind(documents), ...texts].slice(0, MOST_TEXTS - 1).concat(restText(texts.length - 1));
  if (texts.length === 0) return ['Sin cambios visibles'];
  if (texts.length <= MOST_TEXTS) return texts;
  return [...texts.slice(0, MOST_TEXTS - 1), ...restText(texts.length - MOST_TEXTS + 1)];
}

const restText = (rest: number): string[] => (rest > 0 ? [`y ${several(rest, 'cambio', 'cambios')} más`] : []);

/** `Subcategorías: 2 · Productos: 14`. */
function countsByKind(documents: LogLine['documents']): string {
  const counts = new Map<string, number>();
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kindName(kind)}: ${groupThousands(count)}`).join('\u00a0· ');
}

interface RowsOptions {
  readonly isCards: boolean;
  readonly headingOf: (at: number) => string;
  /** Whether lots of this upload may be among what was not read. */
  readonly isCut: (line: LogLine) => boolean;
}

/** The rows of a list: what waits on this device, and then day by day what the log has. */
export function placeRows(
  waiting: readonly LogLine[],
  lines: readonly LogLine[],
  { isCards, headingOf, isCut }: RowsOptions,
): PlacedRows {
  const rows: LogRow[] = [];
  const heading = (key: string, text: string): void => {
    rows.push({ kind: 'heading', key, text, height: HEADING });
  };
  const add = (line: LogLine): void => {
    const texts = rowTexts(line, { isCut: isCut(line) });
    rows.push({ kind: 'line', key: line.key, line, texts, height: heightOf(texts.length, isCards) });
  };
  if (waiting.length > 0) heading('por-enviar', 'Por enviar, en este equipo');
  waiting.forEach(add);
  let day = '';
  for (const line of lines) {
    if (line.day !== day) heading(`dia ${line.day}`, headingOf(line.at));
    day = line.day;
    add(line);
  }
  const tops: number[] = [];
  let height = 0;
  for (const row of rows) {
    tops.push(height);
    height += row.height;
  }
  return { rows, tops, height, count: rows.length, rowAt: (pixels) => indexAt(tops, pixels) };
}

const heightOf = (texts: number, isCards: boolean): number =>
  isCards ? PADDING + WHO + TITLE + texts * TEXT + ACTIONS : PADDING + Math.max(TITLE + texts * TEXT, ACTIONS);

/** The last row that begins at or above a place; -1 above the first. */
function indexAt(tops: readonly number[], pixels: number): number {
  let [first, end] = [0, tops.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((tops[middle] ?? 0) <= pixels) first = middle + 1;
    else end = middle;
  }
  return first - 1;
}
