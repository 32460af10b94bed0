import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { LIMITS } from './limits/limits.ts';
import { type RunningServer, startServer } from './server.ts';

/** Attacks on a real server with small limits: what one client is refused, and that another is served meanwhile. */
const SMALL = {
  ...LIMITS,
  connections: { total: 60, each: 20, reserve: 0 },
  streams: { total: 20, each: 5, reserve: 2 },
  bodyBytes: { total: 4 << 20, each: 1 << 20, reserve: 1 << 20 },
  handshakes: { burst: 12, refillMs: 600_000 },
  transactions: { total: 10, each: 3, reserve: 1 },
  work: { each: 4, total: 100 },
  times: { ...LIMITS.times, headersTimeout: 5000, requestTimeout: 60_000, connectionsCheckingInterval: 20 },
};
const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';
const LISTEN =
  '/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22&RID=1&database=projects/la-fragua/databases/(default)';
const ATTACKER = '198.51.100.1';
const VISITOR = '203.0.113.5';

/** Takes its time for each page, longer than a slow machine needs to accept all the requests of a test. */
const RENDERER = `
export const prepareSearch = () => true;
export function renderPage({ path }) {
  for (const end = performance.now() + 50; performance.now() < end; );
  return { status: 200, headers: {}, body: 'página ' + path };
}`;

let directory = '';
let server: RunningServer;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'ataques-'));
  writeFileSync(path.join(directory, 'shell.html'), 'cascarón');
  writeFileSync(path.join(directory, '.page-renderer.mjs'), RENDERER);
  writeFileSync(path.join(directory, '.page-build.json'), JSON.stringify({ id: 'b1', shell: 'cascarón', screens: {} }));
  const options = ['--port', '0', '--data', path.join(directory, 'data'), '--site', directory];
  const config = {
    ...readConfig(options, { TRUST_PROXY: 'loopback' }),
    firebaseJson: path.join(ROOT, 'firebase.json'),
  };
  await openShop({ ...config, testMode: true });
  server = await startServer(config, { limits: SMALL });
});

/** A shop that has nothing yet shows no pages, so this one has a category. */
async function openShop(config: Config): Promise<void> {
  const opening = await startServer(config);
  const name = `${DOCUMENTS.slice('/v1/'.length)}/categories/pinturas`;
  const body = JSON.stringify({ writes: [{ update: { name, fields: {} } }] });
  const url = `http://127.0.0.1:${opening.port}${DOCUMENTS}:commit`;
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  await opening.close();
}
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

async function post(from: string, address: string, body: string): Promise<readonly [number, string]> {
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from },
  });
  return [response.status, await response.text()];
}
const begin = async (from: string) => (await post(from, `${DOCUMENTS}:beginTransaction`, '{}'))[0];
const handshake = async (from: string) => (await post(from, LISTEN, 'count=0&ofs=0'))[0];

test('one client has its part of the transactions, and the others theirs', async () => {
  const codes = [];
  for (let i = 0; i < 30; i += 1) codes.push(await begin(ATTACKER));
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  expect(codes.filter((code) => code === 429)).toHaveLength(27);
  expect(await begin(VISITOR)).toBe(200);
});

test('one client has its part of the streams, and the others theirs', async () => {
  const codes = [];
  for (let i = 0; i < 30; i += 1) codes.push(await handshake(ATTACKER));
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect(await handshake(VISITOR)).toBe(200);
});

test('a refused handshake keeps its connection, because a new one costs more than the request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = async (): Promise<readonly [number, boolean]> => {
    const headers = { 'x-forwarded-for': '198.51.100.77', 'content-length': 13 };
    const sent = request({ port: server.port, method: 'POST', path: LISTEN, agent, headers }).end('count=0&ofs=0');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return [response.statusCode ?? 0, sent.reusedSocket];
  };
  const answers = [];
  for (let i = 0; i < 16; i += 1) answers.push(await refused());
  expect(answers.slice(12)).toEqual(Array.from({ length: 4 }, () => [429, true]));
  agent.destroy();
});

test('bodies that are held open take the part of their client and no more', async () => {
  const held = Array.from({ length: 4 }, () => {
    const options = { port: server.port, method: 'POST', path: `${DOCUMENTS}:commit`, agent: false as const };
    const sent = request({ ...options, headers: { 'x-forwarded-for': ATTACKER, 'content-length': 600_000 } });
    sent.write('x'.repeat(590_000));
    return sent;
  });
  // Only one of them fits: the others are answered, or cut off, without having ended.
  const refused = held.map(async (sent) => {
    const [response] = (await once(sent, 'response').catch(() => [{ statusCode: 429 }])) as [{ statusCode: number }];
    expect(response.statusCode).toBe(429);
  });
  await Promise.all([Promise.any(refused.slice(0, 2)), Promise.any(refused.slice(2))]);
  expect((await post(VISITOR, `${DOCUMENTS}:commit`, JSON.stringify({ x: 'x'.repeat(900_000) })))[0]).toBe(400);
  for (const sent of held) sent.on('error', () => {}).destroy();
});

test('who asks for many pages at once gets the empty page for most, and others get theirs in between', async () => {
  const get = async (from: string, address: string) => {
    const headers = { 'x-forwarded-for': from };
    const response = await fetch(`http://127.0.0.1:${server.port}${address}`, { headers });
    const text = await response.text();
    // Search engines would list the empty page and take it for the shop's.
    expect([response.status, text]).toEqual([text === 'cascarón' ? 503 : 200, text]);
    return text;
  };
  await get(VISITOR, '/');
  const many = Array.from({ length: 15 }, (_, i) => get(ATTACKER, `/busqueda?search=${i}`));
  const own = get(VISITOR, '/contacto');
  const texts = await Promise.all(many);
  expect(await own).toBe('página /contacto');
  expect(texts.filter((text) => text.startsWith('página'))).not.toHaveLength(0);
  expect(texts.filter((text) => text === 'cascarón').length).toBeGreaterThan(5);
});

test('files made of the catalogue take turns too: who asks under many names is refused most, and others get theirs', async () => {
  const sitemap = (from: string, host: string): string =>
    `GET /sitemap.xml HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  // In one piece, so that all are asked within two rounds of the event loop however busy the machine is, and a turn takes thirty-two.
  const many = Array.from({ length: 8 }, (_, i) => sitemap(ATTACKER, `localhost:${i + 1}`)).join('');
  const [codes, own] = await Promise.all([statuses(many, 8), statuses(sitemap(VISITOR, 'localhost:99'), 1)]);
  expect(own).toEqual([200]);
  expect(codes.filter((code) => code === 200)).not.toHaveLength(0);
  // One has its turn and four wait, unless the visitor came first.
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(3);
});

/** The statuses of so many answers to requests that are sent in one piece. */
async function statuses(text: string, count: number): Promise<readonly number[]> {
  const socket = open();
  socket.write(text);
  let seen = '';
  for await (const data of socket) {
    seen += String(data);
    const found = [...seen.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    if (found.length === count) return found;
  }
  return [];
}

test('a client with the wrong address in its own header is counted by the one the proxy saw', async () => {
  for (let i = 0; i < 5; i += 1) await begin(`203.0.113.${i}, 192.0.2.7`);
  expect(await begin('203.0.113.99, 192.0.2.7')).toBe(429);
});

test('requests that a client behind a proxy leaves open take its part, and not all of the proxy’s connections', async () => {
  const from = '198.51.100.42';
  const head = `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: 9\r\n\r\n`;
  const sockets = Array.from({ length: 60 }, open);
  for (const socket of sockets) socket.write(head);
  const answer = () => post(VISITOR, `${DOCUMENTS}:rollback`, '{}').catch(() => [0]);
  await expect.poll(async () => (await answer())[0]).toBe(400);
  await Promise.all(sockets.slice(20).map(ended));
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await post(from, `${DOCUMENTS}:rollback`, '{}').catch(() => [0]))[0]).toBe(400);
});

/** A client that never closes its half. */
const open = () => connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
const ended = async (socket: Socket): Promise<void> => {
  socket.resume();
  if (!socket.readableEnded && !socket.destroyed)
    await new Promise<void>((resolve) => {
      for (const event of ['end', 'close']) socket.once(event, () => resolve());
    });
};

test.for([
  ['silent', ''],
  ['of no HTTP', 'hola\r\n\r\n'],
])(
  '400 connections %s are closed, although their clients keep them open, and leave room for others',
  async ([, said = '']) => {
    const sockets = Array.from({ length: 400 }, open);
    for (const socket of sockets) if (said !== '') socket.write(said);
    await Promise.all(sockets.map(ended));
    // One that the server had only half-closed would still count.
    const answer = () => post(VISITOR, `${DOCUMENTS}:rollback`, '{}').catch(() => [0]);
    await expect.poll(async () => (await answer())[0]).toBe(400);
    for (const socket of sockets) socket.destroy();
  },
);

test.for([
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', '400'],
  ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n', '400'],
  ['no Host and an expectation', 'GET /healthz HTTP/1.1\r\nExpect: x\r\n\r\n', '400'],
  ['an expectation nobody knows', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n', '417'],
  [
    'an expectation that is fulfilled',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n',
    '100',
  ],
])('a request with %s is answered by us and not by Node, so that it counts', async ([, said = '', status]) => {
  const socket = open();
  socket.write(said);
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString('latin1').slice(9, 12)).toBe(status);
  socket.destroy();
});
