import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { runStaff } from '../operations/run-staff.ts';
import { type RunningServer, startServer } from '../server.ts';
import { FAULTS_PATH } from './faulty-handler.ts';

const DATABASE = 'projects/la-fragua/databases/(default)';
const DOCUMENTS = `/v1/${DATABASE}/documents`;

let directory: string;
let server: RunningServer;
let origin: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'fallos-'));
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const configFor = (...flags: string[]) =>
  readConfig(['--port', '0', '--data', directory, '--site', directory, '--sign-up', ...flags], {});
async function start(...flags: string[]) {
  server = await startServer(configFor(...flags));
  origin = `http://127.0.0.1:${server.port}`;
}
async function call(address: string, body?: object | string, headers: Record<string, string> = {}) {
  const init =
    body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(origin + address, { ...init, headers: { Connection: 'close', ...headers } });
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) as never };
}
const set = async (switches: object) => expect((await call(FAULTS_PATH, switches)).status).toBe(200);
const billed = async (): Promise<{ reads: number; writes: number; sessions: { session: string }[] }> =>
  ((await call(FAULTS_PATH)).json() as { billed: never }).billed;
const write = (name: string, more: object = {}) => ({
  update: { name: `${DATABASE}/documents/${name}`, fields: { n: { integerValue: '1' } } },
  ...more,
});
const commit = (...writes: object[]) => call(`${DOCUMENTS}:commit`, { writes });
const from = (collectionId: string) => ({ structuredQuery: { from: [{ collectionId }] } });

/** A Listen stream that has received its targets; `hang` opens another back channel. */
async function listen(...collections: string[]) {
  const address = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(DATABASE)}&CVER=22`;
  const form = new URLSearchParams({ count: String(collections.length), ofs: '0' });
  collections.forEach((collection, i) => {
    const query = { parent: `${DATABASE}/documents`, ...from(collection) };
    form.set(`req${i}___data__`, JSON.stringify({ database: DATABASE, addTarget: { targetId: i + 2, query } }));
  });
  const sid = /"c","([^"]+)"/.exec((await call(`${address}&RID=1`, form.toString())).text)?.[1];
  const hang = (signal?: AbortSignal) =>
    fetch(`${origin}${address}&RID=rpc&SID=${sid}&AID=0&TYPE=xmlhttp`, { ...(signal && { signal }) });
  return { hang };
}

describe('the fault switches', () => {
  test('do not exist without the flag', async () => {
    await start('--test-mode');
    expect((await call(FAULTS_PATH)).status).toBe(404);
    expect((await call(FAULTS_PATH, { stoppedAt: 0 })).status).not.toBe(200);
  });

  test('do not exist on a server that the network reaches', async () => {
    await start('--test-mode');
    expect(() => configFor('--faults', '--host', '0.0.0.0')).toThrow(ConfigError);
  });

  test('refuse requests from pages of other sites', async () => {
    await start('--faults', '--test-mode');
    expect((await call(FAULTS_PATH, {}, { Origin: 'https://otro.example' })).status).toBe(403);
    expect((await call(FAULTS_PATH, {}, { Origin: 'http://localhost:5173' })).status).toBe(200);
  });

  test.each([
    '',
    '[]',
    '{"speed":1}',
    '{"latencyMs":{"firestore":-1}}',
    '{"latencyMs":{"mail":1}}',
    '{"backChannels":"cut"}',
    '{"refuseCommits":{"next":1,"status":"FINE"}}',
    '{"refuseCommits":2}',
    '{"refuseCommits":{"next":1,"collection":7}}',
    '{"stoppedAt":"now"}',
    '{"latencyMs":{"auth":5},"stoppedAt":-1}',
  ])('%s means nothing and sets nothing', async (body) => {
    await start('--faults', '--test-mode');
    const before = (await call(FAULTS_PATH)).text;
    expect((await call(FAULTS_PATH, body)).status).toBe(400);
    expect((await call(FAULTS_PATH)).text).toBe(before);
  });
});

describe('faults', () => {
  beforeEach(() => start('--faults', '--test-mode'));

  test('a service is late, and only that one', { timeout: 50_000 }, async () => {
    await set({ latencyMs: { firestore: 300 } });
    const begun = performance.now();
    expect((await commit(write('c/a'))).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(290);
    // The delay is longer than the limit of this test, so only a service without one can answer.
    await set({ latencyMs: { firestore: 60_000, storage: 60_000 } });
    expect((await call('/identitytoolkit.googleapis.com/v2/passwordPolicy')).status).toBe(200);
  });

  test('back channels are cut, those that are open and those that come, until they may stay again', async () => {
    const { hang } = await listen('c');
    const open = await hang();
    await set({ backChannels: 'dropped' });
    await expect(open.text()).rejects.toThrow();
    await expect(hang()).rejects.toThrow();
    expect((await commit(write('c/a'))).status).toBe(200);
    await set({ backChannels: 'open' });
    const leave = new AbortController();
    expect((await hang(leave.signal)).status).toBe(200);
    leave.abort();
  });

  test('the next commits are refused, and then no more', async () => {
    await set({ refuseCommits: { next: 2 } });
    const statuses = [await commit(write('c/a')), await commit(write('c/a')), await commit(write('c/a'))];
    expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200]);
    await set({ refuseCommits: { next: 1, status: 'PERMISSION_DENIED' } });
    expect((await commit(write('c/b'))).text).toContain('PERMISSION_DENIED');
    expect((await call(`${DOCUMENTS}/c/b`)).status).toBe(404);
    await set({ refuseCommits: { next: 1, status: 'UNAVAILABLE', collection: 'another' } });
    expect((await commit(write('c/a'))).status).toBe(200);
    await set({ refuseCommits: { next: 1, collection: 'c' } });
    expect((await commit(write('c/a'))).status).toBe(503);
  });

  test('the clock stands still, for documents and for accounts, and what is written still moves forward', async () => {
    const later = Date.now() + 3_600_000;
    await set({ stoppedAt: later });
    const times = [await commit(write('c/a')), await commit(write('c/b'))].map(
      ({ json }) => (json() as { commitTime: string }).commitTime,
    );
    expect(times.map((time) => Date.parse(time))).toEqual([later, later]);
    expect(times[1]?.localeCompare(times[0] ?? '')).toBe(1);
    const { idToken } = (
      await call('/identitytoolkit.googleapis.com/v1/accounts:signUp', { email: 'a@b.example', password: 'secreto1' })
    ).json() as { idToken: string };
    const { iat } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };
    expect(iat).toBe(Math.floor(later / 1000));
  });
});

describe('the usage that Firestore would bill', () => {
  test('plain requests: a read for each document, one for nothing found, a write for each write', async () => {
    await start('--faults', '--test-mode');
    const costs = async (work: () => Promise<unknown>) => {
      await set({ resetBill: true });
      await work();
      const { reads, writes } = await billed();
      return [reads, writes];
    };
    expect(await costs(() => commit(write('c/a'), write('c/b'), { delete: `${DATABASE}/documents/c/z` }))).toEqual([
      0, 3,
    ]);
    expect(await costs(() => commit(write('c/a', { currentDocument: { exists: false } })))).toEqual([0, 0]);
    expect(await costs(() => call(`${DOCUMENTS}/c/a`))).toEqual([1, 0]);
    expect(await costs(() => call(`${DOCUMENTS}/c/none`))).toEqual([1, 0]);
    expect(await costs(() => call(`${DOCUMENTS}/c`))).toEqual([2, 0]);
    expect(await costs(() => call(`${DOCUMENTS}:runQuery`, from('c')))).toEqual([2, 0]);
    expect(await costs(() => call(`${DOCUMENTS}:runQuery`, from('nada')))).toEqual([1, 0]);
    const documents = ['c/a', 'c/none'].map((name) => `${DATABASE}/documents/${name}`);
    expect(await costs(() => call(`${DOCUMENTS}:batchGet`, { documents }))).toEqual([2, 0]);
    expect(await costs(() => call(`${DOCUMENTS}:beginTransaction`, {}))).toEqual([0, 0]);
  });

  test('streams: what each listener is sent counts for its stream', async () => {
    await start('--faults', '--test-mode');
    await commit(write('c/a'), write('c/b'));
    await set({ resetBill: true });
    // A stream's messages are worked on after its handshake is answered, in turn with those of other clients.
    await listen('c', 'nada');
    await expect
      .poll(billed)
      .toEqual({ reads: 3, writes: 0, sessions: [{ session: 'listen 1', reads: 3, writes: 0 }] });
    await listen('c');
    await expect.poll(async () => (await billed()).reads).toBe(5);
    await commit({ update: { name: `${DATABASE}/documents/c/a`, fields: { n: { integerValue: '2' } } } });
    await commit({ delete: `${DATABASE}/documents/c/b` });
    await expect.poll(billed).toEqual({
      reads: 7,
      writes: 2,
      sessions: [
        { session: 'listen 1', reads: 4, writes: 0 },
        { session: 'listen 2', reads: 3, writes: 0 },
        { session: 'rest', reads: 0, writes: 2 },
      ],
    });
  });

  test('rules: each distinct document they look up, once for each request', async () => {
    await start('--faults');
    const email = 'ana@tienda.example';
    const answer = await runStaff(configFor('--faults'), { kind: 'add', email });
    const password = /Contraseña: (\S+)/.exec(answer.ok ? answer.value.join('\n') : '')?.[1];
    const signedIn = await call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email, password });
    const Authorization = `Bearer ${(signedIn.json() as { idToken: string }).idToken}`;
    await set({ resetBill: true });
    // One for the list that is empty, one for the caller's document in `personal`.
    expect((await call(`${DOCUMENTS}/internos`, undefined, { Authorization })).status).toBe(200);
    expect(await billed()).toMatchObject({ reads: 2, writes: 0 });
    // A visitor has no document to look up, and is refused for nothing.
    expect((await call(`${DOCUMENTS}/internos`)).status).toBe(403);
    expect(await billed()).toMatchObject({ reads: 2, writes: 0 });
  });
});
