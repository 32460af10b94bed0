import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import type { SessionRecord, Store, StoredCommit, StoredDocument } from '../databases/store.ts';
import { documentPath } from '../engine/document-path.ts';
import type { Fields } from '../engine/value.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

interface DocumentRow {
  readonly database: string;
  readonly path: string;
  readonly fields: string | null;
  readonly create_time: number | null;
  readonly version: number;
}

/** The store in one SQLite file: write-ahead log, and a sync to disk at every commit. Throws StorageError when the file cannot be used. */
export function openSqliteStore(file: string): Store {
  const connection = connect(file);
  const meta = new Map(
    (connection.prepare('SELECT key, value FROM meta').all() as { key: string; value: string }[]).map(
      ({ key, value }) => [key, value],
    ),
  );
  const putMeta = connection.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const putDocument = connection.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?)');
  const putSession = connection.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?)');
  const dropSession = connection.prepare('DELETE FROM sessions WHERE sid = ?');

  const commit = connection.transaction(({ database, version, changes, session }: StoredCommit) => {
    for (const { path, after } of changes) {
      putDocument.run(database, path, after ? JSON.stringify(after.fields) : null, after?.createTime ?? null, version);
    }
    if (session !== undefined) putSession.run(session.sid, JSON.stringify(session));
    putMeta.run('lastVersion', String(version));
  });

  return {
    epoch: meta.get('epoch') ?? '',
    lastVersion: Number(meta.get('lastVersion') ?? 0),
    documents: () => (connection.prepare('SELECT * FROM documents').all() as DocumentRow[]).map(rowToDocument),
    sessions: () => {
      const rows = connection.prepare('SELECT record FROM sessions').all() as { record: string }[];
      return rows.map(({ record }) => JSON.parse(record) as SessionRecord);
    },
    commit: (change) => commit.immediate(change),
    forgetSession: (sid) => void dropSession.run(sid),
    close: () => {
      // Leaves one file that can be copied as it is.
      connection.pragma('wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}

function rowToDocument({ database, path, fields, create_time: createTime, version }: DocumentRow): StoredDocument {
  if (fields === null || createTime === null) return { database, path, version, document: undefined };
  const document = { ...documentPath(path), fields: JSON.parse(fields) as Fields, createTime, updateTime: version };
  return { database, path, version, document };
}

/** The file cannot be used, for a reason the operator can act on. */
export class StorageError extends Error {}

function connect(file: string): Database.Database {
  try {
    const connection = new Database(file);
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    prepareSchema(connection, file);
    checkIntegrity(connection);
    return connection;
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      `No se puede usar ${file}: ${reason}. Si está dañado, restaure una copia o aparte ese archivo.`,
    );
  }
}

function prepareSchema(connection: Database.Database, file: string): void {
  const found = userVersion(connection);
  if (found > SCHEMA_VERSION) {
    throw new StorageError(
      `${file} es de una versión más nueva (${found}; esta usa ${SCHEMA_VERSION}). Actualice el programa.`,
    );
  }
  if (found === SCHEMA_VERSION) return;
  connection.exec(`BEGIN IMMEDIATE; ${SCHEMA}
    INSERT INTO meta VALUES ('epoch', '${randomBytes(9).toString('base64url')}');
    PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}

/** Everything is about to be read anyway; a damaged page is found and named here, instead of as a missing product later. */
function checkIntegrity(connection: Database.Database): void {
  const [row] = connection.pragma('quick_check(1)') as { quick_check: string }[];
  if (row?.quick_check !== 'ok') throw new Error(row?.quick_check ?? 'sin respuesta');
}

function userVersion(connection: Database.Database): number {
  const [row] = connection.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}
