import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from 'node:http2';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { frameOf } from './grpc/call.ts';
import { messageShape } from './grpc/schema.ts';
import { LIMITS } from './limits/limits.ts';
import { type RunningServer, startServer } from './server.ts';

/** Attacks on the gRPC of a real server with small limits: what is refused, and that another client is served meanwhile. */
const SMALL = {
  ...LIMITS,
  connections: { total: 60, each: 20, reserve: 0 },
  streams: { total: 20, each: 5, reserve: 2 },
  bodyBytes: { total: 4 << 20, each: 1 << 20, reserve: 1 << 20 },
  times: { ...LIMITS.times, headersTimeout: 1000, silence: 60_000, connectionsCheckingInterval: 20 },
};
const ROOT = path.resolve(import.meta.dirname, '..');
const DATABASE = 'projects/la-fragua/databases/(default)';
const ATTACKER = '198.51.100.1';
const VISITOR = '203.0.113.5';
const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

let directory = '';
let server: RunningServer;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'ataques-grpc-'));
  const options = ['--port', '0', '--data', path.join(directory, 'data'), '--site', directory];
  const config = {
    ...readConfig(options, { TRUST_PROXY: 'loopback' }),
    firebaseJson: path.join(ROOT, 'firebase.json'),
  };
  server = await startServer(config, { limits: SMALL });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

function session(): ClientHttp2Session {
  const made = connectHttp2(`http://127.0.0.1:${server.port}`);
  made.on('error', () => {});
  return made;
}

function begin(on: ClientHttp2Session, from: string, method: string, more: Record<string, string> = {}) {
  const stream = on.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    'x-forwarded-for': from,
    ...more,
  });
  stream.on('error', () => {});
  return stream.resume();
}

/** The status of a call, by its trailers, or by its head where that is all. */
function statusOf(stream: ClientHttp2Stream): Promise<string> {
  return new Promise((resolve) => {
    const look = (headers: IncomingHttpHeaders & IncomingHttpStatusHeader): void => {
      if (headers['grpc-status'] !== undefined) resolve(headers['grpc-status'] as string);
      else if (headers[':status'] !== undefined && headers[':status'] !== 200)
        resolve(`HTTP ${String(headers[':status'])}`);
    };
    stream.on('response', look);
    stream.on('trailers', look);
    stream.on('close', () => resolve('closed'));
  });
}

async function visit(): Promise<string> {
  const own = session();
  const stream = begin(own, VISITOR, 'BeginTransaction');
  const status = statusOf(stream);
  stream.end(frameOf(messageShape('BeginTransactionRequest'), { database: DATABASE }));
  const answer = await status;
  own.destroy();
  return answer;
}

function open(): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  return socket;
}
const ended = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));

/** The head of a frame of HTTP/2. */
function frame(length: number, type: number, flags: number, stream: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length, 0, 3);
  head.set([type, flags], 3);
  head.writeUInt32BE(stream, 5);
  return head;
}

test.for([
  ['half a preface', PREFACE.slice(0, 10)],
  ['one byte of a preface', 'P'],
  ['a preface and nothing more', PREFACE],
  ['a preface and garbage', PREFACE + 'x'.repeat(1 << 16)],
  ['a preface of another version', 'PRI * HTTP/3.0\r\n\r\nSM\r\n\r\n'],
] as const)('a connection that sends %s is closed', async ([, said]) => {
  const socket = open();
  socket.write(said);
  await ended(socket);
  expect(await visit()).toBe('0');
});

test('a block of headers that never ends is not kept', async () => {
  const socket = open();
  socket.write(Buffer.concat([Buffer.from(PREFACE), frame(0, 4, 0, 0), frame(0, 1, 0, 1)]));
  const line = Buffer.concat([Buffer.from([0, 1, 0x61, 127, 0x81, 1]), Buffer.alloc(256, 0x62)]);
  const block = Buffer.concat([frame(line.length, 9, 0, 1), line]);
  const timer = setInterval(() => socket.write(block), 1);
  await ended(socket);
  clearInterval(timer);
  expect(await visit()).toBe('0');
});

test('ten thousand calls that are broken off at once end their connection', async () => {
  const path = '/google.firestore.v1.Firestore/Listen';
  const text = (value: string): Buffer => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  // POST, http, and two fields that are spelled out: the path, whose name has a number, and one that has none.
  const fields = [Buffer.from([0x83, 0x86, 4]), text(path), Buffer.from([0]), text('x-forwarded-for'), text(ATTACKER)];
  const head = Buffer.concat(fields);
  const reset = Buffer.from([0, 0, 0, constants.NGHTTP2_CANCEL]);
  const calls = Array.from({ length: 10_000 }, (_, i) => [
    frame(head.length, 1, 4, 2 * i + 1),
    head,
    frame(reset.length, 3, 0, 2 * i + 1),
    reset,
  ]);
  const sockets = Array.from({ length: 3 }, open);
  for (const socket of sockets) socket.write(Buffer.concat([Buffer.from(PREFACE), frame(0, 4, 0, 0), ...calls.flat()]));
  expect(await visit()).toBe('0');
  const begun = performance.now();
  await Promise.all(sockets.map(ended));
  // Sooner than a connection would be closed on which nothing comes any more.
  expect(performance.now() - begun).toBeLessThan(SMALL.times.silence);
  expect(await visit()).toBe('0');
});

test('one client has its part of the open calls and of the streams, and the others theirs', async () => {
  const own = session();
  const listen = frameOf(messageShape('ListenRequest'), {
    database: DATABASE,
    addTarget: { documents: { documents: [`${DATABASE}/documents/c/a`] }, targetId: 2 },
  });
  const calls = Array.from({ length: 30 }, () => begin(own, '198.51.100.2', 'Listen'));
  const statuses = calls.map(statusOf);
  for (const call of calls) call.write(listen);
  const refused = await Promise.all(statuses.slice(20));
  expect(refused).toEqual(Array.from({ length: 10 }, () => '8'));
  const others = await Promise.all(statuses.slice(5, 20));
  expect(others).toEqual(Array.from({ length: 15 }, () => '8'));
  expect(await visit()).toBe('0');
  own.destroy();
});

test('a message whose announced length is over the limit is refused before its bytes arrive', async () => {
  const own = session();
  const stream = begin(own, ATTACKER, 'Commit');
  const status = statusOf(stream);
  stream.write(Buffer.from([0, 0x7f, 0xff, 0xff, 0xff]));
  expect(await status).toBe('3');
  own.destroy();
});

test('messages that are held open take the part of their client and no more', async () => {
  const own = session();
  const head = Buffer.from([0, 0, 0x20, 0, 0]);
  const streams = Array.from({ length: 4 }, () => begin(own, '198.51.100.3', 'Commit'));
  const statuses = streams.map(statusOf);
  for (const stream of streams) stream.write(Buffer.concat([head, Buffer.alloc(900 << 10)]));
  expect(await Promise.race(statuses)).toBe('8');
  expect(await visit()).toBe('0');
  own.destroy();
});

test.for([
  ['another method of HTTP', 'Commit', { ':method': 'GET' }, 'HTTP 415'],
  ['another type', 'Commit', { 'content-type': 'application/json' }, 'HTTP 415'],
  ['a name that is not ours', 'Commit', { ':authority': 'evil.example' }, 'HTTP 421'],
  ['a method that is not there', 'ExecutePipeline', {}, '12'],
  ['a token that is none', 'Commit', { authorization: 'Bearer x' }, '16'],
  ['no message', 'Commit', {}, '3'],
  ['no time', 'Listen', { 'grpc-timeout': '1m' }, '4'],
] as const)('a call with %s is refused', async ([what, method, more, status]) => {
  const own = session();
  const stream = begin(own, VISITOR, method, more);
  const found = statusOf(stream);
  if (what !== 'no time') stream.end();
  expect(await found).toBe(status);
  own.destroy();
});

test('a method of another service is named in its refusal', async () => {
  const own = session();
  const stream = begin(own, VISITOR, '', { ':path': '/grpc.health.v1.Health/Check' });
  const [head] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  expect(head['grpc-message']).toContain('grpc.health.v1.Health/Check');
  own.destroy();
});

test('the rules are asked as they are by REST', async () => {
  const own = session();
  const stream = begin(own, VISITOR, 'Commit');
  const status = statusOf(stream);
  const write = { update: { name: `${DATABASE}/documents/products/x`, fields: {} } };
  stream.end(frameOf(messageShape('CommitRequest'), { database: DATABASE, writes: [write] }));
  expect(await status).toBe('7');
  own.destroy();
});
