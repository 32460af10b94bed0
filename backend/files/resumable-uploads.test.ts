import { randomBytes } from 'node:crypto';
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

  test('takes a chunk again whose answer was lost, and refuses one that would leave a gap', async () => {
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

  test('an account that abandons two hundred loses the oldest of its own, and nobody is refused', async () => {
    const urls: string[] = [];
    for (let i = 0; i < 200; i += 1) {
      urls.push(await h.start(`x${i}`, 1));
      h.wait(1);
    }
    expect((await h.send(urls[179] ?? '', 'query')).status).toBe(404);
    expect((await h.send(urls[180] ?? '', 'query')).status).toBe(200);
    await h.start('x', 1);
    expect((await h.send(urls[180] ?? '', 'query')).status).toBe(404);
    expect(status(await h.send(urls[199] ?? '', 'upload, finalize', 0, 'a'))).toBe('final');
  });

  test('is refused at once when it announces too much', async () => {
    await expect(h.start('x', (1 << 20) + 1)).rejects.toThrow('413');
  });
});
