import { afterEach, expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import type { Store } from '../databases/store.ts';
import { runToEnd } from '../engine/slices.ts';
import { Refusals } from '../limits/refusals.ts';
import { type Holder, Share } from '../limits/share.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { type ChannelRpcs, createRpcs } from './channel-rpcs.ts';
import { StreamRights } from './stream-rights.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const UNLIMITED = { total: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY, reserve: 0 };
const rights = new StreamRights(() => undefined, Date.now);
let rpcs: ChannelRpcs | undefined;
afterEach(() => {
  rpcs?.Listen.sessions.stop();
  rpcs?.Write.sessions.stop();
  rights.close();
});

function keepSessions(store: Store, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const session = {
      sid: `s${i}`,
      database: NAME,
      identity: '{}',
      nextMessageId: 1,
      lastArrayId: 1,
      unacknowledged: [],
    };
    store.commit({ database: NAME, version: i + 1, changes: [], session });
  }
}

test('streams of visitors that are taken up again after a restart have a visitor’s part, and are asked for what they write', () => {
  const store = openSqliteStore(':memory:');
  keepSessions(store, 6);
  const writers: Holder[] = [];
  const databases = new Databases(store, openAccess, undefined, { commits: (_, holder) => void writers.push(holder) });
  rpcs = createRpcs({
    databases,
    store,
    identify: async () => ({ uid: undefined }),
    rights,
    isStaff: () => false,
    streams: { total: 10, each: 4, reserve: 3 },
    kept: new Share(UNLIMITED),
    refusals: new Refusals(() => {}),
    slices: (_, work) => runToEnd(work),
  });
  const { sessions } = rpcs.Write;
  expect(sessions.size).toBe(4);
  expect(store.sessions()).toHaveLength(4);
  // The others' places, and the staff's, are free.
  const other = { from: '203.0.113.5', isStaff: false };
  for (let i = 0; i < 4; i += 1) sessions.create(other);
  for (let i = 0; i < 3; i += 1) sessions.create({ from: '', isStaff: true });
  const update = { name: `${NAME}/documents/cotizaciones/a`, fields: {} };
  sessions.find('s0')?.receive([{ id: 1, text: JSON.stringify({ writes: [{ update }] }) }]);
  expect(writers).toEqual([{ from: '', isStaff: false }]);
  expect(databases.open(NAME).state.get('cotizaciones/a')).toBeDefined();
});
