import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoveryCodeToDigest } from '../auth/recovery-codes.ts';
import { type AuthHarness, START, startAuth } from '../auth/testing/auth-harness.ts';
import { replyError } from './reply.ts';
import { createSecondFactorApi } from './second-factor-api.ts';

const ROOT = '/__/segundo-paso';
const FACTOR = { id: 'f1', displayName: undefined, secret: 'MZXW6YTB', enrolledAt: START, lastStep: 0 };

let h: AuthHarness;
let server: Server;
let age: number;
let factorId: string | undefined;
let done: string[];
beforeEach(async () => {
  h = startAuth();
  age = 60;
  factorId = 'f1';
  done = [];
  const api = createSecondFactorApi({
    accounts: h.store,
    // The word in the header is the person.
    identify: async ({ headers }) => ({
      uid: headers.authorization,
      claims: { auth_time: START / 1000 - age, firebase: { second_factor_identifier: factorId } },
    }),
    isStaff: ({ uid }) => uid !== 'extrano',
    isOwner: ({ uid }) => uid === 'duena',
    onDone: (uid, event, by) => void done.push(`${event} ${uid} ${by}`),
    now: () => START,
  });
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    api.serve(request, response, url.pathname, url.searchParams).catch((error: unknown) => replyError(response, error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  h.close();
});

async function ask(who: string, method = 'GET', address = ROOT): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const headers = who === '' ? {} : { authorization: who };
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { method, headers });
  return response.ok ? response.json() : response.status;
}

test('an owner sees who has a factor, and nobody else does', async () => {
  h.store.setFactor('beto', FACTOR);
  expect(await ask('duena')).toEqual({ personas: [{ uid: 'beto', desde: new Date(START).toISOString() }] });
  for (const who of ['beto', 'extrano', '']) expect(await ask(who)).toBe(403);
});

test("an owner takes a colleague's away, with the recovery codes, and not their own", async () => {
  h.store.setFactor('beto', FACTOR);
  h.store.setFactor('duena', { ...FACTOR, id: 'f2' });
  h.store.setRecoveryCodes('beto', ['x']);
  expect(await ask('beto', 'DELETE', `${ROOT}/duena`)).toBe(403);
  expect(await ask('duena', 'DELETE', `${ROOT}/duena`)).toBe(403);
  expect(await ask('duena', 'DELETE', `${ROOT}/nadie`)).toBe(404);
  expect(await ask('duena', 'DELETE', `${ROOT}/beto`)).toEqual({});
  expect([h.store.factor('beto'), h.store.recoveryCodesLeft('beto')]).toEqual([undefined, 0]);
  expect(h.store.factor('duena')).toBeDefined();
  expect(done).toEqual(['reset beto duena']);
});

test('ten codes are shown to who has just given password and phone, and take the place of those before', async () => {
  h.store.setFactor('beto', FACTOR);
  expect(await ask('beto', 'GET', `${ROOT}/mio`)).toEqual({ desde: new Date(START).toISOString(), codigos: 0 });
  const codes = async (): Promise<string[]> =>
    ((await ask('beto', 'POST', `${ROOT}/mio`)) as { codigos: string[] }).codigos;
  const [first, second] = [await codes(), await codes()];
  expect(new Set([...first, ...second]).size).toBe(20);
  expect(first[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const opens = (code = '') => h.store.takeRecoveryCode('beto', recoveryCodeToDigest('beto', code));
  expect([opens(first[0]), opens(second[0]), opens(second[0])]).toEqual([false, true, false]);
  expect(await ask('beto', 'GET', `${ROOT}/mio`)).toMatchObject({ codigos: 9 });
});

test('a session from before the factor, or an old one, gets no codes', async () => {
  expect(await ask('beto', 'POST', `${ROOT}/mio`)).toBe(400);
  h.store.setFactor('beto', FACTOR);
  factorId = undefined;
  expect(await ask('beto', 'POST', `${ROOT}/mio`)).toBe(403);
  factorId = 'f1';
  age = 1201;
  expect(await ask('beto', 'POST', `${ROOT}/mio`)).toBe(403);
  expect(h.store.recoveryCodesLeft('beto')).toBe(0);
});
