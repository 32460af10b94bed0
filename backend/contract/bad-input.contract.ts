import { afterEach, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { expectAlive } from './expect-alive.ts';
import { fuzzSeed, Random } from './random.ts';
import { byTarget } from './target.ts';
import { int } from './values.ts';
import { Channel, channelUrl, forwardBody, post } from './webchannel-client.ts';

const leavesThemUnanswered = byTarget('unreadable-stream-message', { emulator: true, ours: false });

describe.skipIf(leavesThemUnanswered)(
  'whatever is sent, the server says what is wrong and goes on: stream messages',
  () => {
    afterEach(expectAlive);

    const messages: [what: string, message: string][] = [
      ['broken JSON', '{"addTarget":'],
      ['a list', '[]'],
      ['a text', '"hola"'],
      ['null', 'null'],
      ['nothing', ''],
      ['no target', '{"addTarget":{}}'],
      ['a target id that is a text', '{"addTarget":{"targetId":"dos","documents":{"documents":[]}}}'],
      [
        'an unknown operator',
        '{"addTarget":{"targetId":2,"query":{"structuredQuery":{"from":[{"collectionId":"c"}],"where":{"unaryFilter":{"op":"X"}}}}}}',
      ],
      ['lists within lists, 20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ];
    test.for(messages)('Listen: %s', async ([, message]) => {
      const db = new Database();
      expect(await refusal('Listen', db, message)).toBe('INVALID_ARGUMENT');
    });

    test.for([...messages.slice(0, 4), ['writes that are none', '{"writes":[{"x":1}]}'] as const])(
      'Write: %s',
      async ([, message]) => {
        const db = new Database();
        const channel = await Channel.open('Write', db.path, [{ database: db.path }]);
        await channel.nextUntil('the first token', (first) => first.streamToken !== undefined);
        await channel.send(message);
        const taken = await channel.nextUntil('the refusal', (next) => next.error !== undefined);
        expect(taken.at(-1)?.error?.status).toBe('INVALID_ARGUMENT');
        await channel.close();
      },
    );
  },
);

describe.skipIf(leavesThemUnanswered)(
  'whatever is sent, the server says what is wrong and goes on: handshakes and forward posts',
  () => {
    afterEach(expectAlive);

    // What announces no message has nothing to refuse.
    const bodies: [what: string, body: string, status: 200 | 400][] = [
      ['nothing', '', 200],
      ['no form', 'rubbish', 200],
      ['a count that is none', 'count=muchos&ofs=0', 400],
      ['a negative offset', 'count=1&ofs=-5&req0___data__=%7B%7D', 400],
      ['an offset far away', 'count=1&ofs=99999999999&req0___data__=%7B%7D', 400],
      ['a count without messages', 'count=5&ofs=0', 400],
      ['a million announced', 'count=1000000&ofs=0', 400],
      ['broken escapes', 'count=1&ofs=0&req0___data__=%7B%E0%A4%', 400],
      ['headers that are none', 'headers=%0d%0a%00&count=0&ofs=0', 200],
    ];
    test.for(bodies)('%s', async ([, body, status]) => {
      const db = new Database();
      const handshake = await post(channelUrl('Listen', { database: db.path, RID: '7', CVER: '22' }), body);
      expect(handshake.status).toBe(status);
      const channel = await Channel.open('Listen', db.path, [], false);
      const later = await post(channelUrl('Listen', channel.parameters({ RID: '9' })), body);
      expect(later.status).toBe(status);
    });

    test('an invalid database name', async () => {
      const answer = await post(channelUrl('Listen', { database: 'nada', RID: '7', CVER: '22' }), forwardBody([], 0));
      // A session begins before anybody has read what it is about; the refusal is its first message.
      expect(answer.status).toBe(200);
    });
  },
);

test.skipIf(leavesThemUnanswered)('three thousand random frames', async () => {
  const seed = fuzzSeed();
  console.log(`FUZZ_SEED=${seed}`);
  const random = new Random(seed);
  const db = new Database();
  let answered = 0;
  const worker = async () => {
    for (let round = 0; round < 25; round += 1) {
      const rpc = random.pick(['Listen', 'Write'] as const);
      const channel = await Channel.open(rpc, db.path, [{ database: db.path }], random.chance(0.5));
      for (let index = 0; index < 15; index += 1) {
        const [offset, rid] = random.chance(0.7) ? channel.reserve(1) : [random.below(50), random.below(1_000)];
        const answer = await channel.sendAt(offset, rid, [noise(random, db)]);
        // Taken, whatever is in it: what is wrong with a message is told on the back channel.
        expect(answer.status).toBe(200);
        answered += 1;
      }
      await channel.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(answered).toBe(3_000);
  await expectAlive();
});

/** The status with which a Listen session that begins with this message ends or refuses its target. */
async function refusal(rpc: 'Listen', db: Database, message: string): Promise<string> {
  const channel = new Channel(rpc, db.path);
  const answer = await post(channelUrl(rpc, { database: db.path, RID: '7', CVER: '22' }), forwardBody([message], 0));
  if (answer.status === 400) return 'INVALID_ARGUMENT';
  channel.sid = /"c","([^"]+)"/.exec(answer.text)?.[1] ?? '';
  void channel.openBackChannel();
  const found = await channel.until('a refusal', () => {
    const codes = channel.messages.map((next) => next.error?.status ?? next.targetChange?.cause?.code);
    return codes.find((code) => code !== undefined);
  });
  await channel.close();
  return found === 3 ? 'INVALID_ARGUMENT' : String(found);
}

/** Messages that are nearly right: real ones, cut, spliced and changed. */
function noise(random: Random, db: Database): string {
  const real = [
    JSON.stringify({
      database: db.path,
      addTarget: {
        targetId: 2 + random.below(4),
        query: { parent: db.root, structuredQuery: { from: [{ collectionId: 'c' }], limit: random.below(5) - 2 } },
      },
    }),
    JSON.stringify({ database: db.path, removeTarget: random.below(6) }),
    JSON.stringify({ streamToken: 'MA==', writes: [db.set('c/a', { x: int(1) })] }),
    JSON.stringify({
      streamToken: 'MA==',
      writes: [{ delete: db.name('c/a'), currentDocument: { exists: random.chance(0.5) } }],
    }),
  ];
  const message = random.pick(real);
  const at = random.below(message.length);
  const kind = random.below(5);
  if (kind === 0) return message;
  if (kind === 1) return message.slice(0, at);
  if (kind === 2)
    return message.slice(0, at) + random.pick(['null', '{', '"', '-', '9e999', '[]', '\u0000']) + message.slice(at);
  if (kind === 3) return message.slice(0, at) + message.slice(at + 1 + random.below(6));
  return String.fromCharCode(...random.list(1, 40, () => random.below(0xffff)));
}
