import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
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
