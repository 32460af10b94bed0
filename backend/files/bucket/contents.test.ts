import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketClient, createBucketClient } from '../testing/bucket-client.ts';
import { type FileHarness, startFiles } from '../testing/file-harness.ts';

let h: FileHarness;
let bucket: BucketClient;
beforeAll(async () => {
  h = await startFiles();
  bucket = createBucketClient(h);
});
afterAll(() => h.close());

/** A name of its own for each test. */
let count = 0;
const fresh = () => `f${(count += 1)}`;
const media = (name: string) => `/upload/storage/v1/b/demo.appspot.com/o?uploadType=media&name=${name}`;
const isThere = async (name: string) => (await bucket.ask('GET', bucket.object(name))).status === 200;

/** Of «hola». */
const MD5 = 'TRhjIcGn8PNUspfokUqyQA==';
const CRC32C = 'aI/VLw==';
const WRONG_MD5 = 'AAAAIcGn8PNUspfokUqyQA==';

describe.each([
  ['both hashes', { md5Hash: MD5, crc32c: CRC32C }, `crc32c=${CRC32C},md5=${MD5}`, true],
  ['another MD5', { md5Hash: WRONG_MD5, crc32c: CRC32C }, `crc32c=${CRC32C}, md5=${WRONG_MD5}`, false],
  ['another CRC-32C', { crc32c: 'AAAAAA==' }, 'crc32c=AAAAAA==', false],
] as const)('an upload that announces %s', (_, metadata, header, isStored) => {
  const expected = [isStored ? 200 : 400, isStored];

  test('in its metadata', async () => {
    const name = fresh();
    const { status } = await bucket.put(name, 'hola', '', metadata);
    expect([status, await isThere(name)]).toEqual(expected);
  });

  test('in a header', async () => {
    const name = fresh();
    const { status } = await bucket.ask('POST', media(name), 'hola', { 'x-goog-hash': header });
    expect([status, await isThere(name)]).toEqual(expected);
  });

  test('at the beginning of a resumable one', async () => {
    const name = fresh();
    const { status } = await bucket.ask('PUT', await bucket.begin(name, '', metadata), 'hola');
    expect([status, await isThere(name)]).toEqual(expected);
  });

  test('at the end of a resumable one', async () => {
    const name = fresh();
    const { status } = await bucket.ask('PUT', await bucket.begin(name), 'hola', { 'x-goog-hash': header });
    expect([status, await isThere(name)]).toEqual(expected);
  });
});

test('what was announced and what arrived are named', async () => {
  const { json } = await bucket.put(fresh(), 'hola', '', { md5Hash: WRONG_MD5 });
  const message = `Provided MD5 hash "${WRONG_MD5}" doesn't match calculated MD5 hash "${MD5}".`;
  expect(json).toMatchObject({ error: { code: 400, message } });
});

describe('a file packed with gzip', () => {
  const packed =
    (metadata: object = {}) =>
    async (): Promise<string> => {
      const name = fresh();
      await bucket.ask('PUT', await bucket.begin(name, '', { contentEncoding: 'gzip', ...metadata }), gzipSync('hola'));
      return name;
    };
  const get = async (name: string, headers: Record<string, string>) => {
    const reply = await h.fetch(new URL(bucket.object(name, '?alt=media'), h.origin).href, { headers });
    const encoding = reply.headers.get('content-encoding');
    return { status: reply.status, encoding, bytes: Buffer.from(await reply.arrayBuffer()) };
  };

  test('is sent packed to a client that accepts gzip', async () => {
    const reply = await get(await packed()(), { 'accept-encoding': 'deflate, gzip' });
    expect([reply.encoding, reply.bytes.toString()]).toEqual(['gzip', 'hola']);
  });

  test('is sent unpacked, and whole, to a client that does not accept gzip', async () => {
    const reply = await get(await packed()(), { 'accept-encoding': 'identity', range: 'bytes=1-2' });
    expect([reply.status, reply.encoding, reply.bytes.toString()]).toEqual([200, null, 'hola']);
  });

  test('is never unpacked if its cache control forbids it', async () => {
    const name = await packed({ cacheControl: 'no-transform' })();
    const reply = await h.fetch(new URL(bucket.object(name, '?alt=media'), h.origin).href, {
      headers: { 'accept-encoding': 'identity', range: 'bytes=0-3' },
    });
    expect([reply.status, reply.headers.get('content-encoding')]).toEqual([206, 'gzip']);
    await reply.body?.cancel();
  });
});

test('a part of a file that ends where it does, and one beyond its end', async () => {
  const name = fresh();
  await bucket.put(name, 'hola');
  const part = async (range: string) => {
    const { status, text, headers } = await bucket.ask('GET', bucket.object(name, '?alt=media'), undefined, { range });
    return [status, status === 416 ? '' : text, headers.get('content-range')];
  };
  expect(await part('bytes=2-99')).toEqual([206, 'la', 'bytes 2-3/4']);
  expect(await part('bytes=-1')).toEqual([206, 'a', 'bytes 3-3/4']);
  expect(await part('bytes=4-')).toEqual([416, '', 'bytes */4']);
});

describe('a file composed of others', () => {
  const compose = (target: string, sourceObjects: readonly object[], query = '', destination: object = {}) =>
    bucket.ask('POST', `${bucket.object(target)}/compose${query}`, JSON.stringify({ sourceObjects, destination }));
  const content = async (name: string) => (await bucket.ask('GET', bucket.object(name, '?alt=media'))).text;

  test('has their contents one after the other, and its own metadata', async () => {
    const [one, two, target] = [fresh(), fresh(), fresh()];
    await bucket.put(one, 'ho');
    await bucket.put(two, 'la');
    const { status, json } = await compose(target, [{ name: one }, { name: two }], '', { contentType: 'text/csv' });
    expect([status, json['size'], json['contentType'], json['crc32c']]).toEqual([200, '4', 'text/csv', CRC32C]);
    expect(await content(target)).toBe('hola');
    expect((await compose(one, [{ name: one }, { name: one }])).status).toBe(200);
    expect(await content(one)).toBe('hoho');
  });

  test('is not made if a source or a condition is not there', async () => {
    const [one, target] = [fresh(), fresh()];
    const generation = (await bucket.put(one, 'ho')).json['generation'];
    const statusOf = async (...given: Parameters<typeof compose>) => (await compose(...given)).status;
    expect(await statusOf(target, [{ name: 'ninguno' }])).toBe(404);
    expect(await statusOf(target, [{ name: one, generation: '1' }])).toBe(404);
    expect(await statusOf(target, [{ name: one, objectPreconditions: { ifGenerationMatch: '1' } }])).toBe(412);
    expect(await statusOf(target, [{ name: one }], '?ifGenerationMatch=1')).toBe(412);
    expect(await statusOf(target, [])).toBe(400);
    expect(
      await statusOf(
        target,
        Array.from({ length: 33 }, () => ({ name: one })),
      ),
    ).toBe(400);
    expect(await isThere(target)).toBe(false);
    const same = { name: one, generation, objectPreconditions: { ifGenerationMatch: generation } };
    expect(await statusOf(target, [same], '?ifGenerationMatch=0')).toBe(200);
  });
});
