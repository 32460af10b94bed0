import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { Database, outcome, request } from './database.ts';
import { exchange } from './exchange.ts';
import { expectAlive } from './expect-alive.ts';
import { HANG_MS } from './hang-limit.ts';
import { target } from './target.ts';
import { int } from './values.ts';

const BAD = '400 INVALID_ARGUMENT';

describe.skipIf(target.kind === 'emulator')(
  'whatever is sent, the server says what is wrong and goes on: plain requests',
  () => {
    afterEach(expectAlive);

    test('a body of 30 MB', async () => {
      const db = new Database();
      const body = `{"writes":[],"x":"${'a'.repeat(30_000_000)}"}`;
      // Read to its end, so that the answer arrives: a client that is still sending does not listen to one.
      const { status } = await exchange('POST', `${target.origin}/v1/${db.root}:commit`, 'text/plain', body);
      expect(status).toBe(413);
    });

    const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
    const bodies: [what: string, verb: string, body: string][] = [
      ['lists 100,000 deep', 'commit', deep(100_000, '[', ']')],
      [
        'maps 5,000 deep',
        'commit',
        `{"writes":[{"update":{"name":"N","fields":{"a":${deep(5_000, '{"mapValue":{"fields":{"a":', '}}}').replace('"a":}', '"a":{}}')}}}]}`,
      ],
      [
        'filters 5,000 deep',
        'runQuery',
        `{"structuredQuery":{"from":[{"collectionId":"c"}],"where":${deep(5_000, '{"compositeFilter":{"op":"AND","filters":[', ']}}')}}}`,
      ],
      ['a NUL', 'commit', '\0'],
      ['half a surrogate', 'commit', '{"writes":[{"delete":"\\ud800"}]}'],
      ['a prototype', 'commit', '{"__proto__":{"writes":[]},"writes":"x"}'],
    ];
    test.for(bodies)('%s', async ([, verb, body]) => {
      const db = new Database();
      expect(outcome(await db.call(verb, body.replace('"N"', JSON.stringify(db.name('c/a')))))).toBe(BAD);
    });

    test('fields called like parts of JavaScript are fields', async () => {
      const db = new Database();
      const fields = JSON.parse(
        '{"constructor":{"integerValue":"1"},"toString":{"integerValue":"2"},"hasOwnProperty":{"nullValue":null}}',
      );
      await db.seed({ 'c/constructor': fields, 'constructor/toString': { x: int(1) } });
      expect(Object.keys((await db.fields('c/constructor')) ?? {}).sort()).toEqual([
        'constructor',
        'hasOwnProperty',
        'toString',
      ]);
      expect(await db.fields('constructor/toString')).toEqual({ x: int(1) });
    });

    // The emulator's words and ours differ; that none of it is the server's fault is what a client retries by.
    test('a method that does not fit what the address names', async () => {
      const db = new Database();
      const ways = [
        ['PUT', 'c/a', 404],
        ['PATCH', 'c', 400],
        ['DELETE', 'c', 400],
        ['POST', 'c/a', 400],
      ] as const;
      for (const [method, path, status] of ways) {
        const answer = await request(method, `/v1/${db.name(path)}`, method === 'DELETE' ? undefined : '{}');
        expect([method, path, answer.status]).toEqual([method, path, status]);
      }
    });

    test.for(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s where it does not belong', async (method) => {
      const db = new Database();
      for (const path of [`/v1/${db.root}:commit`, '/google.firestore.v1.Firestore/Listen/channel?VER=8']) {
        const answer = await request(method, path);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(600);
      }
    });
  },
);

describe.skipIf(target.kind === 'emulator')(
  'whatever is sent, the server says what is wrong and goes on: addresses',
  () => {
    afterEach(expectAlive);

    const outside = [
      '/../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/..\\..\\etc\\passwd',
      '/assets/../../package.json',
      '//etc/passwd',
      '/%5c..%5c..%5cpackage.json',
      '/.git/config',
    ];
    test.for(outside)('outside the site: %s', async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 \d\d\d /);
      expect(answer).not.toMatch(/root:|"name": "ferreteria|\[core\]/);
    });

    const broken = [
      '/%',
      '/%E0%A4%A',
      '/%00',
      '/a%00b',
      '/v1/projects/%ZZ/databases/(default)/documents/c/a',
      '/v1/projects/p/databases/(default)/documents/c/%E0%A4%A',
    ];
    test.for(broken)('broken: %s', async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    });
  },
);

describe.skipIf(target.kind === 'emulator')(
  'whatever is sent, the server says what is wrong and goes on: connections',
  () => {
    afterEach(expectAlive);

    test('requests whose body never ends', async () => {
      const db = new Database();
      const head = `POST /v1/${db.root}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"writes":`;
      const sockets = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const socket = connect(target.port, target.host);
          socket.on('error', () => undefined);
          await once(socket, 'connect');
          socket.write(head);
          return socket;
        }),
      );
      await db.seed({ 'c/meanwhile': {} });
      for (const socket of sockets) socket.destroy();
      expect(await db.fields('c/meanwhile')).toEqual({});
    });

    test('bytes that are not HTTP', async () => {
      for (const bytes of ['hola\r\n\r\n', '\0\0\0\0', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
        expect(await raw(bytes), JSON.stringify(bytes)).toMatch(/^HTTP\/1\.1 [45]\d\d /);
      }
    });
  },
);

async function raw(bytes: string): Promise<string> {
  const socket = connect(target.port, target.host);
  socket.setTimeout(HANG_MS, () => socket.destroy(new Error('no answer')));
  socket.write(bytes);
  return await text(socket);
}
