import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PASSWORD = 'ensayo';

/** Headers of one connection, which do not travel on. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

/**
 * One HTTPS server for all the production names. Chromium is led to it by host name and told to trust its key, so the page's addresses, its
 * policy and its secure context are those of production.
 * @param {Readonly<Record<string, { readonly port: number, readonly prefix?: string }>>} hosts where each name's emulator answers on 127.0.0.1
 * @param {(seen: { host: string, path: string, body: Buffer, status: number, refusal: string }) => void} onRequest is told of each request that was
 * answered, and what the answer said if it refused
 */
export async function openTlsFront(hosts, onRequest) {
  const { key, certificate } = await makeCertificate(Object.keys(hosts));
  const server = createSecureServer({ pfx: key, passphrase: PASSWORD }, (incoming, answer) =>
    forward(hosts, incoming, answer, onRequest),
  );
  // Long answers and idle listeners are Firestore's way of telling news.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_, socket) => socket.destroy());
  const listen = async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server.address().port;
  };
  const port = await listen(0);
  return {
    port,
    /** What Chromium is started with. Only these names lead anywhere. */
    chromiumArguments: [
      `--host-resolver-rules=${Object.keys(hosts)
        .map((host) => `MAP ${host} 127.0.0.1:${port}`)
        .join(',')},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
    ],
    /** As when the network is gone: open connections break, new ones are refused. */
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (!server.listening) await listen(port);
    },
  };
}

function forward(hosts, incoming, answer, onRequest) {
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, '');
  const target = hosts[host];
  if (!target) {
    answer.writeHead(421).end();
    return;
  }
  const chunks = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  // Uncompressed, because refusals are read here.
  const onward = ask(
    {
      host: '127.0.0.1',
      port: target.port,
      method: incoming.method,
      path: (target.prefix ?? '') + incoming.url,
      headers: {
        ...passedOn(incoming.headers),
        'accept-encoding': 'identity',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': host,
      },
    },
    (reply) => {
      const seen = { host, path: incoming.url, body: Buffer.concat(chunks), status: reply.statusCode, refusal: '' };
      if (reply.statusCode >= 400) {
        textOf(reply).then(
          (refusal) => {
            const { status, text } = incoming.url.includes(':commit')
              ? asRefused(reply.statusCode, refusal)
              : { status: reply.statusCode, text: refusal };
            const { 'content-length': _, ...headers } = passedOn(reply.headers);
            onRequest({ ...seen, status, refusal: text });
            answer.writeHead(status, headers).end(text);
          },
          () => answer.destroy(),
        );
        return;
      }
      answer.writeHead(reply.statusCode, passedOn(withHttps(reply.headers)));
      answer.flushHeaders();
      reply.pipe(answer);
      onRequest(seen);
      reply.once('error', () => answer.destroy());
    },
  );
  onward.once('error', () => answer.destroy());
  answer.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

/**
 * Google's emulator answers a large commit that the rules refuse with an evaluation error by a broken stream of its own, as 500; each of the writes
 * alone it refuses with 403, as the real service refuses the whole.
 */
function asRefused(status, text) {
  if (status !== 500 || !text.includes('RST_STREAM closed stream')) return { status, text };
  const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
  return { status: 403, text: JSON.stringify({ error }) };
}

async function textOf(reply) {
  const chunks = [];
  reply.on('data', (chunk) => chunks.push(chunk));
  await once(reply, 'end');
  return Buffer.concat(chunks).toString();
}

const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));

/** The Storage emulator names the address of an upload by the protocol that it was asked by. */
function withHttps(headers) {
  const upload = headers['x-goog-upload-url'];
  return upload ? { ...headers, 'x-goog-upload-url': upload.replace(/^http:/, 'https:') } : headers;
}

/** By Java's own tool, because the Firestore emulator needs Java anyway and Node makes no certificates. */
async function makeCertificate(names) {
  const folder = await mkdtemp(join(tmpdir(), 'fragua-llave-'));
  const file = join(folder, 'key.p12');
  const store = ['-keystore', file, '-storetype', 'PKCS12', '-storepass', PASSWORD, '-alias', 'front'];
  const san = names.map((name) => `dns:${name}`).join(',');
  const wanted = ['-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '2', '-dname', 'CN=ensayo'];
  await run('keytool', ['-genkeypair', ...store, ...wanted, '-ext', `san=${san}`]);
  const { stdout } = await run('keytool', ['-exportcert', '-rfc', ...store]);
  const key = await readFile(file);
  await rm(folder, { recursive: true, force: true });
  return { key, certificate: stdout };
}

/** The form in which Chromium's switch names a key. */
const keyHash = (certificate) =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
