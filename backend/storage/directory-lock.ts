import path from 'node:path';
import Database from 'libsql';
import { closeToOthers } from './data-folder.ts';
import { diskReason } from './disk-trouble.ts';
import { StorageError } from './storage-error.ts';

/** Another process has the folder. */
export class FolderInUse extends StorageError {}

/**
 * Keeps a second process off a data directory: two would each have their own state in memory. The lock is SQLite's exclusive lock on a
 * file of its own, which the system releases when the process dies, however it dies: there is no stale lock to clean up.
 */
export function lockDirectory(directory: string): () => void {
  closeToOthers(directory);
  const connection = openLock(path.join(directory, 'cerrojo.db'));
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch {
    connection.close();
    throw new FolderInUse(
      `Otro proceso ya usa los datos de ${directory}. Deténgalo o elija otro directorio con DATA_DIR.`,
    );
  }
  return () => connection.close();
}

function openLock(file: string): Database.Database {
  try {
    return new Database(file);
  } catch {
    throw new StorageError(`No se puede usar ${file}: ${diskReason('read-only')}.`);
  }
}
