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

const received = async (uploadUrl: string) =>
  Number((await h.send(uploadUrl, 'query')).headers.get('x-goog-upload-size-received'));

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
