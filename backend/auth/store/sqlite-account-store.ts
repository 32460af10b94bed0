import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { ensureChecksums, readChecked, withChecksum } from '../../storage/checked-table.ts';
import { DurableWrites } from '../../storage/durable-writes.ts';
import { withWords } from '../../storage/open-store-file.ts';
import type { AccountStore } from '../account-store.ts';
import { type AccountRow, accountToColumns, type CodeRow, rowToAccount, rowToCode } from './account-row.ts';
import { ACCOUNTS, AUTH_SCHEMA } from './auth-schema.ts';
import { createSqliteFactorStore, FACTOR_SCHEMA } from './sqlite-factor-store.ts';

const KEY_BYTES = 32;
/** Per account. The longest unused is dropped beyond them, so that a script that keeps signing in does not fill the disk. */
const MOST_SESSIONS = 100;
const MOST_CODES = 5;
/** How exactly it is known when a session was last used: each time would be a write to the disk for whoever has an old token. */
const USE_EVERY_MS = 3_600_000;

/**
 * Accounts in the SQLite file of the documents, over a connection of its own. Both are used from one thread and never wait inside a
 * transaction, so they cannot block each other; another process is kept out by the lock on the directory. Throws StorageError.
 */
export function openSqliteAccountStore(file: string, writes: DurableWrites = new DurableWrites(file)): AccountStore {
  return withWords(file, () => openAccounts(file, writes));
}

function openAccounts(file: string, writes: DurableWrites): AccountStore {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.exec(AUTH_SCHEMA);
  connection.exec(FACTOR_SCHEMA);
  ensureChecksums(connection, ACCOUNTS);
  readChecked(connection, file, ACCOUNTS);

  const byUid = connection.prepare('SELECT * FROM auth_accounts WHERE uid = ?');
  const byEmail = connection.prepare('SELECT * FROM auth_accounts WHERE email = ?');
  const list = connection.prepare('SELECT * FROM auth_accounts ORDER BY email');
  const insert = connection.prepare(
    'INSERT INTO auth_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const replace = connection.prepare(
    'UPDATE OR IGNORE auth_accounts SET (uid, email, email_verified, password_hash, display_name, photo_url, disabled, created_at, last_login_at, password_updated_at, valid_since_seconds, checksum) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE uid = ?',
  );
  const remove = connection.prepare('DELETE FROM auth_accounts WHERE uid = ?');
  const addSession = connection.prepare('INSERT INTO auth_sessions VALUES (?, ?, ?, 0, ?)');
  const trimSessions = connection.prepare(
    'DELETE FROM auth_sessions WHERE uid = ? AND digest NOT IN (SELECT digest FROM auth_sessions WHERE uid = ? ORDER BY used_at DESC LIMIT ?)',
  );
  const addSessionFactor = connection.prepare('INSERT INTO auth_session_factors VALUES (?, ?)');
  const trimSessionFactors = connection.prepare(
    'DELETE FROM auth_session_factors WHERE digest NOT IN (SELECT digest FROM auth_sessions)',
  );
  const session = connection.prepare(
    'SELECT uid, auth_time_seconds, revoked, used_at, factor_id FROM auth_sessions LEFT JOIN auth_session_factors USING (digest) WHERE digest = ?',
  );
  const touch = connection.prepare('UPDATE auth_sessions SET used_at = ? WHERE digest = ?');
  const endSessions = connection.prepare('UPDATE auth_sessions SET revoked = 1 WHERE uid = ?');
  const addCode = connection.prepare('INSERT INTO auth_codes VALUES (?, ?, ?, ?, ?, ?)');
  const trimCodes = connection.prepare(
    'DELETE FROM auth_codes WHERE uid = ? AND kind = ? AND digest NOT IN (SELECT digest FROM auth_codes WHERE uid = ? AND kind = ? ORDER BY expires_at DESC LIMIT ?)',
  );
  const code = connection.prepare('SELECT uid, kind, email, new_email, expires_at FROM auth_codes WHERE digest = ?');
  const takeCode = connection.prepare('DELETE FROM auth_codes WHERE digest = ?');
  const dropCodes = connection.prepare('DELETE FROM auth_codes WHERE uid = ?');

  const write = <T>(work: () => T): T => writes.transact(connection, work);
  const isChanged = (statement: Database.Statement, ...cells: readonly unknown[]): boolean =>
    write(() => statement.run(...cells).changes === 1);

  const factors = createSqliteFactorStore(connection, write);

  const store: AccountStore = {
    ...factors,
    signingKey: () => {
      const put = connection.prepare('INSERT INTO auth_keys VALUES (?, ?) ON CONFLICT DO NOTHING');
      write(() => put.run('idToken', randomBytes(KEY_BYTES).toString('base64url')));
      const { secret } = connection.prepare('SELECT secret FROM auth_keys WHERE name = ?').get('idToken') as {
        secret: string;
      };
      return Buffer.from(secret, 'base64url');
    },
    byUid: (uid) => toAccount(byUid.get(uid)),
    byEmail: (email) => toAccount(byEmail.get(email)),
    list: () => (list.all() as AccountRow[]).map(rowToAccount),
    insert: (account) => isChanged(insert, ...withChecksum(accountToColumns(account))),
    update: (uid, change) => {
      const account = toAccount(byUid.get(uid));
      return (
        account !== undefined && isChanged(replace, ...withChecksum(accountToColumns({ ...account, ...change })), uid)
      );
    },
    remove: (uid) =>
      write(() => {
        remove.run(uid);
        factors.dropFactor(uid);
        dropCodes.run(uid);
        endSessions.run(uid);
      }),
    addSession: (digest, { uid, authTimeSeconds, factorId }, now) =>
      write(() => {
        addSession.run(digest, uid, authTimeSeconds, now);
        trimSessions.run(uid, uid, MOST_SESSIONS);
        if (factorId === undefined) return;
        addSessionFactor.run(digest, factorId);
        trimSessionFactors.run();
      }),
    useSession: (digest, now) => {
      const row = session.get(digest) as SessionRow | undefined;
      if (row === undefined) return undefined;
      if (row.revoked === 0 && Math.abs(now - row.used_at) >= USE_EVERY_MS) write(() => touch.run(now, digest));
      return {
        uid: row.uid,
        authTimeSeconds: row.auth_time_seconds,
        factorId: row.factor_id ?? undefined,
        revoked: row.revoked === 1,
      };
    },
    endSessions: (uid) => void write(() => endSessions.run(uid)),
    addCode: (digest, { uid, kind, email, newEmail, expiresAt }) =>
      write(() => {
        addCode.run(digest, uid, kind, email, newEmail ?? null, expiresAt);
        trimCodes.run(uid, kind, uid, kind, MOST_CODES);
      }),
    code: (digest) => {
      const row = code.get(digest) as CodeRow | undefined;
      return row === undefined ? undefined : rowToCode(row);
    },
    takeCode: (digest) => isChanged(takeCode, digest),
    dropCodes: (uid) => void write(() => dropCodes.run(uid)),
    transaction: write,
    close: () => void connection.close(),
  };
  return store;
}

interface SessionRow {
  readonly uid: string;
  readonly auth_time_seconds: number;
  readonly revoked: number;
  readonly used_at: number;
  readonly factor_id: string | null;
}

function toAccount(row: unknown): ReturnType<AccountStore['byUid']> {
  return row === undefined ? undefined : rowToAccount(row as AccountRow);
}
