import path from 'node:path';
import Database from 'libsql';
import { closeToOthers } from './data-folder.ts';
import { StorageError } from './storage-error.ts';

/**
 * Keeps a second process off a data directory: two would each have their own state in memory. The lock is SQLite's exclusive lock on a
 * file of its own, which the system releases when the process dies, however it dies: there is no stale lock to clean up.
 */
export function lockDirectory(directory: string): () => void {
  closeToOthers(directory);
  const connection = new Database(path.join(directory, 'cerrojo.db'));
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch {
    connection.close();
    throw new StorageError(
      `Otro proceso ya usa los datos de ${directory}. Deténgalo o elija otro directorio con DATA_DIR.`,
    );
  }
  return () => connection.close();
}
