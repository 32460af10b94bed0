import type Database from 'libsql';
import type { FactorStore } from '../factor-store.ts';

/** A factor of a session has a table of its own, so that an earlier version of the server can still use the sessions. */
export const FACTOR_SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_factors (
    uid TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    display_name TEXT,
    secret TEXT NOT NULL,
    enrolled_at INTEGER NOT NULL,
    last_step INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS auth_recovery_codes (
    uid TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (uid, digest)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS auth_session_factors (digest TEXT PRIMARY KEY, factor_id TEXT NOT NULL) WITHOUT ROWID;
`;

interface FactorRow {
  readonly id: string;
  readonly display_name: string | null;
  readonly secret: string;
  readonly enrolled_at: number;
  readonly last_step: number;
}

/** The second factors in the file of the accounts, over the same connection. */
export function createSqliteFactorStore(
  connection: Database.Database,
  transaction: <T>(work: () => T) => T,
): FactorStore {
  const find = connection.prepare('SELECT * FROM auth_factors WHERE uid = ?');
  const list = connection.prepare('SELECT uid, enrolled_at FROM auth_factors ORDER BY uid');
  const insert = connection.prepare('INSERT OR REPLACE INTO auth_factors VALUES (?, ?, ?, ?, ?, ?)');
  const useStep = connection.prepare('UPDATE auth_factors SET last_step = ? WHERE uid = ? AND last_step < ?');
  const remove = connection.prepare('DELETE FROM auth_factors WHERE uid = ?');
  const addCode = connection.prepare('INSERT INTO auth_recovery_codes VALUES (?, ?)');
  const takeCode = connection.prepare('DELETE FROM auth_recovery_codes WHERE uid = ? AND digest = ?');
  const dropCodes = connection.prepare('DELETE FROM auth_recovery_codes WHERE uid = ?');
  const count = connection.prepare('SELECT count(*) AS codes FROM auth_recovery_codes WHERE uid = ?');

  return {
    factor: (uid) => {
      const row = find.get(uid) as FactorRow | undefined;
      return (
        row && {
          id: row.id,
          displayName: row.display_name ?? undefined,
          secret: row.secret,
          enrolledAt: row.enrolled_at,
          lastStep: row.last_step,
        }
      );
    },
    factors: () =>
      (list.all() as { uid: string; enrolled_at: number }[]).map((row) => ({
        uid: row.uid,
        enrolledAt: row.enrolled_at,
      })),
    setFactor: (uid, { id, displayName, secret, enrolledAt, lastStep }) =>
      transaction(() => {
        insert.run(uid, id, displayName ?? null, secret, enrolledAt, lastStep);
        dropCodes.run(uid);
      }),
    useStep: (uid, step) => transaction(() => useStep.run(step, uid, step).changes === 1),
    dropFactor: (uid) =>
      transaction(() => {
        remove.run(uid);
        dropCodes.run(uid);
      }),
    setRecoveryCodes: (uid, digests) =>
      transaction(() => {
        dropCodes.run(uid);
        for (const digest of digests) addCode.run(uid, digest);
      }),
    takeRecoveryCode: (uid, digest) => transaction(() => takeCode.run(uid, digest).changes === 1),
    recoveryCodesLeft: (uid) => (count.get(uid) as { codes: number }).codes,
  };
}
