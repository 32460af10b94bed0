import { EventEmitter, once } from 'node:events';
import { Server as SecureServer } from 'node:https';
import { BlockList, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { Refusals } from '../limits/refusals.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import { guardConnections } from './guard-connections.ts';

const HELLO = Buffer.from('a client hello');

let plain: Server | undefined;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  plain?.close();
  await (plain && once(plain, 'close'));
  plain = undefined;
});

/** A guarded server whose handshakes are only noted: by whom, and in which round of the event loop. */
async function listen(work = new WorkQueue(LIMITS.work)) {
  const begun: { from: string; round: number; bytes: number }[] = [];
  let round = 0;
  let isOver = false;
  const count = (): void => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const guarded: SecureServer = Object.assign(Object.create(SecureServer.prototype) as SecureServer, {
    setTimeout: () => guarded,
  });
  EventEmitter.call(guarded);
  guarded.on('connection', (socket: Socket) => {
    begun.push({ from: socket.remoteAddress ?? '', round, bytes: socket.readableLength });
    socket.on('close', () => {}).resume();
  });
  guardConnections(guarded, LIMITS, new BlockList(), new Refusals(() => {}), (from) => work.turn(from));
  let accepted = 0;
  plain = createServer((socket) => {
    accepted += 1;
    guarded.emit('connection', socket);
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as { port: number };
  const open = async (localAddress: string): Promise<Socket> => {
    const client = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => {});
    clients.push(client);
    await once(client, 'connect');
    return client;
  };
  return { begun, open, accepted: () => accepted, stop: () => (isOver = true) };
}

test('no handshake begins before its client has spoken, and one at a time when many speak at once', async () => {
  const { begun, open, accepted, stop } = await listen();
  const sockets = await Promise.all(Array.from({ length: 40 }, () => open('127.0.0.1')));
  await vi.waitFor(() => expect(accepted()).toBe(40), { timeout: 100_000 });
  expect(begun).toEqual([]);
  for (const socket of sockets) socket.write(HELLO);
  await vi.waitFor(() => expect(begun).toHaveLength(40), { timeout: 100_000 });
  stop();
  expect(begun.map(({ bytes }) => bytes)).toEqual(begun.map(() => HELLO.length));
  expect(new Set(begun.map(({ round }) => round)).size).toBe(40);
});

// Only Linux has all of 127.0.0.0/8 without being told.
test.runIf(process.platform === 'linux')(
  'another client’s handshake does not wait for all of those that came before it',
  async () => {
    const { begun, open, stop } = await listen();
    const flood = await Promise.all(Array.from({ length: 60 }, () => open('127.0.0.2')));
    const visitor = await open('127.0.0.3');
    for (const socket of flood) socket.write(HELLO);
    visitor.write(HELLO);
    await vi.waitFor(() => expect(begun).toHaveLength(61), { timeout: 100_000 });
    stop();
    expect(begun.findIndex(({ from }) => from.endsWith('127.0.0.3'))).toBeLessThan(10);
  },
);
