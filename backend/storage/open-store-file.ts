import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { ensureChecksums } from './checked-table.ts';
import { hasHeldData, markHeldData } from './data-folder.ts';
import { diskReason, findDiskTrouble } from './disk-trouble.ts';
import { DOCUMENTS, SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { DamagedStore, StorageError } from './storage-error.ts';

/** Opens the file, or makes it where no store has ever been. Throws StorageError when it cannot be used. */
export function openStoreFile(file: string): Database.Database {
  return withWords(file, () => {
    if (file === ':memory:') return connect(file);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === undefined) createFile(file);
    // SQLite takes an empty file for a new database: a store that was cut off would become an empty shop.
    else if (size === 0) throw new DamagedStore(file, 'está vacío, cero bytes');
    const connection = connect(file);
    markHeldData(path.dirname(file));
    return connection;
  });
}

/** Beside its place, and then renamed: a kill in the middle leaves no empty store behind, which would be taken for a damaged one. */
function createFile(file: string): void {
  if (hasHeldData(path.dirname(file))) throw new DamagedStore(file, 'ya no existe, y en su carpeta hubo una tienda');
  const fresh = `${file}.nueva`;
  for (const each of [fresh, `${fresh}-wal`, `${fresh}-shm`]) rmSync(each, { force: true });
  writeFileSync(fresh, '', { mode: 0o600 });
  // Without a write-ahead log, which would be a second file to rename.
  const connection = new Database(fresh);
  connection.pragma('synchronous = FULL');
  prepareSchema(connection, fresh);
  connection.close();
  renameSync(fresh, file);
}

function connect(file: string): Database.Database {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  prepareSchema(connection, file);
  checkStructure(connection);
  return connection;
}

function prepareSchema(connection: Database.Database, file: string): void {
  const [row] = connection.pragma('user_version') as { user_version: number }[];
  const found = row?.user_version ?? 0;
  if (found > SCHEMA_VERSION) {
    throw new StorageError(
      `${file} es de una versión más nueva (${found}; esta usa ${SCHEMA_VERSION}). Actualice el programa.`,
    );
  }
  if (found === SCHEMA_VERSION) return;
  const create = `${SCHEMA} INSERT INTO meta VALUES ('epoch', '${randomBytes(9).toString('base64url')}');`;
  if (found === 1) ensureChecksums(connection, DOCUMENTS);
  connection.exec(`BEGIN IMMEDIATE; ${found === 0 ? create : ''} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}

/** Everything is about to be read anyway; a damaged page or index is found and named here, instead of as a missing product or account later. */
function checkStructure(connection: Database.Database): void {
  const [row] = connection.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (row?.integrity_check !== 'ok') throw new Error(row?.integrity_check ?? 'sin respuesta');
}

/** Whether this account may not read or write the file, because another account made it, as after `sudo`. SQLite says only that the file did not open. */
function isClosedToUs(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** Runs what reads a store's file. Whatever is wrong with it becomes a StorageError with a sentence for the owner. */
export function withWords<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const trouble = findDiskTrouble(error) ?? (isClosedToUs(file) ? 'read-only' : undefined);
    if (trouble === 'full' || trouble === 'read-only')
      throw new StorageError(`No se puede usar ${file}: ${diskReason(trouble)}.`);
    throw new DamagedStore(file, error instanceof Error ? error.message : String(error));
  }
}
