import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '../auth/password-hash.ts';
import { OPERATOR } from '../operations/operator-access.ts';
import { emulatorCredentials } from './firebase/access-token.ts';
import { firebaseOrigins } from './firebase/firebase-origins.ts';
import { openFirebase } from './firebase/firebase-shop.ts';
import { createGoogleApi } from './firebase/google-api.ts';
import { ANA, change, contentsOf, embeddedContents, fillSample } from './testing/sample-shop.ts';

/** The commands as the owner gives them: a process each, which can be killed. */
const COMMAND = path.join(import.meta.dirname, '../../dist-backend/transfer.js');
const PROJECT = process.env['TRANSFER_PROJECT'] ?? '';
const PRODUCTS = Number(process.env['TRANSFER_PRODUCTS'] ?? 10_000);
const FILES = Number(process.env['TRANSFER_FILES'] ?? 500);

let root: string;
let old: string;
let archive: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mudanza-ensayo-'));
  [old, archive] = [path.join(root, 'tienda'), path.join(root, 'archivo')];
  await fillSample(old, { products: PRODUCTS, files: FILES });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function start(args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended };
}
async function run(args: readonly string[], dataDir: string): Promise<string> {
  const { code, output } = await start(args, dataDir).ended;
  expect(output, `${args.join(' ')}\n${output}`).toBeDefined();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`);
  return output;
}
const toFirebase = (kind: 'export' | 'import', folder: string): string[] => [kind, folder, '--firebase', PROJECT];

function firebase() {
  const found = firebaseOrigins(process.env);
  if ('missing' in found) throw new Error(`no ${found.missing}`);
  const { signal } = new AbortController();
  const bucket = `${PROJECT}.firebasestorage.app`;
  const credentials = emulatorCredentials;
  const shop = openFirebase({ projectId: PROJECT, bucket, origins: found.origins, credentials, signal });
  return { shop, origins: found.origins, api: createGoogleApi({ headers: credentials, signal }) };
}

/** Kills the process, as a power cut does, once the file says that it is in the middle. */
async function killWhen(args: readonly string[], dataDir: string, isInTheMiddle: () => boolean): Promise<void> {
  const { child, ended } = start(args, dataDir);
  await expect.poll(() => isInTheMiddle() || child.exitCode !== null).toBe(true);
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
}
const lines = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0);

test('a shop goes to Firebase and back with nothing changed, though both ways are killed in the middle and it is open meanwhile', async () => {
  await run(['export', archive], old);
  const notes = path.join(archive, `llevado/firebase-${PROJECT}.jsonl`);
  await killWhen(toFirebase('import', archive), old, () => lines(notes) > FILES * 2 + PRODUCTS / 4);
  const resumed = await run(toFirebase('import', archive), old);
  expect(resumed).toContain('distinto del archivo: 0');

  // The shop stayed open: a price, a new product and one that was deleted arrive with another pass.
  change(old, (database) => {
    const fields = { precio: { integerValue: '12345' } };
    const write = { kind: 'update', fields, mask: undefined, transforms: [], precondition: undefined } as const;
    database.commit(
      [
        { ...write, path: 'productos/p7' },
        { ...write, path: 'productos/nuevo' },
      ],
      OPERATOR,
    );
    database.commit([{ kind: 'delete', path: 'productos/p8', precondition: undefined }], OPERATOR);
  });
  await run(['export', archive], old);
  expect(await run(toFirebase('import', archive), old)).toContain('Llevado: 2; borrado: 1; distinto del archivo: 0');

  const back = path.join(root, 'de-vuelta');
  const fresh = path.join(root, 'otra');
  await killWhen(
    toFirebase('export', back),
    fresh,
    () => lines(path.join(back, 'a-medias/documentos/productos.jsonl')) > 300,
  );
  await run(toFirebase('export', back), fresh);
  expect(await run(['import', back], fresh)).toContain('distinto del archivo: 0');

  const [before, after] = [await embeddedContents(old), await embeddedContents(fresh)];
  // What an import to Firebase does not say: when the password was chosen, and since when tokens count. Google's emulator stores 0 for -0.
  const settle = (shop: object): object =>
    JSON.parse(JSON.stringify(shop), (key, value: unknown) =>
      key === 'passwordUpdatedAt' || key === 'validSinceSeconds' || value === '-0' ? 0 : value,
    ) as object;
  expect(settle(after)).toEqual(settle(before));
  const { accounts } = after as { accounts: { passwordHash: string }[] };
  expect(await createPasswordHasher().matches(ANA.password, accounts[0]?.passwordHash)).toBe(true);
});

test('what Firebase was given is what the embedded shop has, as its own addresses answer', async () => {
  const { shop, origins, api } = firebase();
  const there = (await contentsOf(shop)) as { documents: object[]; files: object[] };
  const here = (await embeddedContents(old)) as { documents: object[]; files: object[] };
  const moved = (documents: object[]): object[] =>
    JSON.parse(
      JSON.stringify(documents).replaceAll('projects/la-fragua/', `projects/${PROJECT}/`).replaceAll('"-0"', '0'),
    ) as object[];
  expect(there.documents).toEqual(moved(here.documents));
  expect(there.files).toEqual(here.files);
  // What the emulator cannot show is that a password opens its account: it keeps a hash as it came, and compares passwords of its own making only.
  const { users } = (await api.json(`${origins.auth}/v1/projects/${PROJECT}/accounts:batchGet?maxResults=10`)) as {
    users: Record<string, unknown>[];
  };
  expect(users).toMatchObject([{ email: ANA.email, displayName: 'Ana', emailVerified: true }]);
  expect(users[0]?.['passwordHash']).toMatch(/^[\w-]{43}=?$/);
});

test('an account that Firebase made arrives without a password, and the owner is told', async () => {
  const { api, origins } = firebase();
  await api.json(`${origins.auth}/v1/projects/${PROJECT}/accounts`, {
    email: 'beto@tienda.example',
    password: 'secreto1',
  });
  const folder = path.join(root, 'con-beto');
  expect(await run(toFirebase('export', folder), old)).toContain('beto@tienda.example: Firebase no da su contraseña');
});
