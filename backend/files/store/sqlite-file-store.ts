import Database from 'libsql';
import { ensureChecksums, readChecked, withChecksum } from '../../storage/checked-table.ts';
import { DurableWrites } from '../../storage/durable-writes.ts';
import { withWords } from '../../storage/open-store-file.ts';
import type { FileStore, Upload } from '../file-store.ts';
import type { StoredFile } from '../stored-file.ts';
import { FILE_SCHEMA, FILES } from './file-schema.ts';

/** Metadata of files in the SQLite file of the documents; records are the JSON of their type. Throws StorageError. */
export function openSqliteFileStore(file: string, writes: DurableWrites = new DurableWrites(file)): FileStore {
  return withWords(file, () => openFiles(file, writes));
}

function openFiles(file: string, writes: DurableWrites): FileStore {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.exec(FILE_SCHEMA);
  ensureChecksums(connection, FILES);
  readChecked(connection, file, FILES);

  const get = connection.prepare('SELECT record FROM files WHERE bucket = ? AND name = ?');
  const from = connection.prepare('SELECT name FROM files WHERE bucket = ? AND name >= ? ORDER BY name LIMIT 1');
  const after = connection.prepare('SELECT name FROM files WHERE bucket = ? AND name > ? ORDER BY name LIMIT 1');
  const put = connection.prepare('INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?)');
  const remove = connection.prepare('DELETE FROM files WHERE bucket = ? AND name = ?');
  const refers = connection.prepare('SELECT 1 FROM files WHERE sha256 = ? LIMIT 1');
  const upload = connection.prepare('SELECT record FROM file_uploads WHERE id = ?');
  const uploads = connection.prepare('SELECT record FROM file_uploads');
  const putUpload = connection.prepare('INSERT OR REPLACE INTO file_uploads VALUES (?, ?)');
  const removeUpload = connection.prepare('DELETE FROM file_uploads WHERE id = ?');

  const write = (work: () => void): void => writes.transact(connection, work);

  const putBoth = (stored: StoredFile, finished: Upload | undefined): void => {
    put.run(...withChecksum([stored.bucket, stored.name, stored.sha256, JSON.stringify(stored)]));
    if (finished !== undefined) putUpload.run(finished.id, JSON.stringify(finished));
  };

  return {
    file: (bucket, name) => toRecord(get.get(bucket, name)) as StoredFile | undefined,
    nextName: (bucket, { name, isAfter }) => {
      const row = (isAfter ? after : from).get(bucket, name) as { name: string } | undefined;
      return row?.name;
    },
    putFile: (stored, upload) => write(() => putBoth(stored, upload)),
    removeFile: (bucket, name) => write(() => remove.run(bucket, name)),
    refersTo: (sha256) => refers.get(sha256) !== undefined,
    upload: (id) => toRecord(upload.get(id)) as Upload | undefined,
    uploads: () => (uploads.all() as { record: string }[]).map(({ record }) => JSON.parse(record) as Upload),
    putUpload: (stored) => write(() => putUpload.run(stored.id, JSON.stringify(stored))),
    removeUpload: (id) => write(() => removeUpload.run(id)),
    close: () => void connection.close(),
  };
}

function toRecord(row: unknown): unknown {
  return row === undefined ? undefined : JSON.parse((row as { record: string }).record);
}
