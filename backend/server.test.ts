import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { START_USAGE } from './command-line/start-options.mjs';
import { type Config, ConfigError, readConfig, requireDataApart } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';
const SCRIPT = `console.log(${JSON.stringify('hola '.repeat(600))})`;

let directory = '';
let config: Config;
let server: RunningServer;
let origin = '';

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'server-'));
  const site = path.join(directory, 'site');
  for (const folder of ['assets', 'guia']) mkdirSync(path.join(site, folder), { recursive: true });
  const files = {
    'shell.html': 'portada',
    'admin.html': 'personal',
    'sw.js': '//',
    '.env': 'secreto',
    'guia/index.html': 'guía',
    'assets/a.js': SCRIPT,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(site, name), content);
  writeFileSync(path.join(directory, 'outside.txt'), 'fuera');
  config = {
    ...readConfig(['--port', '0', '--data', path.join(directory, 'data'), '--site', site], {}),
    firebaseJson: path.join(ROOT, 'firebase.json'),
  };
  server = await startServer(config);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address, { headers, redirect: 'manual' });

/** The status line of a request that fetch would tidy up before sending. */
async function rawStatus(address: string, method = 'GET'): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).not.toContain('fuera');
  expect(answer).not.toContain('secreto');
  return answer.split(' ')[1] ?? '';
}

describe('the site', () => {
  test.for([
    ['/', 'portada'],
    ['/nosotros', 'portada'],
    ['/electrica/taladros/taladro-de-banco', 'portada'],
    ['/contacto.html', 'portada'],
    ['/busqueda?search=%C3%B1', 'portada'],
    ['/admin', 'personal'],
    ['/admin/productos/nuevo', 'personal'],
    ['/login', 'personal'],
    ['/login/', 'personal'],
    ['/guia/', 'guía'],
  ] as const)('%s is %s, asked for again each time', async ([address, content]) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([200, content]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.for([
    '/assets/no.js',
    '/assets/no',
    '/demo/no',
    '/x.png',
    '/__/nada',
    '/admin/no.js',
    '/a/b/c/d',
    '/.env',
    '/index.html/',
  ])('%s is missing, and nobody keeps that answer', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.for([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..\\outside.txt',
    '/a%00',
    '/%',
    '/%e0%a4',
  ])('%s is refused', async (address) => {
    expect(await rawStatus(address)).toBe('400');
  });

  test('an address whose letters were sent as they are is led to the same one with escapes', async () => {
    expect(await rawStatus('/pinturas/viñílicas')).toBe('301');
    expect((await get('/pinturas/viñílicas')).status).toBe(200);
  });

  test('a folder without its slash is sent there, on this site', async () => {
    expect((await get('/guia?a=1')).headers.get('location')).toBe('/guia/?a=1');
  });

  test.for([
    ['//guia', '/guia'],
    ['//nosotros', '/nosotros'],
    ['/pinturas//vinilicas?orden=nombre//a', '/pinturas/vinilicas?orden=nombre//a'],
    ['///otro.sitio//x', '/otro.sitio/x'],
    ['//admin//productos', '/admin/productos'],
    ['//assets//a.js', '/assets/a.js'],
    ['//', '/'],
  ] as const)('%s is led to the address with single slashes, on this site', async ([address, clean]) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([301, clean]);
  });

  test('an asset is kept for ever, sent small, and not sent twice', async () => {
    const whole = await get('/assets/a.js', { 'accept-encoding': 'identity' });
    expect(await whole.text()).toBe(SCRIPT);
    expect(whole.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    const small = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(Number(small.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 5);
    const etag = small.headers.get('etag') ?? '';
    expect((await get('/assets/a.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
    expect((await get('/assets/a.js', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  test('pictures of products may be shown by other sites, as search engines and chats do; the rest may not', async () => {
    for (const address of ['/demo/no.webp', '/icons/no.png'])
      expect((await get(address)).headers.get('cross-origin-resource-policy'), address).toBe('cross-origin');
    expect((await get('/assets/a.js')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('what the build compressed is sent as it is', async () => {
    // Other content than the file beside it, so that compressing that one anew cannot pass for it.
    const compressed = brotliCompressSync(`${SCRIPT}//del build`);
    writeFileSync(path.join(config.siteDir, 'assets/b.js'), SCRIPT);
    writeFileSync(path.join(config.siteDir, 'assets/b.js.br'), compressed);
    const response = await get('/assets/b.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-length')).toBe(String(compressed.length));
    expect(await response.text()).toBe(`${SCRIPT}//del build`);
    const plain = await get('/assets/b.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  test('ranges and HEAD requests are answered', async () => {
    const part = await get('/assets/a.js', { range: 'bytes=0-6' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'console',
      `bytes 0-6/${SCRIPT.length}`,
    ]);
    expect((await get('/assets/a.js', { range: 'bytes=99999-' })).status).toBe(416);
    const head = await fetch(`${origin}/assets/a.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', String(SCRIPT.length)]);
    // A part is only ever asked for with GET: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
    const part0 = await fetch(`${origin}/assets/a.js`, { method: 'HEAD', headers: { range: 'bytes=0-6' } });
    expect([part0.status, part0.headers.get('content-range')]).toEqual([200, null]);
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });
});

test('a whole address, as proxies send it, is answered by its path, and by the name that it says', async () => {
  for (const whole of ['http://localhost/guia/', 'HTTP://127.0.0.1:4000/guia/?a=1', 'https://localhost'])
    expect(await rawStatus(whole)).toBe('200');
  expect(await rawStatus('http://localhost/.env')).toBe('404');
  for (const other of [
    'http://otra.example/',
    'http://localhost@otra.example/',
    'http:///guia/',
    'http://otra.example?/',
  ])
    expect(await rawStatus(other)).toBe('421');
  for (const odd of ['ftp://localhost/', 'localhost/guia/', '*']) expect(await rawStatus(odd)).toBe('400');
});

test('says which project it is', async () => {
  const response = await get('/__/firebase/init.json');
  expect(await response.json()).toMatchObject({ projectId: 'la-fragua', apiKey: 'embebido', embedded: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('Firestore, without test mode', () => {
  const call = async (verb: string, body: object, project = DOCUMENTS) => {
    const response = await fetch(`${origin}${project}:${verb}`, { method: 'POST', body: JSON.stringify(body) });
    const json = (await response.json()) as { error?: { status: string } } | { error?: { status: string } }[];
    return [response.status, (Array.isArray(json) ? json[0] : json)?.error?.status];
  };

  test('visitors read the catalogue and nothing else', async () => {
    expect((await get(`${DOCUMENTS}/productos`)).status).toBe(200);
    expect((await get(`${DOCUMENTS}/productos/nada`)).status).toBe(404);
    expect((await get(`${DOCUMENTS}/internos`)).status).toBe(403);
    expect((await get(`${DOCUMENTS}/productos/1/notas`)).status).toBe(403);
    expect(
      await call('runQuery', { structuredQuery: { from: [{ collectionId: 'productos', allDescendants: true }] } }),
    ).toEqual([403, 'PERMISSION_DENIED']);
  });

  test('a visitor writes nothing', async () => {
    const name = 'projects/la-fragua/databases/(default)/documents/productos/1';
    expect(await call('commit', { writes: [{ update: { name, fields: {} } }] })).toEqual([403, 'PERMISSION_DENIED']);
    expect((await fetch(`${origin}${DOCUMENTS}/productos/1`, { method: 'DELETE' })).status).toBe(403);
    // Nor learns from trying whether a document exists.
    const update = { update: { name: name.replace('productos', 'internos'), fields: {} } };
    for (const exists of [true, false]) {
      expect(await call('commit', { writes: [{ ...update, currentDocument: { exists } }] })).toEqual([
        403,
        'PERMISSION_DENIED',
      ]);
    }
  });

  test('requests for another project are refused', async () => {
    expect(await call('runQuery', {}, DOCUMENTS.replace('la-fragua', 'otra'))).toEqual([403, 'PERMISSION_DENIED']);
  });

  test('pages of other sites may not ask; this one and this machine may', async () => {
    const status = async (from: string) => (await get(`${DOCUMENTS}/productos`, { origin: from })).status;
    expect(await status('https://otro.example')).toBe(403);
    expect(await status('null')).toBe(403);
    expect(await status(origin)).toBe(200);
    expect(await status('http://localhost:5173')).toBe(200);
  });

  test('a packed body is refused as such', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const body = gzipSync('{"writes":[]}');
    const reply = await fetch(`${origin}${DOCUMENTS}:commit`, { method: 'POST', headers, body });
    expect([reply.status, reply.headers.get('accept-encoding'), await reply.json()]).toEqual([
      415,
      'identity',
      { error: { code: 415, message: expect.stringContaining('gzip'), status: 'INVALID_ARGUMENT' } },
    ]);
  });

  test('too large a body is refused in the form of the protocol', async () => {
    const response = await fetch(`${origin}${DOCUMENTS}:commit`, { method: 'POST', body: 'x'.repeat(12 << 20) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 413, status: 'INVALID_ARGUMENT' } });
  });
});

test('OPTIONS of the whole server is answered, because proxies ask so whether it lives', async () => {
  expect(await rawStatus('*', 'OPTIONS')).toBe('204');
  expect(await rawStatus('*')).toBe('400');
});

test('a second server on the same data is refused', async () => {
  await expect(startServer(config)).rejects.toThrow(/Otro proceso/);
});

test('test mode stays on this machine', () => {
  expect(readConfig(['--test-mode'], {}).testMode).toBe(true);
  expect(() => readConfig(['--test-mode'], { HOST: '0.0.0.0' })).toThrow(ConfigError);
  expect(() => readConfig(['--host', '192.168.1.9', '--test-mode'], {})).toThrow(ConfigError);
  expect(() => readConfig([], { PORT: 'x' })).toThrow(ConfigError);
  const misunderstood = `No se entiende «--no-existe 3».\n${START_USAGE}`;
  expect(() => readConfig(['--no-existe', '3'], {})).toThrow(new ConfigError(misunderstood));
  expect(() => readConfig(['--help'], {})).toThrow(new ConfigError(START_USAGE));
});

test('a password of SMTP_URL with a percent sign that stands for itself is explained', () => {
  const from = { MAIL_FROM: 'tienda@tienda.mx' };
  for (const user of ['tienda:100%', '100%'])
    expect(() => readConfig([], { ...from, SMTP_URL: `smtps://${user}@correo.mx` })).toThrow(ConfigError);
  expect(readConfig([], { ...from, SMTP_URL: 'smtps://tienda:100%25@correo.mx' }).smtp).toBeDefined();
});

test('a variable that is set to nothing says nothing', () => {
  const names =
    'PORT HOST DATA_DIR SITE_DIR FIREBASE_JSON PROJECT_ID PUBLIC_ORIGIN BACKUP_DIR OWNER_EMAIL TLS_CERT TLS_KEY SMTP_URL MAIL_FROM TRUST_PROXY';
  const empty = Object.fromEntries(names.split(' ').map((name) => [name, '']));
  expect(readConfig([], empty)).toEqual(readConfig([], {}));
});

test('what is stored lies outside of what is published', () => {
  const place = (dataDir: string, backupDir?: string) => () =>
    requireDataApart({ siteDir: '/srv/tienda', dataDir, backupDir });
  for (const folder of ['/srv/tienda', '/srv/tienda/data', '/srv/tienda/..datos']) {
    expect(place(folder)).toThrow(ConfigError);
    expect(place('/srv/data', folder)).toThrow(ConfigError);
  }
  for (const folder of ['/srv/data', '/srv', '/srv/tienda-datos']) expect(place(folder, folder)).not.toThrow();
});
