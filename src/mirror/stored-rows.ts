import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import { DamagedCopy } from './damaged-copy.ts';

/** The delta's windows as this same code wrote them. Throws {@link DamagedCopy} on anything else. */
export function parseWindows(windows: unknown): DeltaWindow[] {
  if (!Array.isArray(windows) || !windows.every(isWindow)) throw new DamagedCopy();
  return windows;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// Products were parsed before they were written, so a few fields are enough to tell that this is one of them.
function isRow(row: unknown): row is KnownProduct {
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
