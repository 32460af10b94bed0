import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileHarness, startFiles } from './testing/file-harness.ts';

const CHUNK = 256 << 10;

let h: FileHarness;
beforeEach(async () => {
  h = await startFiles();
});
afterEach(() => h.close());

const bytesOf = async (name: string) => Buffer.from(await (await h.fetch(h.url(name, '?alt=media'))).arrayBuffer());
const status = (reply: Response) => reply.headers.get('x-goog-upload-status');
const received = async (uploadUrl: string) =>
  Number((await h.send(uploadUrl, 'query')).headers.get('x-goog-upload-size-received'));

describe('an upload in one request', () => {
  test('answers the object and keeps its bytes under their hash', async () => {
    const reply = await h.put('productos/a b.txt', 'hola', {
      contentType: 'text/plain',
      metadata: { autor: 'ana' },
      cacheControl: 'max-age=60',
    });
    expect(await reply.json()).toEqual({
      name: 'productos/a b.txt',
      bucket: 'demo.appspot.com',
      generation: String(Date.UTC(2026, 10, 21, 12) * 1000),
      metageneration: '1',
      contentType: 'text/plain',
      timeCreated: '2026-11-21T12:00:00.000Z',
      updated: '2026-11-21T12:00:00.000Z',
      storageClass: 'STANDARD',
      size: '4',
      md5Hash: createHash('md5').update('hola').digest('base64'),
      contentEncoding: 'identity',
      contentDisposition: "inline; filename*=utf-8''a%20b.txt",
      cacheControl: 'max-age=60',
      metadata: { autor: 'ana' },
      downloadTokens: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const sha256 = createHash('sha256').update('hola').digest('hex');
    expect(h.blobs()).toEqual([`${sha256.slice(0, 2)}/${sha256}`]);
    expect((await bytesOf('productos/a b.txt')).toString()).toBe('hola');
  });

  test('carries any bytes: none, line ends, almost the boundary, many', async () => {
    const contents = [
      Buffer.alloc(0),
      Buffer.from('\r\n--012345678\r\n--'),
      Buffer.from('\r\n\r\n'),
      randomBytes(700_000),
    ];
    for (const content of contents) {
      expect((await h.put('x', new Uint8Array(content))).status).toBe(200);
      expect((await bytesOf('x')).equals(content)).toBe(true);
    }
    // Each replaced the one before, whose bytes are gone.
    expect(h.blobs()).toHaveLength(1);
  });

  test('takes the type from the second part when the metadata has none', async () => {
    expect(await (await h.put('x', 'hola')).json()).toMatchObject({ contentType: 'text/plain' });
  });

  test('over another is a new generation with a new download address', async () => {
    const first = (await (await h.put('x', 'uno')).json()) as Record<string, string>;
    const second = (await (await h.put('x', 'dos')).json()) as Record<string, string>;
    expect(Number(second['generation'])).toBeGreaterThan(Number(first['generation']));
    expect(second['downloadTokens']).not.toBe(first['downloadTokens']);
  });

  test.each([
    ['no boundary', 'multipart/related', ''],
    ['another type', 'multipart/form-data; boundary=b', '--b\r\n\r\n{}\r\n--b\r\n\r\nx\r\n--b--'],
    ['nothing', 'multipart/related; boundary=b', ''],
    ['no second part', 'multipart/related; boundary=b', '--b\r\n\r\n{}\r\n--b--'],
    ['no end', 'multipart/related; boundary=b', '--b\r\n\r\n{}\r\n--b\r\n\r\nhola'],
    ['no JSON', 'multipart/related; boundary=b', '--b\r\n\r\n{\r\n--b\r\n\r\nx\r\n--b--'],
    ['a list', 'multipart/related; boundary=b', '--b\r\n\r\n[]\r\n--b\r\n\r\nx\r\n--b--'],
    ['an endless head', 'multipart/related; boundary=b', `--b\r\n\r\n${' '.repeat(200_000)}`],
    [
      'a header in a setting',
      'multipart/related; boundary=b',
      '--b\r\n\r\n{"contentType":"a\\r\\nSet-Cookie: x"}\r\n--b\r\n\r\nx\r\n--b--',
    ],
    [
      'metadata of another kind',
      'multipart/related; boundary=b',
      '--b\r\n\r\n{"metadata":{"a":1}}\r\n--b\r\n\r\nx\r\n--b--',
    ],
  ])('is refused with %s, and leaves nothing', async (_, type, body) => {
    const reply = await h.fetch(h.url(undefined, '?name=x'), {
      method: 'POST',
      headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': type },
      body,
    });
    expect([reply.status, h.blobs(), h.log]).toEqual([400, [], []]);
  });

  test('larger than the limit is refused, announced or not, and leaves nothing', async () => {
    expect((await h.put('x', new Uint8Array(1 << 20))).status).toBe(200);
    expect((await h.put('x', new Uint8Array((1 << 20) + 1))).status).toBe(413);
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\n\r\n{}\r\n--b\r\n\r\n')),
      pull: (controller) => controller.enqueue(new Uint8Array(64 << 10)),
    });
    const reply = await h
      .fetch(h.url(undefined, '?name=y'), {
        method: 'POST',
        headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' },
        body: stream,
        duplex: 'half',
      })
      .then(({ status }) => status);
    expect(reply).toBe(413);
    expect(h.blobs()).toHaveLength(1);
  });
});

describe('a resumable upload', () => {
  const data = new Uint8Array(randomBytes(CHUNK * 2 + 1000));

  test('goes in chunks and ends with the object', async () => {
    const url = await h.start('foto.png', data.length);
    expect(new URL(url).origin).toBe(h.origin);
    expect(status(await h.send(url, 'upload', 0, data.subarray(0, CHUNK)))).toBe('active');
    expect(await received(url)).toBe(CHUNK);
    expect(status(await h.send(url, 'upload', CHUNK, data.subarray(CHUNK, CHUNK * 2)))).toBe('active');
    const last = await h.send(url, 'upload, finalize', CHUNK * 2, data.subarray(CHUNK * 2));
    expect(status(last)).toBe('final');
    expect(await last.json()).toMatchObject({ name: 'foto.png', size: String(data.length), contentType: 'image/png' });
    expect((await bytesOf('foto.png')).equals(data)).toBe(true);
  });

  test('may end with a finalize of its own, and be empty', async () => {
    const url = await h.start('vacio', 0);
    expect(await (await h.send(url, 'finalize', 0)).json()).toMatchObject({ size: '0' });
    expect(await bytesOf('vacio')).toHaveLength(0);
  });

  test('says so when asked after the end, however often', async () => {
    const url = await h.start('x', 3);
    await h.send(url, 'upload, finalize', 0, 'uno');
    const query = await h.send(url, 'query');
    expect([status(query), query.headers.get('x-goog-upload-size-received')]).toEqual(['final', '3']);
    const again = await h.send(url, 'upload, finalize', 0, 'uno');
    expect([status(again), ((await again.json()) as { size: string }).size]).toEqual(['final', '3']);
  });

  test('takes a chunk again whose answer was lost, and none that would leave a hole', async () => {
    const url = await h.start('x', data.length);
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    expect(await received(url)).toBe(CHUNK);
    expect((await h.send(url, 'upload, finalize', CHUNK * 2, data.subarray(CHUNK * 2))).status).toBe(400);
    expect((await h.send(url, 'upload, finalize', CHUNK, data.subarray(CHUNK))).status).toBe(200);
    expect((await bytesOf('x')).equals(data)).toBe(true);
  });

  test.each([
    ['upload', 0, 'no es múltiplo', 400],
    ['upload', undefined, 'x', 400],
    ['upload, finalize', 0, 'corto', 400],
    ['finalize', 0, undefined, 400],
    ['upload, query', 0, 'x', 400],
    ['', 0, 'x', 400],
    ['start', 0, 'x', 400],
    ['upload, finalize', 0, 'x'.repeat(2000), 413],
  ])('refuses "%s" at %s', async (command, offset, body, expected) => {
    const url = await h.start('x', 1000);
    expect((await h.send(url, command, offset, body)).status).toBe(expected);
    expect(await received(url)).toBe(0);
    expect((await h.send(url, 'upload, finalize', 0, 'x'.repeat(1000))).status).toBe(200);
  });

  test('can be cancelled', async () => {
    const url = await h.start('x', data.length);
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    expect(status(await h.send(url, 'cancel'))).toBe('cancelled');
    expect((await h.send(url, 'query')).status).toBe(404);
    expect(h.blobs()).toEqual([]);
  });

  test('cannot be continued by guessing: its address is the permission', async () => {
    const url = await h.start('x', 3);
    for (const forged of [
      url.replace(/upload_id=[^&]+/, 'upload_id=../../x'),
      url.replace(/upload_id=[^&]+/, 'upload_id='),
    ]) {
      expect((await h.send(forged, 'upload, finalize', 0, 'uno')).status).toBe(404);
    }
    expect(new URL(url).searchParams.get('upload_id')).toMatch(/^[\w-]{32}$/);
  });

  test('ends after a day', async () => {
    const url = await h.start('x', data.length);
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    h.wait(24 * 3600);
    expect((await h.send(url, 'query')).status).toBe(404);
    await h.start('y', 1);
    expect(h.blobs()).toEqual([]);
  });

  test('two hundred open ones are enough', async () => {
    for (let i = 0; i < 200; i += 1) await h.start(`x${i}`, 1);
    await expect(h.start('x', 1)).rejects.toThrow('429');
  });

  test('is refused at once when it announces too much', async () => {
    await expect(h.start('x', (1 << 20) + 1)).rejects.toThrow('413');
  });
});

describe('after a kill', () => {
  const data = new Uint8Array(randomBytes(CHUNK + 10));

  test('an upload goes on where it was', async () => {
    const url = await h.start('x', data.length);
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    h.restart();
    expect(await received(url)).toBe(CHUNK);
    expect((await h.send(url, 'upload, finalize', CHUNK, data.subarray(CHUNK))).status).toBe(200);
    expect((await bytesOf('x')).equals(data)).toBe(true);
  });

  test('an upload whose bytes are gone begins again', async () => {
    const url = await h.start('x', data.length);
    await h.send(url, 'upload', 0, data.subarray(0, CHUNK));
    const { readdirSync, rmSync } = await import('node:fs');
    const incoming = `${h.directory}/archivos/subidas`;
    for (const name of readdirSync(incoming)) rmSync(`${incoming}/${name}`);
    h.restart();
    expect(await received(url)).toBe(0);
    expect((await h.send(url, 'upload, finalize', 0, data)).status).toBe(200);
  });

  test('bytes that nothing refers to go, all others stay', async () => {
    await h.put('x', 'hola');
    const [kept] = h.blobs();
    const { writeFileSync, mkdirSync } = await import('node:fs');
    const orphan = createHash('sha256').update('huérfano').digest('hex');
    mkdirSync(`${h.directory}/archivos/${orphan.slice(0, 2)}`, { recursive: true });
    writeFileSync(`${h.directory}/archivos/${orphan.slice(0, 2)}/${orphan}`, 'huérfano');
    writeFileSync(`${h.directory}/archivos/subidas/${'a'.repeat(32)}`, 'a medias');
    h.restart();
    expect(h.blobs()).toEqual([kept]);
  });

  test('a connection that breaks in the middle leaves the whole chunks that came', async () => {
    const url = new URL(await h.start('x', 1 << 20));
    const socket = connect(Number(url.port), url.hostname);
    const head = [
      'X-Goog-Upload-Command: upload',
      'X-Goog-Upload-Offset: 0',
      `Content-Length: ${1 << 20}`,
      'Host: x',
    ].join('\r\n');
    socket.write(`POST ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n\r\n`);
    socket.write(new Uint8Array(CHUNK + 1000));
    await expect.poll(() => h.blobs().length).toBe(1);
    const [incoming = ''] = h.blobs();
    await expect.poll(() => statSync(`${h.directory}/archivos/${incoming}`).size).toBe(CHUNK + 1000);
    socket.destroy();
    await expect.poll(() => received(url.href)).toBe(CHUNK);
  });

  test('a newer request takes over from one whose connection is dead', async () => {
    const url = new URL(await h.start('x', 1 << 20));
    const socket = connect(Number(url.port), url.hostname);
    const head = [
      'X-Goog-Upload-Command: upload',
      'X-Goog-Upload-Offset: 0',
      `Content-Length: ${1 << 20}`,
      'Host: x',
    ].join('\r\n');
    socket.write(`POST ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n\r\n`);
    await expect.poll(() => h.blobs().length).toBe(1);
    // It sends nothing more and never ends; nobody waits for it.
    expect(await received(url.href)).toBe(0);
    expect((await h.send(url.href, 'upload, finalize', 0, new Uint8Array(1 << 20))).status).toBe(200);
    socket.destroy();
  });
});
