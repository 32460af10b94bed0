import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { ensureChecksums, writeChecksums } from '../storage/checked-table.ts';
import { HALF_RESTORED, removeHalfRestored, STORE_FILE } from '../storage/data-folder.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { DOCUMENTS } from '../storage/schema.ts';
import { StorageError } from '../storage/storage-error.ts';
import { BACKUP_FILE, type BackupSummary, BYTES_FOLDER, checkBytes, copyBytes, readStore, sync } from './backup.ts';
import { republish } from './republish.ts';

export interface RestoreOptions {
  /** Whether what is there may be put aside. */
  readonly mayReplace: boolean;
  readonly now: Date;
}

export interface Restored extends BackupSummary {
  /** Where the replaced data are now. */
  readonly aside: string | undefined;
}

/**
 * Puts a backup in place of a stopped server's data, which are kept aside. The copy is checked before anything is moved. Throws StorageError.
 *
 * Clients ignore, silently, whatever looks older than what they have: so every document gets a new version, later than any the replaced
 * data, the backup or the clock know of, and a new epoch makes resume tokens void; and the catalogue is published anew under a number that no
 * reader has seen. Everybody signs in again: sessions and keys of an old day must not come back with it.
 */
export async function restore(backup: string, dataDir: string, { mayReplace, now }: RestoreOptions): Promise<Restored> {
  const summary = readSummary(backup);
  const { digests } = readStore(path.join(backup, STORE_FILE));
  await checkBytes(path.join(backup, BYTES_FOLDER), digests, 'No se restauró nada.');
  const unlock = lockDirectory(dataDir);
  const partial = path.join(dataDir, `${HALF_RESTORED}${now.getTime()}`);
  try {
    removeHalfRestored(dataDir);
    const current = path.join(dataDir, STORE_FILE);
    const isReplacing = whatIsThere(dataDir).length > 0;
    if (isReplacing && !mayReplace) {
      throw new StorageError(`${dataDir} ya tiene datos. Para apartarlos y restaurar: --reemplazar`);
    }
    await mkdir(partial, { mode: 0o700 });
    await copyFile(path.join(backup, STORE_FILE), path.join(partial, STORE_FILE));
    await copyBytes(path.join(backup, BYTES_FOLDER), path.join(partial, BYTES_FOLDER), digests);
    // Looked for first, because to open a file that is not there makes it.
    const replaced = existsSync(current) ? current : undefined;
    restamp(path.join(partial, STORE_FILE), now.getTime() * 1000, replaced === undefined ? 0 : lastVersionOf(replaced));
    await republish(path.join(partial, STORE_FILE), replaced, now);
    await sync(path.join(partial, STORE_FILE));
    const aside = isReplacing ? await putAside(dataDir, now) : undefined;
    await mkdir(path.join(partial, BYTES_FOLDER), { recursive: true });
    await rename(path.join(partial, BYTES_FOLDER), path.join(dataDir, BYTES_FOLDER));
    // Moved last: until then there is no store, instead of an incomplete one.
    await rename(path.join(partial, STORE_FILE), current);
    return { ...summary, aside };
  } finally {
    await rm(partial, { recursive: true, force: true });
    unlock();
  }
}

function restamp(file: string, clock: number, replaced: number): void {
  const connection = new Database(file);
  try {
    const inBackup = lastVersionIn(connection);
    const version = Math.max(clock, replaced + 1, inBackup + 1);
    const epoch = randomBytes(9).toString('base64url');
    connection.exec(`BEGIN IMMEDIATE;
      UPDATE documents SET version = ${version};
      DELETE FROM sessions;
      INSERT OR REPLACE INTO meta VALUES ('epoch', '${epoch}'), ('lastVersion', '${version}');
      DELETE FROM meta WHERE key = 'checksum';
      COMMIT;`);
    ensureChecksums(connection, DOCUMENTS);
    writeChecksums(connection, DOCUMENTS);
    for (const statement of [
      'UPDATE auth_sessions SET revoked = 1',
      'DELETE FROM auth_keys',
      'DELETE FROM auth_codes',
      'DELETE FROM file_uploads',
    ]) {
      runIfThere(connection, statement);
    }
  } finally {
    connection.close();
  }
}

/** A backup from before accounts or files existed has no such tables. */
function runIfThere(connection: Database.Database, statement: string): void {
  const table = /(?:UPDATE|FROM) (\w+)/.exec(statement)?.[1];
  const isThere = connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;
  if (isThere) connection.exec(statement);
}

/** Undefined for a store that cannot be read, which may be why a backup is restored; then the clock decides. */
function lastVersionOf(file: string): number {
  try {
    const connection = new Database(file);
    try {
      return lastVersionIn(connection);
    } finally {
      connection.close();
    }
  } catch {
    return 0;
  }
}

function lastVersionIn(connection: Database.Database): number {
  const row = connection.prepare("SELECT value FROM meta WHERE key = 'lastVersion'").get() as
    | { value: string }
    | undefined;
  return Number(row?.value ?? 0);
}

/**
 * What a store has left in its folder, whole or not: after its file of documents was lost its pictures are in the way of the restored ones, and its
 * journal would be read into the restored file.
 */
function whatIsThere(dataDir: string): string[] {
  const names = [STORE_FILE, `${STORE_FILE}-wal`, `${STORE_FILE}-shm`, BYTES_FOLDER];
  return names.filter((name) => existsSync(path.join(dataDir, name)));
}

async function putAside(dataDir: string, now: Date): Promise<string> {
  const aside = path.join(dataDir, `anterior-${now.toISOString().slice(0, 19).replaceAll(':', '')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of whatIsThere(dataDir)) await rename(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

function readSummary(backup: string): BackupSummary {
  try {
    const summary = JSON.parse(readFileSync(path.join(backup, BACKUP_FILE), 'utf8')) as BackupSummary;
    if (summary.formato === 1) return summary;
  } catch {
    // Said below.
  }
  throw new StorageError(`${backup} no es una copia de esta tienda.`);
}
