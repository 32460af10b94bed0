import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileHarness, startFiles } from './testing/file-harness.ts';

let h: FileHarness;

beforeEach(async () => {
  h = await startFiles();
});

afterEach(() => h.close());

const bytesOf = async (name: string) => Buffer.from(await (await h.fetch(h.url(name, '?alt=media'))).arrayBuffer());

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

  test('over an existing file makes a new generation with a new download address', async () => {
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

  test('refused, with a gigabyte announced, ends its connection: the rest is not read to drop it', async () => {
    h.allows = () => false;
    const { hostname, port, pathname } = new URL(h.url());
    const client = connect({ host: hostname, port: Number(port) }).on('error', () => {});
    const headers = 'X-Goog-Upload-Protocol: multipart\r\nContent-Type: multipart/related; boundary=b\r\n';
    client.write(`POST ${pathname}?name=z HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n${headers}\r\n`);
    client.write(`--b\r\n\r\n{}\r\n--b\r\n\r\n${'x'.repeat(100_000)}`);
    const [answer] = (await once(client, 'data')) as [Buffer];
    client.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*connection: close/i);
  });
});

describe('an upload of clients without the SDK', () => {
  test('may be the bytes alone, with their type', async () => {
    const send = (url: string, init: RequestInit = {}) =>
      h.fetch(url, { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'bytes', ...init });
    for (const url of [h.url(undefined, '?name=fotos%2Funa.png&uploadType=media'), h.url('fotos/una.png')]) {
      const reply = await send(url);
      expect([reply.status, await reply.json()]).toEqual([
        200,
        expect.objectContaining({ name: 'fotos/una.png', contentType: 'image/png', size: '5' }),
      ]);
      expect((await bytesOf('fotos/una.png')).toString()).toBe('bytes');
    }
    expect(h.questions.map(({ operation, next }) => [operation, next?.size])).toContainEqual(['create', 5]);
    expect((await send(h.url())).status).toBe(400);
    expect((await send(h.url('larga'), { body: 'a'.repeat((1 << 20) + 1) })).status).toBe(413);
    h.allows = () => false;
    expect((await send(h.url('otra'))).status).toBe(403);
  });

  test('may have its name in the path, in one request and in parts', async () => {
    const headers = { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=B' };
    const body = '--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\n\r\nhola\r\n--B--';
    expect((await h.fetch(h.url('a/b.txt'), { method: 'POST', headers, body })).status).toBe(200);
    expect((await bytesOf('a/b.txt')).toString()).toBe('hola');
    const start = { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' };
    const started = await h.fetch(h.url('a/c.txt'), { method: 'POST', headers: start, body: '{}' });
    await h.send(started.headers.get('x-goog-upload-url') ?? '', 'upload, finalize', 0, 'partes');
    expect((await bytesOf('a/c.txt')).toString()).toBe('partes');
  });

  test('is not confused with a request for another download address or for a change of metadata', async () => {
    await h.put('x', 'hola');
    const override = { 'X-HTTP-Method-Override': 'PATCH' };
    for (const query of ['?create_token=true', '?delete_token=1'])
      expect((await h.fetch(h.url('x', query), { method: 'POST' })).status).toBe(400);
    expect((await h.fetch(h.url('x'), { method: 'POST', headers: override, body: '{}' })).status).toBe(400);
    expect((await bytesOf('x')).toString()).toBe('hola');
  });
});
