import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, serverTimestamp, type Transaction } from 'firebase/firestore';
import { err, type Result } from '#domain/kernel/result.ts';
import { type Fields, withoutStamps } from '#domain/staff/journal/change.ts';
import { logRecords } from '#domain/staff/log/log-record.ts';
import { plainFields } from './feeds/stored-documents.ts';
import { logChange } from './log-changes.ts';
import type { Signature, StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';

// What is written at the server or not at all: who works here, and which devices are kiosks.

export type OnlineConnection = Pick<StaffConnection, 'db' | 'freshToken' | 'signature' | 'uid'>;

/** Why nothing was changed: no answer, the rules refuse it, or the document is no longer there. */
export type OnlineProblem = 'network' | 'refused' | 'gone';
export type Done<Problem = OnlineProblem> = Promise<Result<null, Problem>>;

export const stampOnline = ({ uid }: OnlineConnection, rev: number) => ({
  rev,
  actualizado: serverTimestamp(),
  actualizadoPor: uid(),
});

/** The revision and the fields of a document without its stamps; revision 0 where there is none. */
export function knownFields(snapshot: DocumentSnapshot): { readonly rev: number; readonly fields: Fields } {
  const { rev, ...fields } = plainFields(snapshot.data() ?? {});
  return { rev: typeof rev === 'number' ? rev : 0, fields: withoutStamps(fields) };
}

export interface LoggedOnline {
  readonly collection: string;
  readonly id: string;
  /** The revision before. */
  readonly rev: number;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** @param title what the log says */
export function logOnline(
  transaction: Transaction,
  { db, uid }: OnlineConnection,
  signature: Signature,
  title: string,
  { collection, id, rev, before, after }: LoggedOnline,
): void {
  const { email, device, now } = signature;
  const edit = { id: crypto.randomUUID(), title, by: { uid: uid(), email }, at: now };
  const written = {
    change: { collection, id, baseRev: rev, base: before, document: after },
    server: before && { rev, document: before },
  };
  for (const record of logRecords(edit, [written], device)) logChange(transaction, db, record, signature);
}

/** How often a refusal is asked again. */
const MOST_TRIES = 3;

/**
 * Runs one transaction. Without a network it fails: what must hold everywhere at once is not changed by a device that cannot be asked. A refusal is asked
 * again, because rules come before preconditions: who was overtaken between reading and writing (by the person's own first visit of the day) is
 * refused as well.
 */
export async function writeOnline<Problem>(
  connection: OnlineConnection,
  work: (transaction: Transaction, signature: Signature) => Promise<Result<null, Problem>>,
  tried = 1,
): Promise<Result<null, Problem | 'network' | 'refused'>> {
  try {
    const signature = await connection.signature();
    return await transact(connection, (transaction) => work(transaction, signature), { maxAttempts: 3 });
  } catch (reason) {
    if (!(reason instanceof FirebaseError)) throw reason;
    if (reason.code === 'permission-denied')
      return tried < MOST_TRIES ? writeOnline(connection, work, tried + 1) : err('refused');
    console.info('Sin respuesta del servidor', reason.code, reason.message);
    return err('network');
  }
}
