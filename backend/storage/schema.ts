/** Raised when the layout changes; a file of a newer layout is refused. */
export const SCHEMA_VERSION = 1;

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
    PRIMARY KEY (database, path)
  ) WITHOUT ROWID;
  CREATE TABLE sessions (sid TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
`;
