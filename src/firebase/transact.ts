import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction, type Transaction, type TransactionOptions } from 'firebase/firestore';

let askForToken: () => Promise<unknown> = () => Promise.resolve();

/** Says whom transactions ask for a token; until then they go without. It rejects where there is none to be had. */
export function takeTokensFrom(source: () => Promise<unknown>): void {
  askForToken = source;
}

/**
 * Firestore's transaction, which fails where nobody answers and leaves nothing behind. The SDK's own asks for a token on its way; where the old
 * one has expired and there is no network it takes Auth's error for one of its own, and an assertion (`3c6b`, still in 12.19) ends every use of
 * Firestore until the page is loaded again. So the token is asked for before.
 */
export async function transact<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  try {
    await askForToken();
  } catch (reason) {
    if (!(reason instanceof FirebaseError)) throw reason;
    const isNetwork = reason.code === 'auth/network-request-failed';
    throw new FirebaseError(isNetwork ? 'unavailable' : 'unauthenticated', reason.message);
  }
  return runTransaction(db, work, options);
}
