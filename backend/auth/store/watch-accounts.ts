import type { AccountStore } from '../account-store.ts';

/**
 * The same store, which reports every account whose tokens may no longer be good: after a new password, the end of a colleague's time,
 * or the account's removal. The report may come inside a transaction that then fails, so it is a reason to look, not a fact.
 */
export function watchAccounts(store: AccountStore, onChange: (uid: string, by?: 'self') => void): AccountStore {
  return {
    ...store,
    update: (uid, change, by) => {
      const isDone = store.update(uid, change, by);
      if (change.disabled !== undefined || change.validSinceSeconds !== undefined) onChange(uid, by);
      return isDone;
    },
    remove: (uid) => {
      store.remove(uid);
      onChange(uid);
    },
  };
}
