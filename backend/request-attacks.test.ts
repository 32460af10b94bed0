import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { LIMITS } from './limits/limits.ts';
import { type RunningServer, startServer } from './server.ts';

/** Single requests that are made to cost much, on a real server with small limits: what they are answered, and that another client is served meanwhile. */
const SMALL = {
  ...LIMITS,
  bodyBytes: { total: 4 << 20, each: 600_000, reserve: 1 << 20 },
  answerBytes: { total: 4 << 20, each: 1 << 20, reserve: 1 << 20 },
  kept: { total: 1 << 20, each: 100_000, reserve: 100_000 },
};
const ROOT = path.resolve(import.meta.dirname, '..');
const NAME = 'projects/la-fragua/databases/(default)/documents';
const DOCUMENTS = `/v1/${NAME}`;
const LARGE = 700_000;

let directory = '';
let server: RunningServer;
const held: Socket[] = [];
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'ataques-'));
  const options = ['--port', '0', '--data', path.join(directory, 'data'), '--site', directory];
  const config = {
    ...readConfig(options, { TRUST_PROXY: 'loopback' }),
    firebaseJson: path.join(ROOT, 'firebase.json'),
  };
  const filling = await startServer({ ...config, testMode: true });
  const fields = { texto: { stringValue: 'x'.repeat(LARGE) } };
  for (let i = 0; i < 6; i += 1) {
    const writes = ['publicado', 'categories'].map((collection) => ({
      update: { name: `${NAME}/${collection}/p${i}`, fields },
    }));
    const body = JSON.stringify({ writes });
    const answer = await fetch(`http://127.0.0.1:${filling.port}${DOCUMENTS}:commit`, { method: 'POST', body });
    expect(answer.status).toBe(200);
  }
  await filling.close();
  server = await startServer(config, { limits: SMALL });
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}
async function call(from: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-forwarded-for': from },
  });
  return { status: answer.status, text: await answer.text() };
}
const post = (from: string, verb: string, body: object) => call(from, `${DOCUMENTS}:${verb}`, body);

/** Sends something on a connection of its own and reads nothing of the answer. */
async function unread(text: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1' }).on('error', () => {});
  held.push(socket.pause());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const get = (from: string, address: string) =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`;

/** A client whose connection is taken by a proxy would share its part with others, so each test has its own address. */
let clients = 0;
const stranger = () => `198.51.100.${(clients += 1)}`;

test('a refusal repeats little of what was sent', async () => {
  const from = stranger();
  const name = 'x'.repeat(100_000);
  const path = `\`${'x'.repeat(100_000)}`;
  const where = { fieldFilter: { field: { fieldPath: path }, op: 'EQUAL', value: { nullValue: null } } };
  for (const { status, text } of [
    await post(from, 'batchGet', { documents: [name] }),
    await post(from, 'runQuery', { structuredQuery: { from: [{ collectionId: 'productos' }], where } }),
    await post(from, 'commit', { [name]: 1 }),
    await post(from, 'commit', { writes: [{ [name]: 1 }] }),
  ]) {
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(500);
  }
});

test('a connection with more requests than are answered is closed, and the next visitor is served', async () => {
  const socket = await unread(get(stranger(), `${DOCUMENTS}/publicado/p0`).repeat(300));
  socket.resume();
  await once(socket, 'close');
  expect((await call(stranger(), `${DOCUMENTS}/publicado/p0`)).status).toBe(200);
});

test('a client that does not read its answers has its part of them, the others theirs, and it has its own again when it leaves', async () => {
  const from = stranger();
  const refused = async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Number(/kind="respuestas"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  // More than sockets take in for a client that does not read. Of each of the others a piece counts, also of those that wait behind the first. What is more
  // than the client's part is cut off.
  const answers = get(from, `${DOCUMENTS}/publicado/p0`).repeat(8);
  const sockets = await Promise.all(Array.from({ length: 12 }, () => unread(answers)));
  await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await call(stranger(), `${DOCUMENTS}/publicado/p1`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await call(from, `${DOCUMENTS}/publicado/p1`)).status, { timeout: 20_000 }).toBe(200);
});

test('a list and a batchGet that nobody reads cost a piece of them', async () => {
  const from = stranger();
  const body = JSON.stringify({ documents: Array.from({ length: 6 }, (_, i) => `${NAME}/publicado/p${i}`) });
  const batch = `POST ${DOCUMENTS}:batchGet HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  // Each is four megabytes, of which one document at a time is made: a client with a megabyte may have one.
  const sent = request({
    port: server.port,
    method: 'POST',
    path: `${DOCUMENTS}:batchGet`,
    agent: false,
    headers: { 'x-forwarded-for': from },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  await unread(batch);
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) size += chunk.length;
  expect(size).toBeGreaterThan(6 * LARGE);
  const list = await call(stranger(), `${DOCUMENTS}/categories?pageSize=4&orderBy=__name__`);
  const { documents, nextPageToken } = JSON.parse(list.text) as {
    documents: { name: string }[];
    nextPageToken: string;
  };
  expect(documents.map(({ name }) => name)).toEqual([0, 1, 2, 3].map((i) => `${NAME}/categories/p${i}`));
  expect(nextPageToken).toEqual(expect.any(String));
});

test('what the transactions of one client remember has its part of the memory, and the others have theirs', async () => {
  const read = async (from: string): Promise<number[]> => {
    const { transaction } = JSON.parse((await post(from, 'beginTransaction', {})).text) as { transaction: string };
    const codes = [];
    for (let i = 0; i < 4; i += 1) {
      const documents = Array.from({ length: 30 }, (_, k) => `${NAME}/productos/${`${i}-${k}`.padEnd(1000, 'z')}`);
      codes.push((await post(from, 'batchGet', { transaction, documents })).status);
    }
    return codes;
  };
  const from = stranger();
  expect(await read(from)).toEqual([200, 200, 200, 429]);
  expect(await read(from)).toEqual([429, 429, 429, 429]);
  expect(await read(stranger())).toEqual([200, 200, 200, 429]);
});

test('a commit is refused for its size before it is worked out', async () => {
  const from = stranger();
  const update = { name: `${NAME}/productos/x`, fields: {} };
  const many = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`);
  const writes = [
    { update, updateTransforms: many(4000).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) },
    { update, updateTransforms: [{ fieldPath: Array(4000).fill('a').join('.'), setToServerValue: 'REQUEST_TIME' }] },
    { update, updateMask: { fieldPaths: many(50_000) } },
  ];
  for (const write of writes) expect((await post(from, 'commit', { writes: [write] })).status).toBe(400);
});

test.for([
  '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x',
  '/__/auth/action?mode=resetPassword',
  '/__/informes',
])('small bodies that are held open at %s take the part of their client', async (address) => {
  const from = stranger();
  const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: 65000\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: 10 }, () => unread(head + 'x'.repeat(59_000))));
  const body = { x: 'x'.repeat(50_000) };
  await expect.poll(async () => (await call(from, address, body)).status, { timeout: 20_000 }).toBe(429);
  expect((await call(stranger(), address, body)).status).not.toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await call(from, address, body)).status, { timeout: 20_000 }).not.toBe(429);
});

test.for([
  { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' },
  { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' },
])(
  'what says of an upload which file it is takes the part of its client while it is held open: %j',
  async (headers) => {
    const from = stranger();
    const address = '/v0/b/la-fragua.appspot.com/o?name=productos%2Fx';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: 65000\r\n${lines.join('')}\r\n`;
    const sockets = await Promise.all(Array.from({ length: 10 }, () => unread(head + 'x'.repeat(59_000))));
    const start = async (client: string): Promise<number> => {
      const init = { method: 'POST', body: 'x'.repeat(50_000), headers: { ...headers, 'x-forwarded-for': client } };
      return (await fetch(`http://127.0.0.1:${server.port}${address}`, init)).status;
    };
    await expect.poll(() => start(from), { timeout: 20_000 }).toBe(429);
    expect(await start(stranger())).toBe(400);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => start(from), { timeout: 20_000 }).toBe(400);
  },
);
