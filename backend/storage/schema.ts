import type { CheckedTable } from './checked-table.ts';

/** Raised when the layout changes; a file of a newer layout is refused. Version 2 has the checksums. */
export const SCHEMA_VERSION = 2;

/**
 * One row per document ever written: a deleted one keeps its row with no content (a tombstone), because listeners that resume must receive the deletion.
 * `fields` is the JSON of canonical values; times are microseconds.
 */
export const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE documents (
    database TEXT NOT NULL,
    path TEXT NOT NULL,
    fields TEXT,
    create_time INTEGER,
    version INTEGER NOT NULL,
    checksum INTEGER,
    PRIMARY KEY (database, path)
  ) WITHOUT ROWID;
  CREATE TABLE sessions (sid TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
`;

export const DOCUMENTS: CheckedTable = {
  name: 'documents',
  columns: ['database', 'path', 'fields', 'create_time', 'version'],
  keys: 2,
};
