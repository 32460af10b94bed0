import type { Account } from '../auth/account.ts';
import type { AccountStore } from '../auth/account-store.ts';

/**
 * Puts accounts into a stopped server's store. One that comes without a password keeps the one that it has here: Firebase tells only the hashes
 * that it made itself. Answers a sentence for each account that was not taken.
 */
export function putEmbeddedAccounts(store: AccountStore, accounts: readonly Account[]): string[] {
  return accounts.flatMap((account) => {
    const taken = store.byEmail(account.email);
    if (taken !== undefined && taken.uid !== account.uid)
      return [`${account.email} ya tiene otra cuenta en el destino; la que venía no se pasó.`];
    const known = store.byUid(account.uid);
    if (known === undefined) {
      store.insert(account);
      return [];
    }
    const { uid, createdAt: _, ...change } = account;
    store.transaction(() => {
      store.update(uid, account.passwordHash === '' ? { ...change, passwordHash: known.passwordHash } : change);
      if (change.validSinceSeconds > known.validSinceSeconds) store.endSessions(uid);
    });
    return [];
  });
}
