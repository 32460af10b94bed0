import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { get } from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { LIMITS } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { endedUnclosed, STORE_FILE } from '../storage/data-folder.ts';
import { FIRST, SECOND } from './testing/certificates.ts';
import { reloadWhenChanged } from './web-server.ts';

let directory: string;
let tls: { cert: string; key: string };
let server: RunningServer | undefined;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'tls-'));
  tls = { cert: path.join(directory, 'tienda.pem'), key: path.join(directory, 'tienda-key.pem') };
  put(FIRST, 1000);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(directory, { recursive: true, force: true });
});

/** Writes a certificate as it was at a second. */
function put({ cert, key }: { cert: string; key: string }, seconds: number): void {
  writeFileSync(tls.cert, cert);
  writeFileSync(tls.key, key);
  for (const file of [tls.cert, tls.key]) utimesSync(file, seconds, seconds);
}
const configFor = (env: NodeJS.ProcessEnv) =>
  readConfig(['--port', '0', '--data', path.join(directory, 'datos'), '--site', directory], env);

test('with a certificate the server speaks HTTPS and sends HSTS', async () => {
  server = await startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }));
  const options = { host: 'localhost', port: server.port, path: '/healthz', rejectUnauthorized: false, agent: false };
  const seen = await new Promise<unknown[]>((resolve, reject) => {
    get(options, (answer) => {
      answer.resume();
      const { subject } = (answer.socket as TLSSocket).getPeerCertificate();
      resolve([answer.statusCode, answer.headers['strict-transport-security'], subject.CN]);
    }).on('error', reject);
  });
  expect(seen).toEqual([200, 'max-age=31536000', FIRST.name]);
});

test('browsers, which offer both protocols, get HTTP/1.1, and a client of gRPC alone HTTP/2', async () => {
  server = await startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }));
  const both = connect({ port: server.port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] });
  await once(both, 'secureConnect');
  expect(both.alpnProtocol).toBe('http/1.1');
  both.destroy();
  const session = connectHttp2(`https://localhost:${server.port}`, { rejectUnauthorized: false });
  const call = session.request({
    ':path': '/google.firestore.v1.Firestore/Nothing',
    ':method': 'POST',
    'content-type': 'application/grpc',
  });
  const [headers] = (await once(call, 'response')) as [Record<string, unknown>];
  expect([headers[':status'], headers['grpc-status']]).toEqual([200, '12']);
  session.destroy();
});

test('a client that opens connections too fast is cut off before its handshake, and again admitted later', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const limits = { ...LIMITS, secureConnections: { burst: 3, refillMs: 4000 } };
  server = await startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }), { limits });
  const { port } = server;
  const shake = () =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: 'localhost', port, rejectUnauthorized: false }, () => {
        resolve('secure');
        socket.destroy();
      });
      socket.on('error', () => resolve(socket.bytesRead === 0 ? 'cut off' : 'answered'));
    });
  const answers = await Promise.all(Array.from({ length: 12 }, shake));
  expect(answers.filter((answer) => answer === 'answered')).toEqual([]);
  // On a slow machine one more is admitted every four seconds.
  expect(answers.filter((answer) => answer === 'secure').length).toBeLessThan(10);
  expect(answers.filter((answer) => answer === 'secure').length).toBeGreaterThanOrEqual(3);
  await expect.poll(shake).toBe('secure');
  vi.restoreAllMocks();
});

test('a handshake that does not come to its end is cut off as a slow head is', async () => {
  const limits = { ...LIMITS, times: { ...LIMITS.times, headersTimeout: 50 } };
  server = await startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }), { limits });
  const client = connectPlainly({ host: 'localhost', port: server.port }).on('error', () => {});
  // The beginning of a record that says it has 512 bytes.
  client.write('\x16\x03\x01\x02\x00\x01', 'latin1');
  await once(client.resume(), 'close');
});

test('a renewed certificate is used, and one that is broken is not', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const used: string[] = [];
  const look = reloadWhenChanged(tls, ({ cert }) => void used.push(String(cert)));
  look();
  expect(used).toEqual([]);
  put({ ...SECOND, key: FIRST.key }, 2000);
  look();
  expect(used).toEqual([]);
  put(SECOND, 3000);
  look();
  look();
  expect(used).toEqual([SECOND.cert]);
  vi.restoreAllMocks();
});

test('a certificate without its key, or files without one, are refused with a sentence', async () => {
  expect(() => configFor({ TLS_CERT: tls.cert })).toThrow(ConfigError);
  put({ cert: 'x', key: 'y' }, 2000);
  await expect(startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }))).rejects.toThrow(
    /No se puede usar el certificado/,
  );
  // The store is closed again: its folder can be used, and the next start does not say that the last one was cut off.
  put(FIRST, 3000);
  expect(endedUnclosed(path.join(directory, 'datos', STORE_FILE))).toBe(false);
  server = await startServer(configFor({ TLS_CERT: tls.cert, TLS_KEY: tls.key }));
});
