import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';

const ROOT = 'projects/la-fragua/databases/(default)/documents';

/** What only an administrator may ask. */
const CALLS: readonly (readonly [string, string, object?])[] = [
  ['POST', `/v1/${ROOT}:listCollectionIds`, {}],
  ['POST', `/v1/${ROOT}:batchWrite`, { writes: [{ update: { name: `${ROOT}/personal/x`, fields: {} } }] }],
  ['POST', `/v1/${ROOT}:partitionQuery`, { structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] } }],
  ['GET', `/v1/${ROOT}/personal?showMissing=true`],
];

let directory: string;
let shop: RunningServer;
let tests: RunningServer;
let ofService: string;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'administrador-'));
  const options = (name: string) => ['--port', '0', '--data', path.join(directory, name), '--site', directory];
  shop = await startServer(readConfig(options('tienda'), {}));
  tests = await startServer(readConfig([...options('pruebas'), '--test-mode'], {}));
  const email = 'admin@la-fragua.iam.gserviceaccount.com';
  const claims = { iss: email, sub: email, aud: 'https://firestore.googleapis.com/' };
  ofService = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
});
afterAll(async () => {
  await shop.close();
  await tests.close();
  rmSync(directory, { recursive: true, force: true });
});

const statuses = ({ port }: RunningServer, authorization?: string) =>
  Promise.all(
    CALLS.map(async ([method, address, body]) => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(authorization !== undefined && { headers: { authorization } }),
      });
      await response.text();
      return response.status;
    }),
  );

test("a shop knows no administrator: neither an emulator's owner nor who signs a token for themselves", async () => {
  expect(await statuses(shop)).toEqual([403, 403, 403, 403]);
  expect(await statuses(shop, 'Bearer owner')).toEqual([401, 401, 401, 401]);
  expect(await statuses(shop, `Bearer ${ofService}`)).toEqual([401, 401, 401, 401]);
});

test('test mode recognises both kinds of administrator’s token, and takes no other token for one', async () => {
  expect(await statuses(tests, 'Bearer owner')).toEqual([200, 200, 200, 200]);
  expect(await statuses(tests, `Bearer ${ofService}`)).toEqual([200, 200, 200, 200]);
  for (const other of [undefined, 'Bearer', 'Bearer x', 'Basic owner', 'Bearer eyJ.e30.x'])
    expect(await statuses(tests, other)).toEqual([403, 403, 403, 403]);
});

test.each([{}, { from: [] }, { from: [{ allDescendants: true }] }])(
  'a shop lists nobody everything that it has: %o',
  async (structuredQuery) => {
    const body = JSON.stringify({ structuredQuery });
    const response = await fetch(`http://127.0.0.1:${shop.port}/v1/${ROOT}:runQuery`, { method: 'POST', body });
    await response.text();
    expect(response.status).toBe(403);
  },
);

test('a shop has no address at which accounts and files are administered', async () => {
  const accounts = '/identitytoolkit.googleapis.com/v1/projects/la-fragua/accounts';
  const calls = [
    ['POST', accounts],
    ['POST', `${accounts}:lookup`],
    ['POST', `${accounts}:update`],
    ['GET', `${accounts}:batchGet?maxResults=1`],
    ['DELETE', '/emulator/v1/projects/la-fragua/accounts'],
    ['DELETE', '/emulator/v1/projects/la-fragua/databases/(default)/documents'],
    ['POST', '/upload/storage/v1/b/la-fragua.appspot.com/o?uploadType=media&name=x'],
    ['GET', '/storage/v1/b/la-fragua.appspot.com/o'],
    ['GET', '/b/la-fragua.appspot.com/o'],
    ['DELETE', '/b/la-fragua.appspot.com/o/x'],
  ] as const;
  for (const [method, address] of calls) {
    const response = await fetch(`http://127.0.0.1:${shop.port}${address}`, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(method === 'POST' && { body: JSON.stringify({ localId: ['x'], email: 'x@tienda.example' }) }),
    });
    await response.text();
    expect([address, [404, 405].includes(response.status)]).toEqual([address, true]);
  }
});

/** The status of a request to the shop or to the server in test mode, as `Bearer owner`. */
async function asOwner({ port }: RunningServer, method: string, address: string, body?: string): Promise<number> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  await response.text();
  return response.status;
}

test("in test mode the emulators' owner reaches files too, because `withSecurityRulesDisabled` says so to the SDK of the web", async () => {
  const file = '/v0/b/la-fragua.appspot.com/o/privado%2Fnota';
  expect(await asOwner(tests, 'POST', '/v0/b/la-fragua.appspot.com/o?name=privado%2Fnota', 'hola')).toBe(200);
  expect(await asOwner(tests, 'GET', `${file}?alt=media`)).toBe(200);
  expect(await asOwner(tests, 'DELETE', file)).toBe(204);
  expect(await asOwner(shop, 'GET', '/v0/b/la-fragua.appspot.com/o/publico')).toBe(401);
});

test('an account is not made without a field that came in another type', async () => {
  const accounts = '/identitytoolkit.googleapis.com/v1/projects/la-fragua/accounts';
  for (const fields of [{ email: 7 }, { email: 'ana@tienda.mx', password: 12345678 }, { displayName: {} }])
    expect(await asOwner(tests, 'POST', accounts, JSON.stringify(fields))).toBe(400);
  expect(await asOwner(tests, 'POST', accounts, JSON.stringify({ email: null }))).toBe(200);
});
