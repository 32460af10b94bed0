import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { Refusals } from '../limits/refusals.ts';
import { Admission } from './admission.ts';
import { BodyTooLarge, readBody } from './read-body.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const round = () => new Promise((next) => setImmediate(next));

/** A body of so many pieces, each of which is there when it is asked for. */
function bodyOf(pieces: number): IncomingMessage {
  let left = pieces;
  const body = new Readable({
    highWaterMark: 1,
    read() {
      this.push(left-- > 0 ? Buffer.alloc(10) : null);
    },
  });
  return Object.assign(body, { headers: {} }) as unknown as IncomingMessage;
}

test('of all bodies of one client four pieces are taken in a round of the event loop, and another client’s come in between', async () => {
  const admission = new Admission(LIMITS, () => 'somebody', new Refusals(() => {}));
  let rounds = 0;
  const over = new AbortController();
  const counting = (async () => {
    while (!over.signal.aborted) {
      await round();
      rounds += 1;
    }
  })();
  const read = (from: string, pieces: number) =>
    admission.withBody(bodyOf(pieces), 1 << 20, { from, isStaff: false }, () => rounds);
  const many = Array.from({ length: 20 }, () => read('attacker', 20));
  const other = await read('visitor', 4);
  const last = Math.max(...(await Promise.all(many)));
  over.abort();
  await counting;
  // Two that were read ahead may come as one.
  expect(last).toBeGreaterThanOrEqual((20 * 20) / 8 - 1);
  expect(other).toBeLessThan(last / 4);
});

test('a body that is announced as endless is refused before anything of it is read', async () => {
  let pieces = 0;
  const answers: unknown[] = [];
  const server = createServer((request, response) => {
    readBody(request, 1000, { keep: () => {}, turn: async () => void (pieces += 1) }).then(
      () => {},
      (error: unknown) => {
        answers.push(error);
        response.end();
      },
    );
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => {});
  open.push({ close: () => void client.destroy() });
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4001\r\n\r\n${'x'.repeat(900)}`);
  await expect.poll(() => answers).toEqual([expect.any(BodyTooLarge)]);
  expect(pieces).toBe(0);
});
