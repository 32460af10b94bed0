import { parseInstant } from '#domain/kernel/instant.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { KnownRow } from '#domain/snapshot/snapshot.ts';
import { DamagedCopy } from './packed-rows.ts';

/** One record per product was twenty times slower to write; one record for all blocks the page's thread when it is read. */
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

/** Which ids stand in a chunk, as one text: beside the chunks, so that one need not be read to know. */
export const idsToText = (rows: readonly StoredRow[]): string => rows.map(({ id }) => id).join(BETWEEN);
/** No id of Firestore's holds it. */
const BETWEEN = '/';

/** The chunks in which any of these ids stand. */
export function chunksWith(ids: ReadonlySet<string>, idsOfChunks: readonly string[]): number[] {
  return idsOfChunks.flatMap((text, chunk) => (text.split(BETWEEN).some((id) => ids.has(id)) ? [chunk] : []));
}

/** The delta's windows as this same code wrote them. Throws {@link DamagedCopy} on anything else. */
export function parseWindows(windows: unknown): DeltaWindow[] {
  if (!Array.isArray(windows) || !windows.every(isWindow)) throw new DamagedCopy();
  return windows;
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
