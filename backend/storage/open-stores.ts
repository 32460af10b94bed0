import path from 'node:path';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { watchAccounts } from '../auth/store/watch-accounts.ts';
import { openSqliteFileStore } from '../files/store/sqlite-file-store.ts';
import type { Metrics } from '../health/metrics.ts';
import { endedUnclosed, removeHalfRestored, STORE_FILE } from './data-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableWrites } from './durable-writes.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Everything that a folder of data holds, locked for this process. Throws StorageError where it cannot be opened.
 * @param onAccountChanged called with the id of an account after each change of it
 */
export function openStores(dataDir: string, metrics: Metrics, onAccountChanged: (uid: string, by?: 'self') => void) {
  const file = path.join(dataDir, STORE_FILE);
  const unlock = lockDirectory(dataDir);
  removeHalfRestored(dataDir);
  const wasCutOff = endedUnclosed(file);
  const writes = new DurableWrites(file);
  const documents = metrics.measure(openSqliteStore(file, writes));
  const accounts = watchAccounts(openSqliteAccountStore(file, writes), onAccountChanged);
  const files = openSqliteFileStore(file, writes);
  return {
    documents,
    accounts,
    files,
    /** Whether nothing more is written until a restart, because the disk failed in the middle of a write. */
    isInDoubt: () => writes.isInDoubt,
    /** Whether the last process ended without closing them. */
    wasCutOff,
    close(): void {
      for (const each of [files, accounts, documents]) each.close();
      unlock();
    },
  };
}
