import { useEffect, useMemo, useRef } from 'react';
import { useDocuments } from '#store/documents-store.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import type { PriceFileTools } from './use-price-file.ts';

/** Compares again when drafts were made or taken back, here or elsewhere: a clave of a draft is known. */
export function useDraftsWatch(tools: PriceFileTools): void {
  const drafts = useDocuments('borradores').byId;
  const overlay = useJournal(selectOverlay);
  // A draft that has been sent moves from the journal to the feed, which changes nothing here: so both are counted as one.
  const count = useMemo(() => {
    const ids = new Set(drafts.keys());
    for (const [key, { document }] of overlay) {
      const [collection, id = ''] = key.split('/');
      if (collection !== 'borradores') continue;
      if (document) ids.add(id);
      else ids.delete(id);
    }
    return ids.size;
  }, [drafts, overlay]);
  const refresh = useRef(tools.refresh);
  useEffect(() => {
    refresh.current = tools.refresh;
  });
  const compared = useRef(count);
  useEffect(() => {
    if (compared.current === count) return;
    compared.current = count;
    refresh.current().catch((reason: unknown) => console.warn('No se volvió a comparar', reason));
  }, [count]);
}
