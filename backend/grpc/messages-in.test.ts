import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { StatusError } from '../engine/status.ts';
import { readMessages } from './messages-in.ts';

const MEBIBYTE = 1 << 20;

function framed(message: Buffer, isPacked: boolean): Buffer {
  const head = Buffer.alloc(5);
  head[0] = isPacked ? 1 : 0;
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

async function messagesOf(bytes: Buffer, keep: (bytes: number) => void, limit = 32 * MEBIBYTE): Promise<Buffer[]> {
  const gate = { limit, keep, turn: () => Promise.resolve() };
  const messages: Buffer[] = [];
  for await (const message of readMessages(Readable.from([bytes]), 'gzip', gate)) messages.push(message);
  return messages;
}

test('packed and plain messages come as they were sent', async () => {
  const long = Buffer.alloc(300_000, 'taladro ');
  const sent = Buffer.concat([framed(gzipSync(long), true), framed(Buffer.from('b'), false)]);
  const texts = (await messagesOf(sent, () => {})).map(String);
  expect(texts).toEqual([long.toString(), 'b']);
});

test('a packed message is counted while it is unpacked, so no more of it is held than its sender may', async () => {
  let [held, largest] = [0, 0];
  const keep = (bytes: number): void => {
    largest = Math.max(largest, bytes);
    held += bytes;
    if (held > MEBIBYTE) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many bytes are being received.');
  };
  await expect(messagesOf(framed(gzipSync(Buffer.alloc(31 * MEBIBYTE)), true), keep)).rejects.toThrow('Too many bytes');
  expect(largest).toBeLessThanOrEqual(MEBIBYTE);
});

test('a message that is too large when it is unpacked is refused, and so is one that is not packed as it says', async () => {
  const large = framed(gzipSync(Buffer.alloc(3 * MEBIBYTE)), true);
  await expect(messagesOf(large, () => {}, MEBIBYTE)).rejects.toThrow('exceeds the limit');
  await expect(messagesOf(framed(Buffer.from('nothing'), true), () => {})).rejects.toThrow('not gzip');
});
