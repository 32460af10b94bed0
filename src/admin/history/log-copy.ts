import type { DBSchema } from 'idb';
import type { LogRecord } from '#domain/staff/log/parse-log-record.ts';
import { openDatabase } from '#platform/open-database.ts';

interface LogCopySchema extends DBSchema {
  apuntes: { key: 'ultimos'; value: readonly LogRecord[] };
}

/** The newest records that stay on a device. For a busy shop these are some weeks. */
const KEPT_RECORDS = 500;

/**
 * The newest records of the log that this device has read, without a gap. A copy: another shape is thrown away and read again.
 * @param mayKeep whether this device may still have them, asked inside the transaction that writes.
 */
export function openLogCopy(mayKeep: () => boolean) {
  const { use } = openDatabase<LogCopySchema>({ name: 'bitacora', version: 1, stores: ['apuntes'] });
  return {
    /** Nothing where there is no copy, or none that can be read. Never rejects. */
    async read(): Promise<readonly LogRecord[]> {
      try {
        const kept: unknown = await use((db) => db.get('apuntes', 'ultimos'));
        return Array.isArray(kept) && kept.every(isRecord) ? kept : [];
      } catch (reason) {
        console.warn('Bitácora sin copia', reason);
        return [];
      }
    },

    save: (records: readonly LogRecord[]): Promise<void> =>
      use(async (db) => {
        const tx = db.transaction('apuntes', 'readwrite');
        if (mayKeep()) await tx.store.put(records.slice(0, KEPT_RECORDS), 'ultimos');
        await tx.done;
      }),

    forget: (): Promise<void> => use((db) => db.clear('apuntes')),
  };
}

/** A record as this same code wrote it. */
function isRecord(one: unknown): one is LogRecord {
  if (typeof one !== 'object' || one === null) return false;
  const { id, at, changes }: Partial<Record<keyof LogRecord, unknown>> = one;
  return typeof id === 'string' && typeof at === 'string' && Array.isArray(changes);
}
