import path from 'node:path';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { watchAccounts } from '../auth/store/watch-accounts.ts';
import { openSqliteFileStore } from '../files/store/sqlite-file-store.ts';
import type { Metrics } from '../health/metrics.ts';
import { endedUnclosed, STORE_FILE } from './data-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Everything that a folder of data holds, locked for this process. Throws StorageError where it cannot be opened.
 * @param onAccountChanged called with the id of an account after each change of it
 */
export function openStores(dataDir: string, metrics: Metrics, onAccountChanged: (uid: string) => void) {
  const file = path.join(dataDir, STORE_FILE);
  const unlock = lockDirectory(dataDir);
  const wasCutOff = endedUnclosed(file);
  const documents = metrics.measure(openSqliteStore(file));
  const accounts = watchAccounts(openSqliteAccountStore(file), onAccountChanged);
  const files = openSqliteFileStore(file);
  return {
    documents,
    accounts,
    files,
    /** Whether the last process ended without closing them. */
    wasCutOff,
    close(): void {
      for (const each of [files, accounts, documents]) each.close();
      unlock();
    },
  };
}
