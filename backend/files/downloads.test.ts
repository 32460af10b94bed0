import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';
import { type FileHarness, startFiles } from './testing/file-harness.ts';

let h: FileHarness;
beforeEach(async () => {
  h = await startFiles();
});
afterEach(() => h.close());

const media = (name: string, headers: Record<string, string> = {}, query = '') =>
  h.fetch(h.url(name, `?alt=media${query}`), { headers });

describe('a user’s file', () => {
  test.each([
    ['pagina.html', 'text/html', 'attachment'],
    ['dibujo.svg', 'image/svg+xml', 'attachment'],
    ['ficha.pdf', 'application/pdf', 'attachment'],
    ['x', 'image/png, text/html', 'attachment'],
    ['foto.png', 'image/png', 'inline'],
    ['foto.webp', 'IMAGE/WEBP', 'inline'],
    ['foto.avif', 'image/avif', 'inline'],
  ])('%s of type %s is served as %s, in a sandbox', async (name, contentType, disposition) => {
    await h.put(name, '<script>alert(1)</script>', { contentType, contentDisposition: 'inline' });
    const { status, headers } = await media(name);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`${disposition}; filename*=utf-8''${name}`);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe(contentType.includes(',') ? 'application/octet-stream' : contentType);
  });

  test('a picture may be asked to be downloaded', async () => {
    await h.put('foto.png', 'x', { contentType: 'image/png', contentDisposition: 'attachment; filename="y.html"' });
    expect((await media('foto.png')).headers.get('content-disposition')).toBe("attachment; filename*=utf-8''foto.png");
  });

  test('says how long it keeps, and is not sent again when unchanged', async () => {
    await h.put('x', 'hola', { cacheControl: 'public, max-age=60' });
    const first = await media('x');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const etag = first.headers.get('etag') ?? '';
    // A proxy that packs it makes its tag weak, and a list may have several.
    for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, '*'])
      expect((await media('x', { 'If-None-Match': known })).status).toBe(304);
    await h.put('x', 'adiós');
    expect((await media('x', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('HEAD tells the size and sends nothing', async () => {
    await h.put('x', 'hola');
    const reply = await h.fetch(h.url('x', '?alt=media'), { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '4', '']);
    // Ranges are of GET alone (RFC 9110, section 14.2).
    const part = await h.fetch(h.url('x', '?alt=media'), { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([200, '4']);
  });
});

describe('a range', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-999999', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=99999999999999999999-', 200, '0123456789', null],
  ])('%s answers %i', async (range, status, body, contentRange) => {
    await h.put('x', '0123456789');
    const reply = await media('x', { Range: range });
    expect([reply.status, await reply.text(), reply.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test('of another version of the file is answered with the whole file', async () => {
    await h.put('x', '0123456789');
    const { headers } = await media('x');
    expect((await media('x', { Range: 'bytes=0-1', 'If-Range': headers.get('etag') ?? '' })).status).toBe(206);
    expect((await media('x', { Range: 'bytes=0-1', 'If-Range': '"otra"' })).status).toBe(200);
  });

  test('of an empty file is the empty file: the SDK always asks for one', async () => {
    await h.put('x', '');
    expect((await media('x', { Range: 'bytes=0-1000' })).status).toBe(200);
    expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'whole' });
  });
});

describe('who may read', () => {
  const token = async (name: string) =>
    ((await (await h.fetch(h.url(name))).json()) as { downloadTokens: string }).downloadTokens;

  test('the download address opens it, and otherwise the rules decide', async () => {
    await h.put('x', 'hola');
    const good = await token('x');
    h.allows = () => false;
    expect(await (await media('x', {}, `&token=${good}`)).text()).toBe('hola');
    for (const bad of ['', '&token=', '&token=x', `&token=${good}x`, `&token=${good.toUpperCase()}`])
      expect((await media('x', {}, bad)).status).toBe(403);
    // The address gives the bytes, not what is known about them, nor anything else.
    expect((await h.fetch(h.url('x', `?token=${good}`))).status).toBe(403);
    expect((await h.fetch(h.url('x', `?token=${good}`), { method: 'DELETE' })).status).toBe(403);
  });

  test('a reader without the right does not learn whether a file exists', async () => {
    await h.put('x', 'hola');
    h.allows = () => false;
    for (const name of ['x', 'no-hay']) {
      const replies = await Promise.all([
        media(name),
        h.fetch(h.url(name)),
        h.fetch(h.url(name), { method: 'DELETE' }),
        h.fetch(h.url(name), { method: 'PATCH', body: '{}' }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    h.allows = () => true;
    expect((await media('no-hay')).status).toBe(404);
    expect((await h.fetch(h.url('no-hay'), { method: 'DELETE' })).status).toBe(404);
  });

  test('a token that is not good is 401, for the SDK to get another', async () => {
    const as = (authorization: string) => h.fetch(h.url('x'), { headers: { Authorization: authorization } });
    expect((await as('Firebase caducado')).status).toBe(401);
    expect((await as('Firebase')).status).toBe(401);
    expect((await as('Basic YTpi')).status).toBe(401);
    expect((await as('Firebase ana')).status).toBe(404);
    expect(h.questions.at(-1)?.identity).toEqual({ uid: 'ana', claims: { sub: 'ana' } });
  });

  test('the rules see the file as it is and as it would be', async () => {
    await h.put('x', 'hola', { contentType: 'image/png' });
    const [before, after] = h.questions;
    expect(before).toMatchObject({
      operation: 'create',
      name: 'x',
      current: undefined,
      next: { size: 4, contentType: 'image/png' },
    });
    expect(after).toMatchObject({ operation: 'create', next: { size: 4, md5: expect.stringMatching(/==$/) } });
    await h.fetch(h.url('x'), { method: 'PATCH', body: '{"contentType":"image/gif"}' });
    expect(h.questions.at(-1)).toMatchObject({
      operation: 'update',
      current: { contentType: 'image/png' },
      next: { contentType: 'image/gif' },
    });
  });

  test('an upload that the rules refuse for its bytes stores nothing', async () => {
    await h.put('x', 'uno');
    h.allows = ({ next }) => next?.sha256 === '';
    expect((await h.put('x', 'dos')).status).toBe(403);
    const url = await h.start('x', 3);
    expect((await h.send(url, 'upload, finalize', 0, 'dos')).status).toBe(403);
    expect((await h.send(url, 'query')).status).toBe(404);
    expect(h.blobs()).toHaveLength(1);
    h.allows = () => true;
    expect(await (await media('x')).text()).toBe('uno');
  });
});
