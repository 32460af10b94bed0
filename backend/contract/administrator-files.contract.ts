import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { google } from './account-shop.ts';
import { byTarget, target } from './target.ts';

const bucket = google ? `${google.project}.appspot.com` : `contrato-${randomUUID().slice(0, 13)}.appspot.com`;
const origin = google ? `http://127.0.0.1:${google.ports.storage}` : target.origin;
const OWNER = { authorization: 'Bearer owner' };

interface Resource {
  name: string;
  size: string;
  contentType?: string;
  crc32c?: string;
  md5Hash?: string;
  cacheControl?: string;
  metadata?: Record<string, string>;
}

/** As `@google-cloud/storage` calls, which is what firebase-admin hands out. */
async function ask(method: string, address: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(origin + address, {
    method,
    headers: { ...OWNER, ...headers, connection: 'close' },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const resourceOf = ({ text }: { text: string }) => JSON.parse(text) as Resource;
const object = (name: string) => `/b/${bucket}/o/${encodeURIComponent(name)}`;
const upload = (name: string, type: string) =>
  `/upload/storage/v1/b/${bucket}/o?uploadType=${type}&name=${encodeURIComponent(name)}`;
const JSON_TYPE = { 'content-type': 'application/json' };
/** A folder of its own for each test. */
const folder = () => `f${randomUUID().slice(0, 8)}`;

function put(name: string, content: string, metadata: object = {}) {
  const parts = [
    `--xx\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    `--xx\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--xx--`,
  ];
  return ask('POST', upload(name, 'multipart'), parts.join(''), { 'content-type': 'multipart/related; boundary=xx' });
}

async function begin(name: string, metadata: object = {}): Promise<string> {
  const begun = await ask('POST', upload(name, 'resumable'), JSON.stringify(metadata), JSON_TYPE);
  expect(begun.status).toBe(200);
  const { pathname, search } = new URL(begun.headers.get('location') ?? '');
  return pathname + search;
}

describe.skipIf(target.kind === 'emulator' && !google)('an administrator of files', () => {
  test('uploads one with its metadata, and reads both', async () => {
    const name = `${folder()}/a b.txt`;
    const stored = resourceOf(await put(name, 'hola', { contentType: 'text/plain', metadata: { k: 'v' } }));
    expect(stored).toMatchObject({ name, size: '4', contentType: 'text/plain', metadata: { k: 'v' } });
    // What the library compares with what it has sent.
    expect([stored.crc32c, stored.md5Hash]).toEqual(['aI/VLw==', 'TRhjIcGn8PNUspfokUqyQA==']);
    expect(resourceOf(await ask('GET', object(name)))).toMatchObject({ name, size: '4' });
    const media = await ask('GET', `${object(name)}?alt=media`);
    expect([media.status, media.text, media.headers.get('content-type')]).toEqual([200, 'hola', 'text/plain']);
    const part = await ask('GET', `${object(name)}?alt=media`, undefined, { range: 'bytes=1-2' });
    expect([part.status, part.text]).toEqual([206, 'ol']);
  });

  test('uploads one in one piece after asking for an address', async () => {
    const name = `${folder()}/b.bin`;
    const address = await begin(name, { contentType: 'image/webp' });
    const sent = await ask('PUT', address, 'hola', { 'content-range': 'bytes 0-*/*' });
    expect(resourceOf(sent)).toMatchObject({ name, size: '4', contentType: 'image/webp' });
  });

  test('uploads a large one piece by piece', async () => {
    const name = `${folder()}/c.bin`;
    const content = randomBytes((256 << 10) + 5);
    const address = await begin(name);
    const first = content.subarray(0, 256 << 10);
    const sent = await ask('PUT', address, first, { 'content-range': `bytes 0-${first.length - 1}/${content.length}` });
    const kept = byTarget('uploads-in-pieces', {
      emulator: { status: 200, range: '' },
      ours: { status: 308, range: `bytes=0-${first.length - 1}` },
    });
    expect({ status: sent.status, range: sent.headers.get('range') ?? '' }).toEqual(kept);
    if (target.kind === 'emulator') return;
    const range = `bytes ${first.length}-${content.length - 1}/${content.length}`;
    const last = await ask('PUT', address, content.subarray(first.length), { 'content-range': range });
    expect(resourceOf(last)).toMatchObject({ name, size: String(content.length) });
  });

  test('lists by any beginning of a name, and folders apart', async () => {
    const dir = folder();
    for (const name of ['a1', 'a2', 'b', 'deep/x']) await put(`${dir}/${name}`, name);
    const list = async (query: string) => {
      const { items = [], prefixes = [] } = JSON.parse((await ask('GET', `/b/${bucket}/o?${query}`)).text) as {
        items?: Resource[];
        prefixes?: string[];
      };
      return [...items.map(({ name, size }) => `${name} ${size}`), ...prefixes].join(', ');
    };
    expect(await list(`prefix=${dir}%2Fa`)).toBe(`${dir}/a1 2, ${dir}/a2 2`);
    expect(await list(`prefix=${dir}%2F&delimiter=%2F`)).toBe(`${dir}/a1 2, ${dir}/a2 2, ${dir}/b 1, ${dir}/deep/`);
    expect(await list(`prefix=${dir}%2Fnone`)).toBe('');
  });

  test('changes the metadata of one', async () => {
    const name = `${folder()}/d.txt`;
    await put(name, 'hola', { metadata: { k: 'v' } });
    const changed = await ask('PATCH', object(name), JSON.stringify({ cacheControl: 'no-cache' }), JSON_TYPE);
    expect(resourceOf(changed)).toMatchObject({ cacheControl: 'no-cache', metadata: { k: 'v' }, size: '4' });
  });

  test('copies one', async () => {
    const dir = folder();
    await put(`${dir}/e.txt`, 'hola', { contentType: 'text/plain' });
    const to = `${object(`${dir}/e.txt`)}/rewriteTo/b/${bucket}/o/${encodeURIComponent(`${dir}/f.txt`)}`;
    const copied = JSON.parse((await ask('POST', to, '{}', JSON_TYPE)).text) as { done: boolean; resource: Resource };
    expect(copied).toMatchObject({
      done: true,
      resource: { name: `${dir}/f.txt`, size: '4', contentType: 'text/plain' },
    });
    expect((await ask('GET', `${object(`${dir}/f.txt`)}?alt=media`)).text).toBe('hola');
    expect((await ask('GET', `${object(`${dir}/e.txt`)}?alt=media`)).text).toBe('hola');
  });

  test('overwrites none that must not be there', async () => {
    const name = `${folder()}/h.txt`;
    await put(name, 'antes');
    const sent = await ask('POST', `${upload(name, 'media')}&ifGenerationMatch=0`, 'después');
    const { text } = await ask('GET', `${object(name)}?alt=media`);
    const expected = byTarget('conditions-on-files', { emulator: [200, 'después'], ours: [412, 'antes'] });
    expect([sent.status, text]).toEqual(expected);
  });

  // `makePublic()` of `@google-cloud/storage`, which scripts call after they have uploaded a file.
  test('opens one to everybody, which is answered and changes nothing', async () => {
    const name = `${folder()}/i.txt`;
    await put(name, 'hola');
    const access = JSON.stringify({ entity: 'allUsers', role: 'READER' });
    const opened = await ask('POST', `${object(name)}/acl`, access, JSON_TYPE);
    expect([opened.status, JSON.parse(opened.text)]).toMatchObject([
      200,
      { kind: 'storage#objectAccessControl', bucket, object: name, entity: 'allUsers', role: 'READER' },
    ]);
    expect((await ask('POST', `${object(`${name}-none`)}/acl`, access, JSON_TYPE)).status).toBe(404);
  });

  test('deletes one, which is then missing', async () => {
    const name = `${folder()}/g.txt`;
    await put(name, 'hola');
    expect((await ask('DELETE', object(name))).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await ask(method, object(name))).status).toBe(404);
    expect((await ask('GET', `${object(name)}?alt=media`)).status).toBe(404);
  });
});
