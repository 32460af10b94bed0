import { beforeEach, expect, test } from 'vitest';
import { openAccess } from '../../access/open-access.ts';
import { Databases } from '../../databases/databases.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import type { BackChannel } from '../webchannel/back-channel.ts';
import { ChannelSession } from '../webchannel/session.ts';
import { parseWrites } from '../write-json.ts';
import { ListenStream } from './listen-stream.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const DOCUMENTS = 2000;
/** What a visitor's first load may have unacknowledged, and the last piece of it. */
const MOST_CHARS = (1 << 18) + 100 * 1200;
let database: HostedDatabase;
let session: ChannelSession;

beforeEach(() => {
  database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  const writes = Array.from({ length: DOCUMENTS }, (_, i) => ({
    update: { name: `${NAME}/documents/c/${i}`, fields: { x: { stringValue: 'x'.repeat(800) } } },
  }));
  database.commit(parseWrites(writes, NAME), { uid: undefined });
  session = new ChannelSession('sid', Date.now);
  const send = (messages: readonly unknown[]): void => {
    for (const message of messages) session.send(message);
    session.flush();
  };
  session.start(new ListenStream(database, { uid: undefined }, send, { room: () => session.room() }));
  session.receive([{ id: 0, text: listenRequest(2) }]);
});

function listenRequest(targetId: number, query: object = {}, extra: object = {}): string {
  const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
  const addTarget = { targetId, query: { parent: `${NAME}/documents`, structuredQuery }, ...extra };
  return JSON.stringify({ database: NAME, addTarget });
}

/** A client that reads what comes until its hanging request ends; the arrays that came on it. */
function fetchFrom(acknowledged: number): Promise<readonly (readonly [id: number, payload: unknown])[]> {
  return new Promise((resolve) => {
    const arrays: [number, unknown][] = [];
    const channel: BackChannel = {
      isLongPoll: false,
      holdMs: undefined,
      isFull: () => false,
      write: (text) => void arrays.push(...(JSON.parse(text.slice(text.indexOf('\n') + 1)) as [number, unknown][])),
      end: () => resolve(arrays),
    };
    session.attach(channel, acknowledged);
  });
}

test('of a first load that nobody reads a part is made and kept', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.unacknowledged().chars).toBeGreaterThan(1 << 18);
  expect(session.unacknowledged().chars).toBeLessThan(MOST_CHARS);
});

test('who reads and fetches anew gets all of it, once and in order, and never is more than a part kept', async () => {
  let last = 0;
  let [documents, isCurrent] = [0, false];
  while (!isCurrent) {
    const fetching = fetchFrom(last);
    // Its end comes by itself, unless all has been said.
    const arrays = await Promise.race([
      fetching,
      session.busy?.then(() => (session.renewBackChannel(), fetching)) ?? fetching,
    ]);
    expect(session.unacknowledged().chars).toBeLessThan(MOST_CHARS);
    for (const [id, payload] of arrays) {
      if (id <= last) continue;
      expect(id).toBe(last + 1);
      last = id;
      const text = JSON.stringify(payload);
      if (text.includes('"documentChange"')) documents += 1;
      if (text.includes('"CURRENT"')) isCurrent = true;
    }
  }
  expect(documents).toBe(DOCUMENTS);
});

test('a client that goes away leaves nothing that waits', async () => {
  session.close();
  await session.busy;
  expect(session.busy).toBeUndefined();
});

test('of what has left a target since a token no more is made either than is read', async () => {
  session = new ChannelSession('sid', Date.now);
  const stream = new ListenStream(database, { uid: undefined }, (all) => all.forEach((one) => session.send(one)), {
    room: () => session.room(),
  });
  session.start(stream);
  const where = { fieldFilter: { field: { fieldPath: 'x' }, op: 'EQUAL', value: { stringValue: '' } } };
  const resumeToken = Buffer.from(`${database.epoch}:1`).toString('base64');
  session.receive([{ id: 0, text: listenRequest(4, { where }, { resumeToken }) }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.unacknowledged().chars).toBeGreaterThan(1 << 18);
  expect(session.unacknowledged().chars).toBeLessThan(MOST_CHARS);
});
