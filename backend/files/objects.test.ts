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

  test('at the same time as an upload of the same bytes never loses them', async () => {
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

  test('a page token of another folder is refused', async () => {
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
