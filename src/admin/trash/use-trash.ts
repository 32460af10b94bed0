import { useMemo } from 'react';
import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { staffRows } from '#domain/staff/journal/staff-rows.ts';
import { parseTrashed, TRASH, TRASH_DAYS, type Trashed, trashedName } from '#domain/staff/log/trash.ts';
import type { Knowledge } from '#store/catalogue-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { useProducts } from '../shared/products/use-products.ts';

const DAY_MS = 86_400_000;

/** Something that was deleted, with its private document where it had one. */
export interface TrashItem {
  readonly key: string;
  readonly name: string;
  readonly main: Trashed;
  /** All documents that come back together. */
  readonly rows: readonly StaffRow<Trashed>[];
  /** Who deleted it: a uid, or the e-mail while it waits to be sent. */
  readonly by: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly daysLeft: number;
  readonly isWaiting: boolean;
}

interface Trash {
  readonly knowledge: Knowledge;
  readonly items: readonly TrashItem[];
}

/** What was deleted in the last thirty days, the latest first, with this device's unsent deletions and restorations. */
export function useTrash(now: number): Trash {
  const { knowledge, byId } = useDocuments('papelera');
  const overlay = useJournal(selectOverlay);
  const { listed } = useProducts();
  const items = useMemo(() => {
    const confirmed = [...byId.values()].flatMap(({ id, rev, fields }) => {
      const parsed = parseTrashed(id, fields);
      return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
    });
    const rows = staffRows(TRASH, confirmed, overlay, parseTrashed);
    const privateOf = new Map(
      rows.filter(({ value }) => value.collection === 'internos').map((row) => [row.value.document, row]),
    );
    const drafts = new Set(
      rows.filter(({ value }) => value.collection === 'borradores').map(({ value }) => value.document),
    );
    return (
      rows
        // Costs stay in the trash when their draft was brought back by a person without the right to them.
        .filter(({ value }) => value.collection !== 'internos' || !drafts.has(value.document))
        .map((row): TrashItem => {
          const { value, entry } = row;
          const stamp = byId.get(value.id)?.stamp;
          const at = stamp?.at ? instantToMilliseconds(stamp.at) : (entry?.at ?? now);
          const internal = value.collection === 'borradores' ? privateOf.get(value.document) : undefined;
          return {
            key: value.id,
            name: trashedName(value, (id) => listed.find((one) => one.id === id)?.product.nombre),
            main: value,
            rows: internal ? [row, internal] : [row],
            by: stamp?.by ?? entry?.by.uid ?? '',
            at,
            // The server's clock may be ahead of the one that opened this page.
            daysLeft: Math.min(TRASH_DAYS, Math.ceil((at + TRASH_DAYS * DAY_MS - now) / DAY_MS)),
            isWaiting: entry !== undefined && entry.state.kind !== 'confirmed',
          };
        })
        .filter(({ daysLeft }) => daysLeft > 0)
        .sort((a, b) => b.at - a.at)
    );
  }, [byId, overlay, listed, now]);
  return { knowledge, items };
}
