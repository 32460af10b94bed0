import path from 'node:path';
import type Database from 'libsql';
import type { SessionRecord, Store, StoredCommit, StoredDocument } from '../databases/store.ts';
import type { Change } from '../engine/document.ts';
import { documentPath } from '../engine/document-path.ts';
import type { Fields } from '../engine/value.ts';
import { readChecked, rowChecksum, withChecksum } from './checked-table.ts';
import { findDiskTrouble } from './disk-trouble.ts';
import { DurableWrites } from './durable-writes.ts';
import { openStoreFile, withWords } from './open-store-file.ts';
import { DOCUMENTS } from './schema.ts';
import { DamagedStore, UnprovenWrite } from './storage-error.ts';
import { tryWriting } from './try-writing.ts';

/** The store in one SQLite file: write-ahead log, and a sync to disk at every commit. Throws StorageError when the file cannot be used. */
export function openSqliteStore(file: string, writes: DurableWrites = new DurableWrites(file)): Store {
  return withWords(file, () => openStore(file, writes));
}

function openStore(file: string, writes: DurableWrites): Store {
  const connection = openStoreFile(file);
  const { epoch, lastVersion } = readMeta(connection, file);
  const putMeta = connection.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const putDocument = connection.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)');
  const putSession = connection.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?)');
  const dropSession = connection.prepare('DELETE FROM sessions WHERE sid = ?');

  const encoded = new WeakMap<Change, Row>();
  const commit = ({ database, version, changes, session }: StoredCommit): void => {
    for (const change of changes) putDocument.run(...(encoded.get(change) ?? changeToRow(database, change)));
    if (session !== undefined) putSession.run(session.sid, JSON.stringify(session));
    putMeta.run('lastVersion', String(version));
    putMeta.run('checksum', String(rowChecksum([epoch, String(version)])));
  };

  return {
    epoch,
    lastVersion,
    documents: () => withWords(file, () => readChecked(connection, file, DOCUMENTS).map(rowToDocument)),
    sessions: () => withWords(file, () => readSessions(connection)),
    *encode(database, changes) {
      for (const change of changes) {
        encoded.set(change, changeToRow(database, change));
        yield;
      }
    },
    commit: (change) => withReason(path.dirname(file), () => writes.transact(connection, () => commit(change))),
    forgetSession: (sid) => void writes.transact(connection, () => dropSession.run(sid)),
    close: () => {
      // Leaves one file that can be copied as it is.
      connection.pragma('wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}

type Row = (string | number | null)[];

function changeToRow(database: string, { path, after, version }: Change): Row {
  const fields = after ? JSON.stringify(after.fields) : null;
  return withChecksum([database, path, fields, after?.createTime ?? null, version]);
}

/** SQLite says of a disk that turned read-only under an open file that it failed: the disk itself is asked. */
function withReason(directory: string, commit: () => void): void {
  try {
    commit();
  } catch (error) {
    if (error instanceof UnprovenWrite) throw error;
    throw (findDiskTrouble(error) === 'failing' ? tryWriting(directory) : undefined) ?? error;
  }
}

function readMeta(connection: Database.Database, file: string) {
  const meta = new Map(readTexts(connection, 'key', 'value', 'meta'));
  const [epoch, last, checksum] = [meta.get('epoch') ?? '', meta.get('lastVersion') ?? '0', meta.get('checksum')];
  const isWhole = checksum === undefined || checksum === String(rowChecksum([epoch, last]));
  const { newest } = connection.prepare('SELECT max(version) AS newest FROM documents').get() as {
    newest: number | null;
  };
  if (!isWhole || !(Number(last) >= (newest ?? 0)))
    throw new DamagedStore(file, 'no es la última versión que se guardó');
  return { epoch, lastVersion: Number(last) };
}

function readSessions(connection: Database.Database): SessionRecord[] {
  return readTexts(connection, 'sid', 'record', 'sessions').map(([, record]) => JSON.parse(record) as SessionRecord);
}

/** As bytes, for the same reason as the rows with checksums. */
function readTexts(connection: Database.Database, key: string, value: string, table: string): [string, string][] {
  const sql = `SELECT CAST(${key} AS BLOB), CAST(${value} AS BLOB) FROM ${table}`;
  const rows = connection.prepare(sql).raw().all() as [ArrayBuffer, ArrayBuffer][];
  return rows.map(([name, text]) => [Buffer.from(name).toString('utf8'), Buffer.from(text).toString('utf8')]);
}

function rowToDocument([database, path, fields, createTime, version]: readonly (string | null)[]): StoredDocument {
  const place = { database: database ?? '', path: path ?? '', version: Number(version) };
  if (typeof fields !== 'string' || typeof createTime !== 'string') return { ...place, document: undefined };
  const times = { createTime: Number(createTime), updateTime: place.version };
  return { ...place, document: { ...documentPath(place.path), fields: JSON.parse(fields) as Fields, ...times } };
}
