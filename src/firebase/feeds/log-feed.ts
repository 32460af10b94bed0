import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { type LogRecord, parseLogRecord } from '#domain/staff/parse-log-record.ts';
import type { StaffConnection } from '../staff-connection.ts';
import { listen, type Stop } from './listen.ts';
import { snapshotDocuments } from './stored-documents.ts';

/**
 * Listens to the latest records of the log about some documents, the newest first.
 * @param paths `productos/p1`, at most thirty.
 * @param count the most records to read.
 * @param mayReadPrivate whether the person may read what names a cost: the rules refuse a query that asks for more than that.
 * @param onRecords `isCurrent` is false while the device's copy answers, which has what this device has read before; `isAll` says that there are no older ones.
 */
export function watchLog(
  { db }: Pick<StaffConnection, 'db'>,
  paths: readonly string[],
  count: number,
  mayReadPrivate: boolean,
  onRecords: (records: readonly LogRecord[], isCurrent: boolean, isAll: boolean) => void,
): Stop {
  const about = where('rutas', 'array-contains-any', paths);
  const allowed = mayReadPrivate ? [] : [where('privado', '==', false)];
  const latest = query(collection(db, 'bitacora'), about, ...allowed, orderBy('hecho', 'desc'), limit(count));
  return listen(latest, (snapshot) => {
    const { values, problems } = parseDocuments(snapshotDocuments(snapshot), parseLogRecord);
    for (const { id, problem } of problems) console.warn(`Apunte ilegible ${id}: ${problem}`);
    onRecords(values, !snapshot.metadata.fromCache, snapshot.size < count);
  });
}
