import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { newAccount } from '../auth/verbs/sign-up.ts';
import { Databases } from '../databases/databases.ts';
import { openSqliteFileStore } from '../files/store/sqlite-file-store.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { DurableWrites } from './durable-writes.ts';
import { openSqliteStore } from './sqlite-store.ts';

const NAME = 'projects/p/databases/(default)';
let directory = '';
let file = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'duradero-'));
  file = path.join(directory, 'fragua.db');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

test('a commit is not confirmed when the disk takes no change after its sync, and none follows until a restart', () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let takesChanges = true;
  const writes = new DurableWrites(file, () => {
    if (!takesChanges) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  });
  const store = openSqliteStore(file, writes);
  const database = new Databases(store, openAccess).open(NAME);
  const put = (n: number) =>
    database.commit(
      parseWrites([{ update: { name: `${NAME}/documents/c/a`, fields: { n: { integerValue: n } } } }], NAME),
      { uid: undefined },
    );
  put(1);
  takesChanges = false;
  expect(() => put(2)).toThrow(expect.objectContaining({ status: 'UNAVAILABLE' }));
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '1' } });
  // A network disk comes back by itself; but what was not confirmed may be stored by now, and memory does not have it.
  takesChanges = true;
  expect(() => put(3)).toThrow(expect.objectContaining({ status: 'UNAVAILABLE' }));
  expect(writes.isInDoubt).toBe(true);
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/falló al guardar: no se confirma nada más.*no admite escritura/),
  ]);
  store.close();

  const again = openSqliteStore(file);
  const reopened = new Databases(again, openAccess).open(NAME);
  expect(JSON.stringify(reopened.state.get('c/a')?.fields)).toMatch(/^{"n":{"integerValue":"[12]"}}$/);
  again.close();
});

test('every write of documents, accounts and files asks the disk once it is synced', () => {
  let asked = 0;
  const writes = new DurableWrites(file, () => {
    asked += 1;
  });
  const store = openSqliteStore(file, writes);
  const accounts = openSqliteAccountStore(file, writes);
  const files = openSqliteFileStore(file, writes);
  const account = newAccount({ now: () => 0 }, 'ana@tienda.example', 'scrypt:x');
  const { uid } = account;
  const code = { uid, kind: 'VERIFY_EMAIL', email: account.email, newEmail: undefined, expiresAt: 9 } as const;
  const factor = { id: 'f', displayName: undefined, secret: 's', enrolledAt: 1, lastStep: 1 };
  const stored = { bucket: 'b', name: 'n', sha256: 'a'.repeat(64) } as unknown as Parameters<typeof files.putFile>[0];
  const upload = { id: 'u' } as unknown as Parameters<typeof files.putUpload>[0];
  const all: Readonly<Record<string, () => unknown>> = {
    commit: () => store.commit({ database: NAME, version: 5, changes: [], session: undefined }),
    forgetSession: () => store.forgetSession('s'),
    signingKey: () => accounts.signingKey(),
    insert: () => accounts.insert(account),
    update: () => accounts.update(uid, { displayName: 'Ana' }),
    addSession: () => accounts.addSession('d', { uid, authTimeSeconds: 1, factorId: undefined, revoked: false }, 1),
    useSession: () => accounts.useSession('d', 3_600_001),
    endSessions: () => accounts.endSessions(uid),
    addCode: () => accounts.addCode('d', code),
    takeCode: () => accounts.takeCode('d'),
    dropCodes: () => accounts.dropCodes(uid),
    setFactor: () => accounts.setFactor(uid, factor),
    useStep: () => accounts.useStep(uid, 2),
    setRecoveryCodes: () => accounts.setRecoveryCodes(uid, ['r']),
    takeRecoveryCode: () => accounts.takeRecoveryCode(uid, 'r'),
    dropFactor: () => accounts.dropFactor(uid),
    remove: () => accounts.remove(uid),
    putFile: () => files.putFile(stored, undefined),
    putUpload: () => files.putUpload(upload),
    removeFile: () => files.removeFile('b', 'n'),
    removeUpload: () => files.removeUpload('u'),
  };
  for (const [name, write] of Object.entries(all)) {
    const before = asked;
    write();
    expect([name, asked - before]).toEqual([name, 1]);
  }
  for (const each of [files, accounts, store]) each.close();
});

test('what the disk is asked is a change of a file’s length, which stays small', () => {
  const connection = new Database(file);
  const writes = new DurableWrites(file);
  const probe = path.join(directory, 'prueba-de-cambios.tmp');
  let before = -1;
  for (let i = 0; i < 5000; i += 1) {
    writes.transact(connection, () => undefined);
    const { size } = statSync(probe);
    if (size === before || size > 4096) throw new Error(`${before} → ${size}`);
    before = size;
  }
  connection.close();
});
