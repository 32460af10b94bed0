import { useEffect, useState } from 'react';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { NO_TOTALS, withReports } from '#domain/search-report/search-totals.ts';
import { selectIsAnswered, useConnection } from '#store/connection-store.ts';
import { useStaff } from '../staff.ts';
import { readReports } from './read-reports.ts';
import { type KeptTotals, readTotals, saveTotals } from './totals-copy.ts';

export interface KnownTotals extends KeptTotals {
  readonly state: 'opening' | 'reading' | 'read' | 'unreachable';
}

/** What devices reported: first as this device last read it, then with the reports that came since. */
export function useSearchTotals(): KnownTotals {
  const { backend, readConfig } = useStaff();
  const isAnswered = useConnection(selectIsAnswered);
  const [known, setKnown] = useState<KnownTotals>({ totals: NO_TOTALS, readAt: null, state: 'opening' });

  useEffect(() => {
    let isCurrent = true;
    const show = (kept: KeptTotals, state: KnownTotals['state']): void => {
      if (isCurrent) setKnown({ ...kept, state });
    };
    const read = async (): Promise<void> => {
      let kept = await readTotals();
      show(kept, isAnswered ? 'reading' : 'unreachable');
      if (!isAnswered) return;
      try {
        const { connection } = await backend.openSession();
        const token = String(await connection.freshToken());
        const config = await readConfig();
        for (;;) {
          if (!isCurrent) return;
          const page = await readReports(config, kept.totals.through, token);
          const now = Date.now();
          kept = { totals: withReports(kept.totals, page.reports, countedDayAt(now)), readAt: now };
          // A device without storage reads everything again the next time.
          await saveTotals(kept).catch(() => {});
          if (page.isLast) break;
        }
        show(kept, 'read');
      } catch (reason) {
        console.info('Búsquedas sin leer', reason);
        show(kept, 'unreachable');
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [backend, readConfig, isAnswered]);

  return known;
}
