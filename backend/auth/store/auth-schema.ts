import type { CheckedTable } from '../../storage/checked-table.ts';

/** In the same file as the documents, so that one copy has everything. Each schema creates its own tables, in any order. */
export const AUTH_SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS auth_accounts (
    uid TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    email_verified INTEGER NOT NULL,
    password_hash TEXT NOT NULL,
    display_name TEXT,
    photo_url TEXT,
    disabled INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER NOT NULL,
    password_updated_at INTEGER NOT NULL,
    valid_since_seconds INTEGER NOT NULL,
    checksum INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS auth_sessions (
    digest TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    auth_time_seconds INTEGER NOT NULL,
    revoked INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS auth_sessions_by_uid ON auth_sessions (uid, used_at);
  CREATE TABLE IF NOT EXISTS auth_codes (
    digest TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS auth_codes_by_uid ON auth_codes (uid, expires_at);
`;

/** In the order of the table, which is that of `accountToColumns`. */
export const ACCOUNTS: CheckedTable = {
  name: 'auth_accounts',
  columns: [
    'uid',
    'email',
    'email_verified',
    'password_hash',
    'display_name',
    'photo_url',
    'disabled',
    'created_at',
    'last_login_at',
    'password_updated_at',
    'valid_since_seconds',
  ],
  keys: 1,
};
