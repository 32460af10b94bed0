import { parseInstant } from '#domain/kernel/instant.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { KnownRow } from '#domain/snapshot/snapshot.ts';

/** One record per product was twenty times slower to write, one record for all takes the page's thread when it is read. */
const CHUNK = 500;

/** A row with its id: what a chunk is a list of. */
export interface StoredRow extends KnownRow {
  readonly id: string;
}

export const chunkCount = (rows: number): number => Math.ceil(rows / CHUNK);

/** Rows as they are kept: some hundreds to a record. */
export function* rowsToChunks(rows: readonly StoredRow[]): Generator<readonly StoredRow[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
}

/** A chunk as it is kept: JSON with a row to a line and the row's id first in it, so that one row is found without parsing the others. */
export const rowsToText = (rows: readonly StoredRow[]): string =>
  `[\n${rows.map(({ id, rev, product }) => JSON.stringify({ id, rev, product })).join(',\n')}\n]`;

/** The rows of these ids, from a chunk as {@link rowsToText} wrote it. What stands nowhere in it is left out; so is what is damaged. */
export function findRows(text: unknown, ids: ReadonlySet<string>): StoredRow[] {
  if (typeof text !== 'string') return [];
  const found: StoredRow[] = [];
  // No line break stands within a row: JSON writes it as two signs.
  for (let at = text.indexOf(LINE); at >= 0; at = text.indexOf(LINE, at + 1)) {
    const idAt = at + LINE.length;
    if (!ids.has(text.slice(idAt, text.indexOf('"', idAt)))) continue;
    const end = text.indexOf('\n', at + 1);
    const row = rowOf(text.slice(at + 1, end).replace(/,$/, ''));
    if (row) found.push(row);
  }
  return found;
}
const LINE = '\n{"id":"';

function rowOf(line: string): StoredRow | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return isRow(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

/** Rows as this same code wrote them. Throws {@link DamagedCopy} on anything else: what a disk or a browser has damaged is read anew from the server. */
export function rowsFromText(text: unknown): StoredRow[] {
  if (typeof text !== 'string') throw new DamagedCopy();
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new DamagedCopy();
  }
  return listOf(rows, isRow);
}

/** The delta's windows as this same code wrote them. Throws {@link DamagedCopy} on anything else. */
export function parseWindows(windows: unknown): DeltaWindow[] {
  return listOf(windows, isWindow);
}

/** The copy is not what was written: it is thrown away, and says nothing against the browser's storage. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}

function listOf<T>(values: unknown, isOne: (value: unknown) => value is T): T[] {
  if (!Array.isArray(values) || !values.every(isOne)) throw new DamagedCopy();
  return values;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// Products were parsed before they were written, so it is enough to see that these are they.
function isRow(row: unknown): row is StoredRow {
  if (!isRecord(row) || typeof row['id'] !== 'string' || typeof row['rev'] !== 'number') return false;
  const product = row['product'];
  return product === null || (isRecord(product) && typeof product['nombre'] === 'string');
}

function isWindow(window: unknown): window is DeltaWindow {
  if (!isRecord(window)) return false;
  const { start, rows } = window;
  if (start !== null && !(isRecord(start) && parseInstant(start['actualizado']))) return false;
  return rows === null || (Array.isArray(rows) && rows.every((row) => isRow(row) && Reflect.has(row, 'actualizado')));
}
