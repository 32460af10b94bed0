import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction, type TransactionOptions } from 'firebase/firestore';
import type { StaffConnection } from './staff-connection.ts';

/**
 * Firestore's transaction, which fails where nobody answers and leaves nothing behind. The SDK's own asks for a token on its way; where the old
 * one has expired and there is no network it takes Auth's error for one of its own, and an assertion (`3c6b`, still in 12.19) ends every use of
 * Firestore until the page is loaded again. So the token is asked for before.
 */
export async function transact<T>(
  { db, freshToken }: Pick<StaffConnection, 'db' | 'freshToken'>,
  work: (transaction: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  try {
    await freshToken();
  } catch (reason) {
    if (!(reason instanceof FirebaseError)) throw reason;
    const isNetwork = reason.code === 'auth/network-request-failed';
    throw new FirebaseError(isNetwork ? 'unavailable' : 'unauthenticated', reason.message);
  }
  return runTransaction(db, work, options);
}
