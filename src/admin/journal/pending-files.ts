import type { DBSchema } from 'idb';
import { openDatabase } from '#platform/open-database.ts';

/** A file that staff added and the server has not confirmed yet. */
export interface PendingFile {
  readonly path: string;
  readonly type: string;
  /** Bytes and not a Blob, because older WebKit loses stored blobs when the process that wrote them ends. */
  readonly bytes: ArrayBuffer;
  /** When it was added, in milliseconds: files are sent in this order. */
  readonly at: number;
}

interface PendingSchema extends DBSchema {
  archivos: { key: string; value: PendingFile };
}

/** A database apart from the catalogue's copy: the copy may be deleted at any time, but these files exist nowhere else. */
const database = openDatabase<PendingSchema>({
  name: 'archivos-por-enviar',
  steps: [(created) => void created.createObjectStore('archivos', { keyPath: 'path' })],
});

/** Stores all of the files or none, because a picture without some of its sizes would be sent as complete. Throws when the device has no room. */
export async function keepFiles(files: readonly Omit<PendingFile, 'at'>[]): Promise<void> {
  const at = Date.now();
  await database.use(async (db) => {
    const tx = db.transaction('archivos', 'readwrite', { durability: 'strict' });
    await Promise.all([...files.map((file) => tx.store.put({ ...file, at })), tx.done]);
  });
}

export async function pendingFile(path: string): Promise<PendingFile | undefined> {
  return database.use((db) => db.get('archivos', path));
}

/** Paths of what waits, oldest first. */
export async function pendingPaths(): Promise<string[]> {
  const files = await database.use((db) => db.getAll('archivos'));
  return files.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

export async function dropFiles(paths: readonly string[]): Promise<void> {
  await database.use(async (db) => {
    const tx = db.transaction('archivos', 'readwrite');
    await Promise.all([...paths.map((path) => tx.store.delete(path)), tx.done]);
  });
}

/** Deletes every file, when somebody signs out. */
export async function dropAllFiles(): Promise<void> {
  await database.use((db) => db.clear('archivos'));
}
