import { expect, test } from 'vitest';
import { openAccess } from '../../access/open-access.ts';
import { Databases } from '../../databases/databases.ts';
import { atOnce } from '../../engine/slices.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import { ChannelSession } from '../webchannel/session.ts';
import { WriteStream } from './write-stream.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const anonymous = { uid: undefined };

function connect(store = openSqliteStore(':memory:'), access = openAccess) {
  const database = new Databases(store, access).open(NAME);
  const session = new ChannelSession('sid', Date.now);
  session.start(new WriteStream(database, anonymous, session));
  const said: unknown[] = [];
  const send = session.send.bind(session);
  session.send = (message) => {
    said.push(message);
    send(message);
  };
  let id = 0;
  const say = (message: unknown) => session.receive([{ id: id++, text: JSON.stringify(message) }]);
  return { store, database, session, said, say };
}

const increment = {
  streamToken: 'MQ==',
  writes: [
    {
      update: { name: `${NAME}/documents/c/a`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
    },
    { delete: `${NAME}/documents/c/none` },
  ],
};

test('first the stream’s token, then one answer for each commit, with a result for each write', () => {
  const { said, say } = connect();
  say({ database: NAME });
  say(increment);
  say({ streamToken: 'MQ==', writes: [] });
  expect(said).toEqual([
    { streamId: expect.any(String), streamToken: expect.stringMatching(/.+/) },
    {
      streamToken: expect.stringMatching(/.+/),
      writeResults: [{ updateTime: expect.any(String), transformResults: [{ integerValue: '1' }] }, {}],
      commitTime: expect.any(String),
    },
  ]);
});

test('what comes after a refused commit is not applied', () => {
  const { said, say, database } = connect();
  say({ database: NAME });
  say(increment);
  say({ writes: [{ update: { name: `${NAME}/documents/c/no`, fields: {} }, currentDocument: { exists: true } }] });
  say(increment);
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '1' } });
  expect(said).toHaveLength(3);
  expect(said[2]).toMatchObject({ error: { status: 'NOT_FOUND' } });
});

test('a refused commit says so', () => {
  const { said, say } = connect(undefined, { ...openAccess, canCommit: () => atOnce(false) });
  say({ database: NAME });
  say(increment);
  expect(said[1]).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } });
});

test('a message repeated after a crash is answered again and not applied again', () => {
  const { store, said, say } = connect();
  say({ database: NAME });
  say(increment);

  // The process dies here: the commit is on disk, the client did not receive the answer.
  const [record] = store.sessions();
  if (record === undefined) throw new Error('the session was not stored');
  const database = new Databases(store, openAccess).open(NAME);
  const unacknowledged = record.unacknowledged.map(([id, text]) => ({ id, text }));
  const session = new ChannelSession(record.sid, Date.now, undefined, { ...record, unacknowledged });
  session.start(new WriteStream(database, anonymous, session, { isRestored: true }));
  session.receive([{ id: 1, text: JSON.stringify(increment) }]);
  const written: string[] = [];
  session.attach(
    { isLongPoll: false, isFull: () => false, holdMs: undefined, write: (text) => written.push(text), end: () => {} },
    1,
  );

  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '1' } });
  expect(written.join('')).toContain(JSON.stringify(said[1]));
  session.receive([{ id: 2, text: JSON.stringify(increment) }]);
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '2' } });
});

test('a client that acknowledges writes as long as it likes, and what is stored of its session stays small', () => {
  const { said, say, session, store } = connect();
  say({ database: NAME });
  for (let i = 0; i < 300; i += 1) {
    say(increment);
    session.acknowledge(i - 8);
  }
  expect(said).toHaveLength(301);
  expect(JSON.stringify(store.sessions()).length).toBeLessThan(5000);
});

test('a client that acknowledges nothing is refused after a hundred answers, because all of them are stored again with each commit', () => {
  const { said, say, session, database } = connect();
  say({ database: NAME });
  for (let i = 0; i < 300; i += 1) say(increment);
  expect(said.at(-1)).toMatchObject({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });
  // It hears of each commit that was made before it hears of the refusal.
  const commits = said.length - 2;
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: String(commits) } });
  expect(commits).toBeLessThanOrEqual(100);
  expect(session.unacknowledged().arrays).toBe(said.length);
});

test('a mebibyte of answers that are not acknowledged is enough too, however few they are', () => {
  const { said, say, database } = connect();
  say({ database: NAME });
  const more = Array.from({ length: 500 }, (_, i) => ({
    update: { name: `${NAME}/documents/c/b`, fields: { i: { integerValue: i } } },
  }));
  const long = { writes: [...increment.writes, ...more] };
  for (let i = 0; i < 100; i += 1) say(long);
  expect(said.at(-1)).toMatchObject({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });
  const commits = said.length - 2;
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: String(commits) } });
  expect(commits).toBeLessThan(99);
});
