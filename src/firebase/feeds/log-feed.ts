import {
  collection,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { LogRange } from '#domain/staff/log/log-query.ts';
import { type LogRecord, parseLogRecord } from '#domain/staff/log/parse-log-record.ts';
import type { StaffConnection } from '../staff-connection.ts';
import { listen, type Stop } from './listen.ts';
import { snapshotDocuments, textToTimestamp } from './stored-documents.ts';

type Db = Pick<StaffConnection, 'db'>;

const latest = ({ db }: Db, count: number, about: readonly QueryConstraint[]): Query =>
  query(collection(db, 'bitacora'), ...about, orderBy('hecho', 'desc'), limit(count));

/**
 * Listens to the latest records of the log about some documents, the newest first.
 * @param paths `productos/p1`, at most thirty.
 * @param count the most records to read.
 * @param mayReadPrivate whether the person may read what names a cost: the rules refuse a query that asks for more than that.
 * @param onRecords `isCurrent` is false while the device's copy answers, which has what this device has read before; `isAll` says that there are no older ones.
 */
export function watchLog(
  connection: Db,
  paths: readonly string[],
  count: number,
  mayReadPrivate: boolean,
  onRecords: (records: readonly LogRecord[], isCurrent: boolean, isAll: boolean) => void,
): Stop {
  return listen(
    latest(connection, count, [where('rutas', 'array-contains-any', paths), ...allowed(mayReadPrivate)]),
    (snapshot) => onRecords(readable(snapshot), !snapshot.metadata.fromCache, snapshot.size < count),
  );
}

/**
 * Listens to the latest records of a range, whatever they are about, the newest first.
 * @param onRecords as above; `isFull` says that there are older ones, as far as whoever answers knows.
 */
export function watchLatestLog(
  connection: Db,
  { person, since, until }: LogRange,
  count: number,
  mayReadPrivate: boolean,
  onRecords: (records: readonly LogRecord[], isCurrent: boolean, isFull: boolean) => void,
): Stop {
  const about = [
    ...allowed(mayReadPrivate),
    ...(person === '' ? [] : [where('por', '==', person)]),
    ...(since ? [where('hecho', '>=', textToTimestamp(since))] : []),
    ...(until ? [where('hecho', '<', textToTimestamp(until))] : []),
  ];
  return listen(latest(connection, count, about), (snapshot) =>
    onRecords(readable(snapshot), !snapshot.metadata.fromCache, snapshot.size === count),
  );
}

const allowed = (mayReadPrivate: boolean): readonly QueryConstraint[] =>
  mayReadPrivate ? [] : [where('privado', '==', false)];

function readable(snapshot: QuerySnapshot): readonly LogRecord[] {
  const { values, problems } = parseDocuments(snapshotDocuments(snapshot), parseLogRecord);
  for (const { id, problem } of problems) console.warn(`Apunte ilegible ${id}: ${problem}`);
  return values;
}
