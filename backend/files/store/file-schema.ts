import type { CheckedTable } from '../../storage/checked-table.ts';

/** In the SQLite file of the documents, like the accounts. Texts compare by their UTF-8 bytes, which is the order of the service's lists. */
export const FILE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS files (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER,
    PRIMARY KEY (bucket, name)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS files_by_bytes ON files (sha256);
  CREATE TABLE IF NOT EXISTS file_uploads (id TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
`;

export const FILES: CheckedTable = { name: 'files', columns: ['bucket', 'name', 'sha256', 'record'], keys: 2 };
