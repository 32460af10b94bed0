import { collection, doc, type Firestore, serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import type { Fields } from '#domain/staff/journal/change.ts';
import type { Signature } from './staff-connection.ts';

/** How long a record of the log is kept: the embedded backend holds every document in memory. */
const LOG_DAYS = 365;
const DAY_MS = 86_400_000;

/** The day on which the server deletes a document by itself. */
export const daysFrom = (now: number, days: number): Timestamp => Timestamp.fromMillis(now + days * DAY_MS);

/** Writes a record of the log in the transaction of the change that it records. */
export function logChange(transaction: Transaction, db: Firestore, record: Fields, { now }: Signature): void {
  const hecho = serverTimestamp();
  transaction.set(doc(collection(db, 'bitacora')), { ...record, hecho, caduca: daysFrom(now, LOG_DAYS) });
}
