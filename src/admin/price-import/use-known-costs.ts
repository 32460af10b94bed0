import { useRef } from 'react';
import { knownCosts } from '#domain/staff/known-costs.ts';
import type { StaffDocument } from '#domain/staff/staff-document.ts';
import { journalStore, selectOverlay } from '#store/journal-store.ts';
import { useStaff } from '../staff.ts';

export interface KnownCosts {
  /** Centavos by product, as far as this device knows them. */
  readonly now: () => ReadonlyMap<string, number>;
  /** Reads all private documents. Resolves with whether any came. */
  readonly read: () => Promise<boolean>;
}

/** What products cost the shop: no feed shows it, because only staff may know and few screens ask. */
export function useKnownCosts(): KnownCosts {
  const { backend } = useStaff();
  const internos = useRef<readonly StaffDocument[]>([]);
  return {
    now: () => knownCosts(internos.current, selectOverlay(journalStore.getState())),
    async read() {
      const read = await backend.readCollection('internos');
      if (read) internos.current = read;
      return read !== null && read.length > 0;
    },
  };
}
