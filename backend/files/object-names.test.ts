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
