import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileHarness, startFiles } from './testing/file-harness.ts';

let h: FileHarness;
beforeEach(async () => {
  h = await startFiles();
});
afterEach(() => h.close());

const json = async (reply: Promise<Response>) => (await (await reply).json()) as Record<string, unknown>;
const list = (query = '') => json(h.fetch(h.url(undefined, `?${query}`)));
const names = async (query = '') => ((await list(query))['items'] as { name: string }[]).map(({ name }) => name);

describe('metadata', () => {
  const patch = (body: string) => h.fetch(h.url('x'), { method: 'PATCH', body });

  test('is changed field by field; null erases', async () => {
    await h.put('x', 'hola', { contentType: 'text/plain', cacheControl: 'no-store', metadata: { a: '1', b: '2' } });
    h.wait(1);
    const changed = await (
      await patch(
        '{"contentType":"text/csv","cacheControl":null,"metadata":{"a":null,"c":"3"},"size":"9","name":"y","downloadTokens":"z"}',
      )
    ).json();
    expect(changed).toMatchObject({
      name: 'x',
      size: '4',
      contentType: 'text/csv',
      metageneration: '2',
      metadata: { b: '2', c: '3' },
      updated: '2026-11-21T12:00:01.000Z',
    });
    expect(changed).not.toHaveProperty('cacheControl');
    expect(await json(h.fetch(h.url('x')))).toEqual(changed);
    expect(await (await patch('{"metadata":null}')).json()).not.toHaveProperty('metadata');
  });

  test('keeps keys of any name', async () => {
    await h.put('x', 'hola');
    await patch('{"metadata":{"__proto__":"1","constructor":"2"}}');
    const { metadata } = await json(h.fetch(h.url('x')));
    expect(Object.entries(metadata as object)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  test.each([
    '[]',
    'x',
    '{"contentType":7}',
    '{"contentType":"a\\nb"}',
    '{"metadata":[]}',
    '{"metadata":{"a":{}}}',
    `{"metadata":{"a":"${'x'.repeat(8193)}"}}`,
    `{"cacheControl":"${'x'.repeat(1025)}"}`,
  ])('refuses %j', async (body) => {
    await h.put('x', 'hola');
    expect((await patch(body)).status).toBe(400);
    expect(await json(h.fetch(h.url('x')))).toMatchObject({ metageneration: '1' });
  });
});

describe('deleting', () => {
  test('takes the bytes along, unless another file has the same', async () => {
    await h.put('x', 'hola');
    await h.put('y', 'hola');
    expect(h.blobs()).toHaveLength(1);
    expect((await h.fetch(h.url('x'), { method: 'DELETE' })).status).toBe(204);
    expect(await (await h.fetch(h.url('y', '?alt=media'))).text()).toBe('hola');
    await h.fetch(h.url('y'), { method: 'DELETE' });
    expect(h.blobs()).toEqual([]);
    expect((await h.fetch(h.url('y'))).status).toBe(404);
  });

  test('and uploading the same bytes at once never loses them', async () => {
    for (let round = 0; round < 20; round += 1) {
      await h.put('x', 'hola');
      await Promise.all([
        h.fetch(h.url('x'), { method: 'DELETE' }),
        h.put('y', 'hola'),
        h.put('z', 'hola'),
        h.fetch(h.url('z'), { method: 'DELETE' }),
      ]);
      expect(await (await h.fetch(h.url('y', '?alt=media'))).text()).toBe('hola');
      await h.fetch(h.url('y'), { method: 'DELETE' });
    }
  });
});

describe('listing', () => {
  beforeEach(async () => {
    for (const name of ['a.txt', 'b/1', 'b/2', 'b/c/1', 'b.txt', 'b0', 'ñ', '🔨/1', 'z/']) await h.put(name, name);
  });

  test('goes by folders when asked', async () => {
    expect(await list('delimiter=%2F')).toEqual({
      prefixes: ['b/', 'z/', '🔨/'],
      items: ['a.txt', 'b.txt', 'b0', 'ñ'].map((name) => ({ name, bucket: 'demo.appspot.com' })),
    });
    expect(await list('prefix=b%2F&delimiter=%2F')).toEqual({
      prefixes: ['b/c/'],
      items: [
        { name: 'b/1', bucket: 'demo.appspot.com' },
        { name: 'b/2', bucket: 'demo.appspot.com' },
      ],
    });
    expect(await names('prefix=b%2F')).toEqual(['b/1', 'b/2', 'b/c/1']);
    expect(await list('prefix=nada%2F')).toEqual({ prefixes: [], items: [] });
  });

  test.each([1, 2, 3, 100])('page by page of %i answers everything once', async (size) => {
    const seen: string[] = [];
    let query = `delimiter=%2F&maxResults=${size}`;
    for (;;) {
      const page = (await list(query)) as { prefixes: string[]; items: { name: string }[]; nextPageToken?: string };
      const found = [...page.prefixes, ...page.items.map(({ name }) => name)];
      expect(found.length).toBeLessThanOrEqual(size);
      seen.push(...found);
      if (page.nextPageToken === undefined) break;
      query = `delimiter=%2F&maxResults=${size}&pageToken=${encodeURIComponent(page.nextPageToken)}`;
    }
    expect(seen.toSorted()).toEqual(['a.txt', 'b.txt', 'b/', 'b0', 'z/', 'ñ', '🔨/']);
  });

  test('asks the rules about the folder, and answers folders only', async () => {
    await names('prefix=b%2F');
    expect(h.questions.at(-1)).toMatchObject({ operation: 'list', name: 'b' });
    // Half a name would list the neighbours of a folder that may be listed.
    expect((await h.fetch(h.url(undefined, '?prefix=b'))).status).toBe(400);
    h.allows = ({ operation }) => operation !== 'list';
    expect((await h.fetch(h.url())).status).toBe(403);
  });

  test('a page token of another folder opens nothing', async () => {
    const token = (name: string) => Buffer.from(`=${name}`).toString('base64url');
    expect((await h.fetch(h.url(undefined, `?prefix=b%2F&pageToken=${token('a')}`))).status).toBe(400);
    expect(await names(`prefix=b%2F&pageToken=${token('z/')}`)).toEqual([]);
    for (const bad of ['x', '%00', 'ñ'])
      expect((await h.fetch(h.url(undefined, `?pageToken=${bad}`))).status).toBe(400);
  });

  test.each(['delimiter=x', 'maxResults=0', 'maxResults=-1', 'maxResults=x', 'maxResults='])(
    'refuses %s',
    async (query) => {
      expect((await h.fetch(h.url(undefined, `?${query}`))).status).toBe(400);
    },
  );
});

describe('names', () => {
  test.each([
    '../../etc/passwd',
    '..%2F..%2Fx',
    '/',
    '//',
    'a//b',
    '.',
    'C:\\x',
    'a?b#c&d=e',
    '%',
    '🔨 ñ',
    '"\'; filename=x',
    '-rf',
    'CON',
    "x'); DROP TABLE files;--",
    'a'.repeat(1024),
  ])('%j is only a name', async (name) => {
    const reply = await h.put(name, 'hola');
    if (name === '.') {
      expect(reply.status).toBe(400);
      return;
    }
    expect(await reply.json()).toMatchObject({ name });
    expect(h.blobs().every((path) => /^[0-9a-f]{2}\/[0-9a-f]{64}$/.test(path))).toBe(true);
    const media = await h.fetch(h.url(name, '?alt=media'));
    expect(await media.text()).toBe('hola');
    expect(media.headers.get('content-disposition')).toMatch(/^attachment; filename\*=utf-8''[\w%.!~-]+$/);
    expect(await names()).toEqual([name]);
  });

  test.each(['', '..', 'a\nb', 'a\rb', 'a\u0000b', 'a'.repeat(1025), 'ñ'.repeat(513)])(
    '%j is refused',
    async (name) => {
      expect((await h.put(name, 'hola')).status).toBe(400);
      expect(h.blobs()).toEqual([]);
    },
  );

  test.each(['/v0/b/demo.appspot.com/o/%', '/v0/b/demo.appspot.com/o/%ff', '/v0/b/%/o'])(
    '%s cannot be read',
    async (path) => {
      expect((await h.fetch(h.origin + path)).status).toBe(400);
    },
  );

  test.each([
    '/v0/b/otro/o/x',
    '/v0/b/demo.appspot.com',
    '/v0/b/demo.appspot.com/o/a/b',
    '/v0/b//o',
    '/v0/b/demo.appspot.com%2Fo/o/x',
  ])('%s is nothing here', async (path) => {
    expect((await h.fetch(h.origin + path)).status).toBe(404);
  });
});

test('whatever is sent, there is no fault inside', async () => {
  const header = fc.constantFrom(
    'x-goog-upload-protocol',
    'x-goog-upload-command',
    'x-goog-upload-offset',
    'x-goog-upload-header-content-length',
    'range',
    'content-type',
    'if-range',
  );
  const value = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      'multipart',
      'resumable',
      'start',
      'upload',
      'upload, finalize',
      'query',
      '0',
      '-1',
      '1e9',
      'bytes=0-',
      'multipart/related; boundary=b',
    ),
  );
  await h.put('x', 'hola');
  const url = await h.start('y', 10);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'PUT'),
      fc.oneof(
        fc.constantFrom(h.url('x', '?alt=media'), h.url(undefined, '?name=z'), url, h.url()),
        fc.webPath().map((path) => `${h.origin}/v0/b${path}`),
      ),
      fc.dictionary(header, value),
      fc.string({ unit: 'binary' }),
      async (method, address, headers, body) => {
        const clean = Object.fromEntries(
          Object.entries(headers).map(([name, text]) => [name, text.replace(/[^\x20-\x7e]/g, '')]),
        );
        const reply = await h.fetch(address, {
          method,
          headers: clean,
          ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
        });
        await reply.arrayBuffer();
        expect(reply.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
  expect(h.log).toEqual([]);
});
