import path from 'node:path';
import { err } from '#domain/kernel/result.ts';
import { openAccess } from '../access/open-access.ts';
import { createPasswordHasher, type PasswordHasher } from '../auth/password-hash.ts';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import type { Config } from '../config.ts';
import { Databases } from '../databases/databases.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { hasHeldData, noStoreIn } from '../storage/data-folder.ts';
import { FolderInUse, lockDirectory } from '../storage/directory-lock.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { callOperator } from './operator-call.ts';
import { runStaffCommand, type StaffAnswer } from './run-staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

type StaffPlace = Pick<Config, 'dataDir' | 'projectId' | 'host' | 'port' | 'tls' | 'publicOrigin'>;

/**
 * Runs a typed order. A folder that has never held a store is another than the one that was meant: a shop made there would have a password that
 * opens nothing, and would never be filled with the demo.
 */
export async function orderStaff(place: StaffPlace, command: StaffCommand): Promise<StaffAnswer> {
  if (hasHeldData(place.dataDir)) return runStaff(place, command);
  return err(noStoreIn(place.dataDir));
}

/**
 * Runs a command on the data directory: itself when no server holds it, else through the server that does. Two processes never write to
 * one store. Throws OperatorError or StorageError.
 */
export async function runStaff(
  config: StaffPlace,
  command: StaffCommand,
  hasher: PasswordHasher = createPasswordHasher(),
): Promise<StaffAnswer> {
  const { dataDir, projectId } = config;
  const unlock = tryLock(dataDir);
  if (unlock === undefined) return callOperator(dataDir, command);
  const file = path.join(dataDir, 'fragua.db');
  const store = openSqliteStore(file);
  const accounts = openSqliteAccountStore(file);
  try {
    const database = new Databases(store, openAccess).open(`projects/${projectId}/databases/(default)`);
    return await runStaffCommand(
      {
        accounts,
        database,
        hasher,
        now: Date.now,
        siteOrigin: () => siteOrigin(config, config.port),
      },
      command,
    );
  } finally {
    accounts.close();
    store.close();
    unlock();
  }
}

function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}
