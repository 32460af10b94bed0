import { afterEach, describe, expect, test } from 'vitest';
import { Database, type Write } from './database.ts';
import { byTarget } from './target.ts';
import { int, str } from './values.ts';
import { Channel, type StreamMessage } from './webchannel-client.ts';

const open: Channel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((channel) => channel.close()));
});

async function openWrite(db: Database): Promise<{ channel: Channel; hello: StreamMessage; token: string }> {
  const channel = await Channel.open('Write', db.path, [{ database: db.path }]);
  open.push(channel);
  const [hello] = await channel.nextUntil('the first token', (message) => message.streamToken !== undefined);
  if (!hello?.streamToken) throw new Error('no token');
  return { channel, hello, token: hello.streamToken };
}

const answers = (channel: Channel) => channel.messages.filter((message) => message.writeResults);

async function answered(channel: Channel, count: number): Promise<StreamMessage[]> {
  await channel.until(`${count} answers`, () => answers(channel).length >= count);
  return answers(channel);
}

const add = (db: Database, path: string, by: number): Write => ({
  update: { name: db.name(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: int(by) }],
});

describe('the Write stream', () => {
  test('first gives a token and no results', async () => {
    const { hello } = await openWrite(new Database());
    expect(hello).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
  });

  test('answers each message with a token, a time and a result per write', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    await channel.send({
      streamToken: token,
      writes: [db.set('c/a', { x: str('y') }), { delete: db.name('c/b') }, add(db, 'c/c', 3)],
    });
    const [answer] = await answered(channel, 1);
    expect(answer?.streamToken).toBeTypeOf('string');
    expect(answer?.writeResults).toHaveLength(3);
    expect(answer?.writeResults?.[0]?.updateTime).toBe(answer?.commitTime);
    expect(answer?.writeResults?.[2]?.transformResults).toEqual([int(3)]);
    expect((await db.read('c/a'))?.updateTime).toBe(answer?.commitTime);
  });

  test('answers a message of three hundred writes before the ones behind it', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const sizes = [300, 1, 200, 2];
    const messages = sizes.map((size) => ({
      streamToken: token,
      writes: Array.from({ length: size }, (_, i) => add(db, `c/${i}`, 1)),
    }));
    await channel.send(...messages);
    const got = await answered(channel, sizes.length);
    expect(got.map(({ writeResults }) => writeResults?.length)).toEqual(sizes);
    expect(await db.fields('c/0')).toEqual({ n: int(4) });
  });

  test('takes ten messages without waiting, all with the first token, and answers in order', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const messages = Array.from({ length: 10 }, (_, index) => ({
      streamToken: token,
      writes: Array.from({ length: index + 1 }, () => add(db, 'c/a', 1)),
    }));
    await channel.send(...messages);
    const lengths = (await answered(channel, 10)).map((message) => message.writeResults?.length);
    expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await db.fields('c/a')).toEqual({ n: int(55) });
  });

  test('one message is one commit: all or nothing', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const writes = [db.set('c/a', {}), { ...db.set('c/none', {}), currentDocument: { exists: true } }];
    await channel.send({ streamToken: token, writes });
    await channel.nextUntil('the refusal', (message) => message.error !== undefined);
    expect(await db.read('c/a')).toBeUndefined();
  });

  test('takes 500 writes in one message', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    await channel.send({
      streamToken: token,
      writes: Array.from({ length: 500 }, (_, index) => db.set(`c/${index}`, {})),
    });
    const [answer] = await answered(channel, 1);
    expect(answer?.writeResults).toHaveLength(500);
  });

  const refused: [what: string, write: (db: Database) => Write, status: string][] = [
    [
      'an update of what is missing',
      (db) => ({ ...db.set('c/none', {}), currentDocument: { exists: true } }),
      'NOT_FOUND',
    ],
    [
      'a creation of what is there',
      (db) => ({ ...db.set('c/there', {}), currentDocument: { exists: false } }),
      'ALREADY_EXISTS',
    ],
    [
      'an older version',
      (db) => ({ ...db.set('c/there', {}), currentDocument: { updateTime: '2001-01-01T00:00:00Z' } }),
      'FAILED_PRECONDITION',
    ],
    ['a bad id', (db) => db.set('c/__x__', {}), 'INVALID_ARGUMENT'],
    ['a document too large', (db) => db.set('c/big', { v: str('a'.repeat(1_048_576)) }), 'INVALID_ARGUMENT'],
  ];
  test.for(refused)('refuses %s', async ([, write, status]) => {
    const db = new Database();
    await db.seed({ 'c/there': {} });
    const { channel, token } = await openWrite(db);
    await channel.send({ streamToken: token, writes: [write(db)] });
    const taken = await channel.nextUntil('the refusal', (message) => message.error !== undefined);
    expect(taken.at(-1)?.error?.status).toBe(status);
  });

  test('what was sent after a refused message', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const bad = { ...db.set('c/none', {}), currentDocument: { exists: true } };
    await channel.send(
      { streamToken: token, writes: [db.set('c/before', {})] },
      { streamToken: token, writes: [bad] },
      { streamToken: token, writes: [db.set('c/after', {})] },
    );
    await channel.nextUntil('the refusal', (message) => message.error !== undefined);
    expect(await db.read('c/before')).toBeDefined();
    const again = await openWrite(db);
    await again.channel.send({ streamToken: again.token, writes: [db.set('c/again', {})] });
    await answered(again.channel, 1);
    const applied = (await db.read('c/after')) !== undefined;
    expect(applied).toBe(byTarget('write-pipeline-stops', { emulator: true, ours: false }));
  });
});

describe('answers that are not acknowledged', () => {
  test('end the stream at a hundred, and all that were given are delivered', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const ended = () => channel.messages.find(({ error }) => error !== undefined);
    for (let sent = 0; sent < 110 && ended() === undefined; sent += 10) {
      const messages = Array.from({ length: 10 }, () => ({ streamToken: token, writes: [add(db, 'c/a', 1)] }));
      const [offset, rid] = channel.reserve(messages.length);
      await channel.sendAt(offset, rid, messages, 0);
      await channel.until('the answers', () => ended() !== undefined || answers(channel).length >= sent + 10);
    }
    const status = byTarget('unacknowledged-answers', { emulator: undefined, ours: 'RESOURCE_EXHAUSTED' });
    expect(ended()?.error?.status).toBe(status);
    // The greeting is one of the hundred, and so is the sign of life that a back channel begins with when it comes before the greeting.
    const lifeSigns = channel.arrays.filter(([, payload]) => Array.isArray(payload) && payload[0] === 'noop').length;
    const given = byTarget('unacknowledged-answers', { emulator: 110, ours: 99 - lifeSigns });
    expect(answers(channel)).toHaveLength(given);
    expect(await db.fields('c/a')).toEqual({ n: int(given) });
  });

  test('are no limit for who acknowledges', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    for (let sent = 1; sent <= 150; sent += 1) {
      await channel.send({ streamToken: token, writes: [add(db, 'c/a', 1)] });
      await answered(channel, sent);
    }
    expect(await db.fields('c/a')).toEqual({ n: int(150) });
  });
});

describe('what a new session knows of an earlier Write stream', () => {
  test('writes without a mark are not remembered: a new session applies them again', async () => {
    const db = new Database();
    for (const n of [1, 2]) {
      const { channel, token } = await openWrite(db);
      await channel.send({ streamToken: token, writes: [add(db, 'c/a', 1)] });
      await answered(channel, 1);
      expect(await db.fields('c/a')).toEqual({ n: int(n) });
    }
  });
});
