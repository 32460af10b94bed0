import { useEffect, useState } from 'react';
import { knownCosts } from '#domain/staff/known-costs.ts';
import type { StaffDocument } from '#domain/staff/staff-document.ts';
import { useConnection } from '#store/connection-store.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { useStaff } from '../staff.ts';

export interface Costs {
  /** Centavos by product, as far as this device knows them. */
  readonly byProduct: ReadonlyMap<string, number>;
  /** `unknown`: without a network nobody answered. */
  readonly state: 'reading' | 'known' | 'unknown';
}

const NONE_READ: readonly StaffDocument[] = [];

/** What products cost the shop, read when somebody wants to compare with it, because no feed shows it. */
export function useCosts(isWanted: boolean): Costs {
  const { backend } = useStaff();
  const [internos, setInternos] = useState<readonly StaffDocument[] | null>(null);
  const isReachable = useConnection((state) => state.reachable);
  const overlay = useJournal(selectOverlay);
  const mayAsk = isWanted && isReachable;
  useEffect(() => {
    if (!mayAsk) return;
    let isClosed = false;
    // Without an answer the costs stay unknown, and the screen says so.
    void backend.readCollection('internos').then(
      (read) => !isClosed && setInternos(read ?? NONE_READ),
      () => !isClosed && setInternos(NONE_READ),
    );
    return () => {
      isClosed = true;
    };
  }, [backend, mayAsk]);
  const hasAnswer = internos !== null && internos !== NONE_READ;
  return {
    byProduct: knownCosts(internos ?? [], overlay),
    state: hasAnswer ? 'known' : isReachable && internos === null ? 'reading' : 'unknown',
  };
}
