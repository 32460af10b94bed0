import type { DBSchema } from 'idb';
import { NO_TOTALS, type SearchTotals } from '#domain/search-report/search-totals.ts';
import { openDatabase } from '#platform/open-database.ts';

/** What this device has read of the reports, and when, in milliseconds. */
export interface KeptTotals {
  readonly totals: SearchTotals;
  readonly readAt: number | null;
}

interface TotalsSchema extends DBSchema {
  conteos: { key: 'conteos'; value: KeptTotals };
}

const database = openDatabase<TotalsSchema>({ name: 'busquedas-personal', version: 1, stores: ['conteos'] });

/** Nothing where nothing was read or it cannot be read. Never rejects: the screen then reads the reports anew. */
export async function readTotals(): Promise<KeptTotals> {
  const kept = await database.use((db) => db.get('conteos', 'conteos')).catch(() => undefined);
  return kept ?? { totals: NO_TOTALS, readAt: null };
}

export async function saveTotals(kept: KeptTotals): Promise<void> {
  await database.use((db) => db.put('conteos', kept, 'conteos'));
}

export async function forgetTotals(): Promise<void> {
  await database.use((db) => db.clear('conteos'));
}
