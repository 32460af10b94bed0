import { type ProductRow, saysMore } from '#domain/catalogue/product-rows.ts';
import { compareInstants, type Instant, shiftInstant } from '#domain/kernel/instant.ts';
import { MARGIN } from '#domain/snapshot/publish-plan.ts';
import type { DeltaWindow, WindowStart } from '#domain/snapshot/reader.ts';

/**
 * The time up to which a reading is complete. A write carries the time at which it reached the server and is seen once
 * it has landed, so what was written in the last minutes before a read may have landed after it.
 */
export function settledAt(readTime: Instant): Instant {
  return shiftInstant(readTime, -MARGIN);
}

/**
 * Where a window that is known already has to be read from: its products before that time are as they were, or were written again and stand
 * behind it. So a device that comes back pays for what is new, not for the whole delta.
 */
export function resumeFrom({ start, rows }: DeltaWindow, settled: Instant | null): WindowStart {
  if (rows === null || settled === null) return start;
  return start === null || compareInstants(start.actualizado, settled) < 0 ? { actualizado: settled, id: null } : start;
}

/** Whether a window that is followed by another can have changed since: only by documents that left it for the end. */
export function isSettled({ rows }: DeltaWindow, settled: Instant | null): boolean {
  return (
    rows !== null && settled !== null && rows.every(({ actualizado }) => compareInstants(actualizado, settled) < 0)
  );
}

/**
 * The products of a window after some of it was read again: of each the higher revision. One that is known already keeps its object, and
 * nothing new returns the very same list.
 */
export function withNews(known: readonly ProductRow[] | null, news: readonly ProductRow[]): readonly ProductRow[] {
  if (!known) return news;
  const rows = new Map(known.map((row) => [row.id, row]));
  const fresh = news.filter((row) => {
    const before = rows.get(row.id);
    return !before || row.rev > before.rev || (row.rev === before.rev && saysMore(row, before));
  });
  if (fresh.length === 0) return known;
  for (const row of fresh) rows.set(row.id, row);
  return [...rows.values()];
}
