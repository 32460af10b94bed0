import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusals } from '../limits/refusals.ts';
import { createDownloadGate } from './download-gate.ts';
import { type FileHarness, startFiles } from './testing/file-harness.ts';

// More than a socket takes in for a client that does not read.
const SIZE = 24 << 20;
const TWO = { total: 1 << 20, each: 2 << 16, reserve: 0 };
let h: FileHarness;
const refusals = new Refusals(() => {});

beforeEach(async () => {
  const clientOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => String(headers['x-client']);
  h = await startFiles(SIZE, createDownloadGate(TWO, clientOf, refusals));
  await h.put('foto', 'x'.repeat(SIZE));
  await h.put('vacía', '');
});
afterEach(() => h.close());

/** An answer that nobody reads. */
async function ask(client: string, name = 'foto'): Promise<IncomingMessage> {
  const sent = request(h.url(name, '?alt=media'), { agent: false, headers: { 'x-client': client } }).end();
  return (await once(sent, 'response'))[0] as IncomingMessage;
}

test('a client that does not read has its part of the downloads, the others theirs, and it has its own again when one ends', async () => {
  const [first, second, third] = [await ask('a'), await ask('a'), await ask('a')];
  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(third.headers['retry-after']).toBe('2');
  expect((await ask('a', 'vacía')).statusCode).toBe(200);
  const other = await ask('b');
  expect(other.statusCode).toBe(200);
  expect(refusals.totals().get('descargas')).toBe(1);
  first.destroy();
  await expect.poll(async () => (await ask('a')).statusCode).toBe(200);
  for (const response of [second, other]) response.destroy();
});

/** Asks on one connection for the file again and again, reads nothing, and leaves. */
async function askManyTimes(client: string, times: number): Promise<() => void> {
  const { pathname, search, port } = new URL(h.url('foto', '?alt=media'));
  const socket = connect({ host: '127.0.0.1', port: Number(port) }).on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\n\r\n`.repeat(times));
  return () => socket.destroy();
}
const refusedDownloads = () => refusals.totals().get('descargas') ?? 0;

test('a client that leaves before its answers had the connection gives its downloads back', async () => {
  const before = refusedDownloads();
  const leave = await askManyTimes('c', 6);
  await expect.poll(() => refusedDownloads() - before, { timeout: 20_000 }).toBe(4);
  leave();
  await expect.poll(async () => (await ask('c')).statusCode, { timeout: 20_000 }).toBe(200);
});

// What the process has open is a folder on Linux only.
test.runIf(process.platform === 'linux')(
  'a download that is refused opens no file, and none stays open when its client has left',
  async () => {
    const openFiles = () =>
      readdirSync('/proc/self/fd')
        .map((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`);
          } catch {
            return '';
          }
        })
        .filter((name) => name.startsWith(h.directory) && name.includes('/archivos/')).length;
    expect(openFiles()).toBe(0);
    const before = refusedDownloads();
    const leave = await askManyTimes('d', 40);
    let most = 0;
    await expect
      .poll(
        () => {
          most = Math.max(most, openFiles());
          return refusedDownloads() - before;
        },
        { interval: 1, timeout: 20_000 },
      )
      .toBe(38);
    expect(most).toBeLessThanOrEqual(2);
    leave();
    await expect.poll(openFiles, { timeout: 20_000 }).toBe(0);
  },
);
