import { beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../access/access.ts';
import { openAccess } from '../../access/open-access.ts';
import { Databases } from '../../databases/databases.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Document } from '../../engine/document.ts';
import { versionToTimestamp } from '../../engine/time.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import { parseWrites } from '../write-json.ts';
import { ListenStream } from './listen-stream.ts';
import type { ListenMessage } from './messages.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const anonymous = { uid: undefined };

let database: HostedDatabase;
let sent: ListenMessage[] = [];
let stream: ListenStream;

function start(access: Access = openAccess): void {
  database = new Databases(openSqliteStore(':memory:'), access).open(NAME);
  sent = [];
  stream = new ListenStream(database, anonymous, (messages) => sent.push(...messages));
}
beforeEach(() => start());

const name = (path: string) => `${NAME}/documents/${path}`;
const set = (path: string, n = 0) =>
  database.commit(parseWrites([{ update: { name: name(path), fields: { n: { integerValue: n } } } }], NAME), anonymous);
const remove = (path: string) => database.commit(parseWrites([{ delete: name(path) }], NAME), anonymous);

const listen = (targetId: number, collectionId: string, extra: object = {}, query: object = {}): void =>
  void stream.receive({
    database: NAME,
    addTarget: {
      targetId,
      query: { parent: `${NAME}/documents`, structuredQuery: { from: [{ collectionId }], ...query } },
      ...extra,
    },
  });
const listenTo = (targetId: number, path: string, extra: object = {}): void =>
  void stream.receive({ database: NAME, addTarget: { targetId, documents: { documents: [name(path)] }, ...extra } });

/** The messages in short, in order, and forgotten. */
async function takeSent(): Promise<string[]> {
  await database.allNotified();
  const short = sent.map((message) => {
    if ('targetChange' in message) {
      const { targetChangeType, targetIds, cause, resumeToken } = message.targetChange;
      return `${targetChangeType} ${targetIds?.join() ?? 'all'}${cause ? ` code ${cause.code}` : ''}${resumeToken === undefined ? '' : ' token'}`;
    }
    if ('filter' in message) return `filter ${message.filter.targetId} count ${message.filter.count}`;
    const [what, { document, targetIds, removedTargetIds }] =
      'documentChange' in message
        ? (['change', { targetIds: [], removedTargetIds: [], ...message.documentChange }] as const)
        : 'documentRemove' in message
          ? (['remove', { targetIds: [], ...message.documentRemove }] as const)
          : (['delete', { targetIds: [], ...message.documentDelete }] as const);
    const path = (typeof document === 'string' ? document : document.name).split('/').at(-1);
    return `${what} ${path} in [${targetIds.join()}] out [${removedTargetIds.join()}]`;
  });
  sent = [];
  return short;
}

function lastToken(): string {
  const tokens = sent.flatMap((message) => ('targetChange' in message ? [message.targetChange.resumeToken] : []));
  return tokens.findLast((token) => token !== undefined) ?? '';
}

test('a first listen: one ADD, the documents, CURRENT, one global snapshot', async () => {
  set('c/a');
  set('c/b');
  listen(2, 'c');
  expect(await takeSent()).toEqual([
    'ADD 2',
    'change a in [2] out []',
    'change b in [2] out []',
    'CURRENT 2 token',
    'NO_CHANGE all token',
  ]);
});

test('nothing is sent about a document that is missing', async () => {
  listenTo(3, 'c/none');
  expect(await takeSent()).toEqual(['ADD 3', 'CURRENT 3 token', 'NO_CHANGE all token']);
});

test('every document has its versions: without updateTime the client stops working', () => {
  const { version } = set('c/a');
  listen(2, 'c');
  const change = sent.find((message) => 'documentChange' in message);
  const time = versionToTimestamp(version);
  expect(change).toMatchObject({ documentChange: { document: { createTime: time, updateTime: time } } });
});

test('a commit is one mention per document and one snapshot, to those it concerns', async () => {
  set('c/a', 1);
  listen(2, 'c');
  listen(4, 'c', {}, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 });
  listen(6, 'other');
  listenTo(3, 'c/a');
  await takeSent();
  set('c/b', 0);
  expect(await takeSent()).toEqual(['change b in [2,4] out []', 'change a in [] out [4]', 'NO_CHANGE all token']);
  set('unfollowed/x');
  expect(await takeSent()).toEqual([]);
  remove('c/a');
  expect(await takeSent()).toEqual(['delete a in [] out [2,3]', 'NO_CHANGE all token']);
});

test('a target that is added has the others told first, because the snapshot of its first load is one of all targets', async () => {
  set('c/a');
  listen(2, 'c');
  await takeSent();
  const { version } = set('c/a', 1);
  listenTo(4, 'c/a');
  const readTimes = sent.flatMap((message) => ('targetChange' in message ? (message.targetChange.readTime ?? []) : []));
  expect(await takeSent()).toEqual([
    'change a in [2] out []',
    'NO_CHANGE all token',
    'ADD 4',
    'change a in [4] out []',
    'CURRENT 4 token',
    'NO_CHANGE all token',
  ]);
  expect(new Set(readTimes)).toEqual(new Set([versionToTimestamp(version)]));
});

test('commits that are told together say of a document that came and went that it has left, to the client that made it', async () => {
  listen(2, 'c');
  listen(4, 'c', {}, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 });
  await takeSent();
  set('c/a');
  remove('c/a');
  set('c/b');
  set('c/b', 2);
  expect(await takeSent()).toEqual(['change b in [2,4] out []', 'delete a in [] out [2,4]', 'NO_CHANGE all token']);
});

test('what was removed is acknowledged once and is sent nothing more', async () => {
  listen(2, 'c');
  void stream.receive({ database: NAME, removeTarget: 2 });
  await takeSent();
  set('c/a');
  expect(await takeSent()).toEqual([]);
  listen(2, 'c');
  expect((await takeSent()).slice(0, 2)).toEqual(['ADD 2', 'change a in [2] out []']);
});

describe('resuming', () => {
  test('with a token: only what changed, and a count', async () => {
    for (const id of ['a', 'b', 'c']) set(`c/${id}`);
    listen(2, 'c');
    const resumeToken = lastToken();
    set('c/a', 1);
    remove('c/b');
    await takeSent();
    listen(4, 'c', { resumeToken, expectedCount: 3 });
    expect(await takeSent()).toEqual([
      'ADD 4',
      'change a in [4] out []',
      'delete b in [] out [4]',
      'filter 4 count 2',
      'CURRENT 4 token',
      'NO_CHANGE all token',
    ]);
  });

  test.for([
    ['a token of another epoch', { resumeToken: Buffer.from('zzz:1').toString('base64') }],
    ['a token from the future', {}],
    ['a read time', { readTime: '2020-01-01T00:00:00Z' }],
  ] as const)('with %s: RESET and everything', async ([what, extra]) => {
    set('c/a');
    const future = Buffer.from(`${database.epoch}:${database.version + 1}`).toString('base64');
    listen(2, 'c', what.includes('future') ? { resumeToken: future } : extra);
    expect(await takeSent()).toEqual([
      'ADD 2',
      'RESET 2',
      'change a in [2] out []',
      'filter 2 count 1',
      'CURRENT 2 token',
      'NO_CHANGE all token',
    ]);
  });
});

describe('who may list a part of a collection only', () => {
  const PUBLIC = {
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: 1 } } },
  };
  beforeEach(() => {
    const isPublic = (document: Document | undefined): boolean =>
      JSON.stringify(document?.fields['n']) === '{"integerValue":"1"}';
    start({
      ...openAccess,
      canGet: ({ document }) => isPublic(document),
      canList: ({ query }) => query.filter !== undefined,
    });
  });

  test('is not told of the others with a token, which anybody can make', async () => {
    set('c/public', 1);
    set('c/secret', 2);
    set('c/gone', 2);
    remove('c/gone');
    listen(2, 'c', { resumeToken: Buffer.from(`${database.epoch}:1`).toString('base64') }, PUBLIC);
    expect(await takeSent()).toEqual([
      'ADD 2',
      'RESET 2',
      'change public in [2] out []',
      'filter 2 count 1',
      'CURRENT 2 token',
      'NO_CHANGE all token',
    ]);
  });

  test('is not told of a deletion either', async () => {
    set('c/gone', 2);
    remove('c/gone');
    listen(2, 'c', { resumeToken: Buffer.from(`${database.epoch}:1`).toString('base64') }, PUBLIC);
    expect(await takeSent()).toEqual([
      'ADD 2',
      'RESET 2',
      'filter 2 count 0',
      'CURRENT 2 token',
      'NO_CHANGE all token',
    ]);
  });

  test('is told that a document has left, and not what it has become', async () => {
    set('c/a', 1);
    listen(2, 'c', {}, PUBLIC);
    listen(4, 'c', {}, { ...PUBLIC, limit: 1 });
    await takeSent();
    set('c/a', 2);
    expect(await takeSent()).toEqual(['remove a in [] out [2,4]', 'NO_CHANGE all token']);
  });
});

test('a long first load shows itself in parts, which carry no token', async () => {
  for (let i = 0; i < 450; i++) set(`c/d${String(i).padStart(3, '0')}`);
  listen(2, 'c');
  const snapshots = (await takeSent()).flatMap((message, i) => (message.startsWith('NO_CHANGE') ? [[i, message]] : []));
  expect(snapshots).toEqual([
    [201, 'NO_CHANGE all'],
    [402, 'NO_CHANGE all'],
    [454, 'NO_CHANGE all token'],
  ]);
});

describe('refusals', () => {
  test('a refused target is removed with a cause, never added; the others go on', async () => {
    start({ ...openAccess, canGet: () => false, canList: ({ query }) => query.collectionId === 'productos' });
    listen(2, 'internos');
    listenTo(3, 'personal/x');
    listen(4, 'productos');
    expect(await takeSent()).toEqual([
      'REMOVE 2 code 7',
      'REMOVE 3 code 7',
      'ADD 4',
      'CURRENT 4 token',
      'NO_CHANGE all token',
    ]);
  });

  test('a permission is asked again when what it was decided by changes, and only then', async () => {
    let asked = 0;
    start({
      ...openAccess,
      canList: ({ read }) => {
        asked += 1;
        return read('personal/ana') !== undefined;
      },
    });
    set('personal/ana');
    listen(2, 'internos');
    set('internos/a');
    expect(asked).toBe(1);
    await takeSent();
    remove('personal/ana');
    set('internos/b');
    expect((await takeSent()).filter((message) => !message.startsWith('NO_CHANGE'))).toEqual(['REMOVE 2 code 7']);
  });

  test('an invalid query is refused, and the other targets of the stream go on', async () => {
    listen(2, 'c', {}, { limit: -1 });
    expect(await takeSent()).toEqual(['REMOVE 2 code 3']);
  });

  test.for([
    [[]],
    [{}],
    [{ addTarget: { targetId: 'x' } }],
    [{ removeTarget: 'x' }],
    [{ database: 'projects/p/databases/d', removeTarget: 1 }],
  ])('nonsense ends the stream: %j', ([message]) => {
    expect(() => stream.receive(message)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });

  test('an id that is in use is refused, because a second ADD makes the client fail', () => {
    listen(2, 'c');
    expect(() => listen(2, 'c')).toThrow(/already in use/);
  });
});

test('a closed stream is sent nothing', async () => {
  listen(2, 'c');
  stream.close();
  await takeSent();
  set('c/a');
  expect(await takeSent()).toEqual([]);
});

test('the queries that are listened to count for the client, until they are removed or the stream ends', async () => {
  let left = 5000;
  const kept = {
    take: (bytes: number) => bytes <= left && ((left -= bytes), true),
    giveBack: (bytes: number) => void (left += bytes),
  };
  stream = new ListenStream(database, anonymous, (messages) => sent.push(...messages), { kept });
  const where = (text: string) => ({
    where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { stringValue: text } } },
  });
  for (const targetId of [2, 4, 6]) listen(targetId, 'c', {}, where('x'.repeat(1400)));
  expect((await takeSent()).filter((message) => message.startsWith('REMOVE'))).toEqual(['REMOVE 6 code 8']);
  void stream.receive({ database: NAME, removeTarget: 4 });
  listen(6, 'c', {}, where('x'.repeat(1400)));
  expect((await takeSent()).filter((message) => message.startsWith('REMOVE'))).toEqual(['REMOVE 4']);
  expect(left).toBeLessThan(1500);
  stream.close();
  expect(left).toBe(5000);
});

test('a window counts with the documents that it keeps, or thousands of them behind a long offset would fill the memory', async () => {
  for (let i = 0; i < 200; i++) set(`c/d${i}`);
  const room = (bytes: number) => {
    let left = bytes;
    return { take: (taken: number) => taken <= left && ((left -= taken), true), giveBack: () => {} };
  };
  stream = new ListenStream(database, anonymous, (messages) => sent.push(...messages), { kept: room(2000) });
  listen(2, 'c', {}, { offset: 190, limit: 1 });
  expect(await takeSent()).toEqual(['REMOVE 2 code 8']);
  listen(4, 'c', {}, { limit: 10 });
  expect((await takeSent())[0]).toBe('ADD 4');
  // Of few documents few are kept, whatever is asked for.
  listen(6, 'other', {}, { limit: 2_000_000_000 });
  expect((await takeSent())[0]).toBe('ADD 6');
});
