import { afterEach, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { exchange } from './exchange.ts';
import { byTarget } from './target.ts';
import { int } from './values.ts';
import { Channel, channelUrl, forwardBody, isSnapshot, post } from './webchannel-client.ts';

const open: Channel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((channel) => channel.close()));
});

const addDocument = (db: Database, path: string, targetId: number) => ({
  database: db.path,
  addTarget: { documents: { documents: [db.name(path)] }, targetId },
});

async function listenTo(db: Database, path: string, backChannel = true): Promise<Channel> {
  const channel = await Channel.open('Listen', db.path, [addDocument(db, path, 2)], backChannel);
  open.push(channel);
  return channel;
}

const writes = (db: Database, path: string, n: number, streamToken: string | undefined) => ({
  streamToken,
  writes: [
    {
      update: { name: db.name(path), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: int(n) }],
    },
  ],
});

async function openWrite(db: Database): Promise<{ channel: Channel; token: string | undefined }> {
  const channel = await Channel.open('Write', db.path, [{ database: db.path }]);
  open.push(channel);
  const [hello] = await channel.nextUntil('the first token', (message) => message.streamToken !== undefined);
  return { channel, token: hello?.streamToken };
}

describe('a session', () => {
  test('opens with its id, the versions and the pause between signs of life', async () => {
    const channel = await listenTo(new Database(), 'c/a');
    expect(channel.handshake).toEqual(['c', expect.any(String), '', 8, expect.any(Number), expect.any(Number)]);
    expect(channel.sid.length).toBeGreaterThanOrEqual(16);
  });

  test('numbers its arrays without a gap, signs of life included', async () => {
    const db = new Database();
    const channel = await listenTo(db, 'c/a');
    await channel.nextUntil('the first state', isSnapshot);
    await db.seed({ 'c/a': { x: int(1) } });
    await channel.nextUntil('the change', (message) => message.documentChange !== undefined);
    expect(channel.arrays.map(([id]) => id)).toEqual(channel.arrays.map((_, index) => index + 1));
  });

  test('answers a forward POST with three numbers', async () => {
    const db = new Database();
    const channel = await listenTo(db, 'c/a');
    await channel.nextUntil('the first state', isSnapshot);
    await channel.send(addDocument(db, 'c/b', 4));
    expect(channel.acknowledgements).toEqual([[1, expect.any(Number), expect.any(Number)]]);
  });

  test('sends again on a new back channel what was not acknowledged', async () => {
    const channel = await listenTo(new Database(), 'c/a');
    await channel.nextUntil('the first state', isSnapshot);
    const before = structuredClone(channel.arrays);
    channel.arrays.length = 0;
    channel.dropBackChannel();
    void channel.openBackChannel('0', 1);
    await channel.until('the arrays again', () => channel.arrays.length >= before.length - 1);
    expect(channel.arrays.slice(0, before.length - 1)).toEqual(before.slice(1));
  });

  test('goes on over a new back channel after the old one was cut', async () => {
    const db = new Database();
    const channel = await listenTo(db, 'c/a');
    await channel.nextUntil('the first state', isSnapshot);
    channel.dropBackChannel();
    await channel.until('the end of the back channel', () => channel.backChannelStatus === 0);
    await db.seed({ 'c/a': { x: int(1) } });
    void channel.openBackChannel();
    await channel.nextUntil('the change', (message) => message.documentChange !== undefined);
    expect(channel.arrays.map(([id]) => id)).toEqual(channel.arrays.map((_, index) => index + 1));
  });

  test('in long polling ends each answer once it has carried data', async () => {
    const db = new Database();
    const channel = await listenTo(db, 'c/a', false);
    while (!channel.messages.some(isSnapshot)) expect(await channel.openBackChannel('1')).toBe(200);
    const next = channel.openBackChannel('1');
    await db.seed({ 'c/a': { x: int(1) } });
    expect(await next).toBe(200);
    while (!channel.messages.some((message) => message.documentChange))
      expect(await channel.openBackChannel('1')).toBe(200);
    expect(channel.arrays.map(([id]) => id)).toEqual(channel.arrays.map((_, index) => index + 1));
  });

  test('ends when the client says so', async () => {
    const channel = await listenTo(new Database(), 'c/a');
    await channel.nextUntil('the first state', isSnapshot);
    expect((await channel.terminate()).status).toBe(200);
    const [offset, rid] = channel.reserve(0);
    expect((await channel.sendAt(offset, rid, [])).status).toBe(400);
  });
});

describe('messages of the client', () => {
  test('sent twice are applied once', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const [offset, rid] = channel.reserve(1);
    const message = writes(db, 'c/a', 1, token);
    expect((await channel.sendAt(offset, rid, [message])).status).toBe(200);
    expect((await channel.sendAt(offset, rid, [message])).status).toBe(200);
    await channel.send(writes(db, 'c/a', 10, token));
    await channel.until('both answers', () => channel.messages.filter((m) => m.writeResults).length >= 2);
    expect(await db.fields('c/a')).toEqual({ n: int(11) });
  });

  test('that overtake each other are applied in order', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    const set = (n: number) => ({ streamToken: token, writes: [db.set('c/a', { n: int(n) })] });
    const [first, rid1] = channel.reserve(1);
    const [second, rid2] = channel.reserve(1);
    const late = channel.sendAt(second, rid2, [set(2)]);
    const early = channel.sendAt(first, rid1, [set(1)]);
    await Promise.all([late, early]);
    await channel.until('both answers', () => channel.messages.filter((m) => m.writeResults).length >= 2);
    expect(await db.fields('c/a')).toEqual({ n: int(2) });
  });

  test('may come several in one POST', async () => {
    const db = new Database();
    const { channel, token } = await openWrite(db);
    await channel.send(...[1, 2, 3, 4].map((n) => writes(db, 'c/a', n, token)));
    await channel.until('four answers', () => channel.messages.filter((m) => m.writeResults).length >= 4);
    expect(await db.fields('c/a')).toEqual({ n: int(10) });
  });
});

describe('an unknown session', () => {
  const expected = byTarget('unknown-sid-body', { emulator: '', ours: 'Unknown SID' });
  const cases: [what: string, method: string, parameters: Record<string, string>][] = [
    ['a back channel', 'GET', { SID: 'nadie', RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }],
    ['a forward POST', 'POST', { SID: 'nadie', RID: '5', AID: '0' }],
  ];
  test.for(cases)('%s is answered 400', async ([, method, parameters]) => {
    const url = channelUrl('Listen', parameters);
    const answer = method === 'POST' ? await post(url, forwardBody([], 1)) : await exchange('GET', url, '');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(expected);
  });

  test('a back channel without a session is answered 400', async () => {
    const answer = await exchange('GET', channelUrl('Listen', { RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }), '');
    expect(answer.status).toBe(400);
  });
});
