import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { openSqliteAccountStore } from '../auth/store/sqlite-account-store.ts';
import { newAccount } from '../auth/verbs/sign-up.ts';
import { Databases } from '../databases/databases.ts';
import { documentPath } from '../engine/document-path.ts';
import { openSqliteFileStore } from '../files/store/sqlite-file-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { DamagedStore } from './storage-error.ts';

const DATABASE = 'projects/p/databases/(default)';
const [DOCUMENTS, FLIPPED_PLACES] = [120, 60];
const WAY_BACK = 'npm run restore -- carpeta --reemplazar';

let directory = '';
let file = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'dano-'));
  file = path.join(directory, 'fragua.db');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Everything a start reads: documents, accounts and the names of files. */
function readStart(): string {
  const store = openSqliteStore(file);
  const accounts = openSqliteAccountStore(file);
  const files = openSqliteFileStore(file);
  try {
    const databases = new Databases(store, openAccess, () => 0);
    const { state } = databases.open(DATABASE);
    const documents = Array.from({ length: DOCUMENTS }, (_, i) => state.get(`productos/p${i}`));
    return JSON.stringify([documents, accounts.list(), files.file('b', 'foto')]);
  } finally {
    for (const each of [files, accounts, store]) each.close();
  }
}

function fill(): void {
  const store = openSqliteStore(file);
  const changes = Array.from({ length: DOCUMENTS }, (_, i) => {
    const place = documentPath(`productos/p${i}`);
    const fields = { nombre: { stringValue: `martillo número ${i} ñandú` }, precio: { integerValue: String(100 + i) } };
    return { ...place, before: undefined, after: { ...place, fields, createTime: 3, updateTime: 5 }, version: 5 };
  });
  store.commit({ database: DATABASE, version: 5, changes, session: undefined });
  store.close();
  const accounts = openSqliteAccountStore(file);
  for (let i = 0; i < 20; i++) accounts.insert(newAccount({ now: () => 0 }, `persona${i}@tienda.example`, 'scrypt:x'));
  accounts.close();
  openSqliteFileStore(file).close();
  openSqliteStore(file).close();
}

/** Puts these bytes in the place of the store, as a damaged disk would show them after a restart. */
function put(bytes: Buffer): void {
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  writeFileSync(file, bytes);
}

const flip = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  for (let i = at; i < Math.min(at + 4, copy.length); i++) copy[i] = (copy[i] ?? 0) ^ 0x21;
  return copy;
};

/** What the file's contents have become, or the sentence that refused them. */
function outcome(): string {
  try {
    return readStart();
  } catch (error) {
    if (error instanceof DamagedStore) return error.message;
    throw error;
  }
}

test('four flipped bytes anywhere are either without effect or said in words, and never served', () => {
  fill();
  const whole = readStart();
  const bytes = readFileSync(file);
  let damaged = 0;
  for (let i = 0; i < FLIPPED_PLACES; i++) {
    put(flip(bytes, Math.floor((bytes.length * (i + 0.37)) / FLIPPED_PLACES)));
    const found = outcome();
    if (found === whole) continue;
    expect(found.slice(0, 1000)).toContain(WAY_BACK);
    damaged += 1;
  }
  expect(damaged).toBeGreaterThan(0);
});

test.each(['ñandú', 'integerValue":"101', 'scrypt:x'])(
  'a change inside «%s» is found by its row’s checksum',
  (text) => {
    fill();
    const bytes = readFileSync(file);
    put(flip(bytes, bytes.lastIndexOf(text) + text.length - 4));
    expect(outcome().slice(0, 1000)).toContain('no es lo que se guardó en');
  },
);

test('an empty cell does not count as damage, because an account without a password has one', () => {
  fill();
  const accounts = openSqliteAccountStore(file);
  accounts.insert(newAccount({ now: () => 0 }, 'sin-clave@tienda.example', ''));
  accounts.close();
  expect(outcome()).toContain('sin-clave@tienda.example');
});

describe('a store that is lost', () => {
  test('is not taken for a new one when its file has no bytes', () => {
    writeFileSync(file, '');
    expect(() => openSqliteStore(file)).toThrow(/cero bytes.*npm run restore/);
    expect(statSync(file).size).toBe(0);
  });

  test('is not taken for a new one when its file is gone', () => {
    fill();
    rmSync(file);
    expect(() => openSqliteStore(file)).toThrow(/ya no existe.*npm run restore/);
  });

  test('is not invented by a kill between the file and its tables', () => {
    writeFileSync(`${file}.nueva`, '');
    fill();
    expect(JSON.parse(readStart())).toHaveLength(3);
  });
});

test('a store of the version before is opened, and has checksums from then on', () => {
  const earlier = path.resolve(import.meta.dirname, '../../e2e/earlier-version/store.db.gz');
  writeFileSync(file, gunzipSync(readFileSync(earlier)));
  const before = new Database(file);
  const { n } = before.prepare('SELECT count(*) AS n FROM documents').get() as { n: number };
  before.close();
  const store = openSqliteStore(file);
  expect([...store.documents()]).toHaveLength(n);
  store.close();
  const after = new Database(file);
  expect(after.prepare('SELECT count(*) AS n FROM documents WHERE checksum IS NULL').get()).toMatchObject({ n: 0 });
  after.close();
});
