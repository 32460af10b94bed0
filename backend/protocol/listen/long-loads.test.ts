import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccess } from '../../access/open-access.ts';
import { Databases } from '../../databases/databases.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Sliced } from '../../engine/slices.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import { parseWrites } from '../write-json.ts';
import { ListenStream } from './listen-stream.ts';
import type { ListenMessage } from './messages.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const PRODUCTS = 400;
let database: HostedDatabase;
let sent: ListenMessage[];
let stream: ListenStream;
/** Does one slice of the work that waits. */
let slice: () => void;

beforeEach(() => {
  // A stream that is told of a commit gives way to others after some milliseconds. Here it does where a test's clock says so, not where a machine is slow.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  for (let i = 0; i < PRODUCTS; i++) set(`c/${i}`, i);
  sent = [];
  slice = () => {};
  stream = new ListenStream(database, { uid: undefined }, (messages) => sent.push(...messages), {
    run: (work) => inSteps(work),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every slice only when the test says so. */
function inSteps(work: Sliced<void>): Promise<void> {
  return new Promise((resolve) => {
    slice = () => {
      if (work.next().done === true) resolve();
    };
  });
}

const name = (path: string) => `${NAME}/documents/${path}`;
function set(path: string, n: number): void {
  const writes = [{ update: { name: name(path), fields: { n: { integerValue: n } } } }];
  database.commit(parseWrites(writes, NAME), { uid: undefined });
}
const query = (targetId: number, extra: object) => ({
  database: NAME,
  addTarget: {
    targetId,
    query: { parent: `${NAME}/documents`, structuredQuery: { from: [{ collectionId: 'c' }], ...extra } },
  },
});

/** What a client that applies every message believes to be in each target. */
function believed(): Map<number, Map<string, string>> {
  const targets = new Map<number, Map<string, string>>();
  for (const message of sent) {
    if ('documentDelete' in message)
      for (const id of message.documentDelete.removedTargetIds)
        targets.get(id)?.delete(message.documentDelete.document);
    if (!('documentChange' in message)) continue;
    const { document, targetIds = [], removedTargetIds = [] } = message.documentChange;
    for (const id of targetIds)
      targets.set(id, (targets.get(id) ?? new Map()).set(document.name, JSON.stringify(document.fields['n'])));
    for (const id of removedTargetIds) targets.get(id)?.delete(document.name);
  }
  return targets;
}
const isCurrent = (id: number): boolean =>
  sent.some(
    (message) =>
      'targetChange' in message &&
      message.targetChange.targetChangeType === 'CURRENT' &&
      message.targetChange.targetIds?.includes(id) === true,
  );
async function finish(work: Promise<void> | void): Promise<void> {
  const done = Promise.resolve(work).then(() => true);
  for (let i = 0; i < 100_000; i++) {
    slice();
    if (await Promise.race([done, Promise.resolve().then(() => false)])) return;
  }
  throw new Error('not done after 100,000 slices');
}

test('commits during a first load come after it, to all targets, and none is missed or told twice', async () => {
  const first = stream.receive(query(2, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 3 }));
  await finish(first);
  sent = sent.slice();
  const second = stream.receive(query(4, {}));
  for (let i = 0; i < 5; i++) slice();
  set('c/0', 1000);
  set('c/new', -1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isCurrent(4)).toBe(false);
  for (let i = 0; i < 5; i++) slice();
  set('c/7', 7000);
  await finish(second);
  expect(isCurrent(4)).toBe(true);
  await database.allNotified();
  const targets = believed();
  const all = [...database.state.collections()].flatMap((collection) => [...collection.documents()]);
  expect(targets.get(4)).toEqual(new Map(all.map(({ path, fields }) => [name(path), JSON.stringify(fields['n'])])));
  expect([...(targets.get(2)?.keys() ?? [])].sort()).toEqual([name('c/1'), name('c/2'), name('c/new')]);
});

test('what a client asks during a first load waits for it', async () => {
  const load = stream.receive(query(2, {}));
  slice();
  const removal = stream.receive({ database: NAME, removeTarget: 2 });
  const next = stream.receive(query(4, { limit: 1 }));
  expect(sent).toEqual([]);
  await finish(load);
  expect(isCurrent(2)).toBe(true);
  await removal;
  await finish(next);
  expect(isCurrent(4)).toBe(true);
  set('c/1', 5);
  await database.allNotified();
  expect(JSON.stringify(sent.at(-2))).not.toContain('"targetIds":[2]');
});

test('a stream that is closed during a first load sends and follows nothing more', async () => {
  const load = stream.receive(query(2, {}));
  slice();
  stream.close();
  await finish(load);
  set('c/1', 5);
  await database.allNotified();
  expect(sent).toEqual([]);
});

test('a window that is found anew in slices shows one moment, and what is committed meanwhile comes after it', async () => {
  await finish(stream.receive(query(2, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 3 })));
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  const remove = Array.from({ length: 100 }, (_, i) => ({ delete: name(`c/${i}`) }));
  database.commit(parseWrites(remove, NAME), { uid: undefined });
  await new Promise((resolve) => setImmediate(resolve));
  expect(believed().get(2)?.size).toBe(3);
  for (let i = 0; i < 120; i++) slice();
  set('c/101', 9999);
  set('c/300', -5);
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  const before = sent.length;
  let seen = '';
  for (let i = 0; i < 100_000 && seen === ''; i++) {
    slice();
    await Promise.resolve();
    if (sent.length > before) seen = [...(believed().get(2)?.keys() ?? [])].sort().join();
  }
  expect(seen).toBe([100, 101, 102].map((i) => name(`c/${i}`)).join());
  await database.allNotified();
  for (let i = 0; i < 100_000 && believed().get(2)?.has(name('c/101')); i++) {
    slice();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([...(believed().get(2)?.keys() ?? [])].sort()).toEqual([100, 102, 300].map((i) => name(`c/${i}`)));
});

test('a target that is added while the others are told of a long commit comes after that', async () => {
  await finish(stream.receive(query(2, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 3 })));
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  const remove = Array.from({ length: 100 }, (_, i) => ({ delete: name(`c/${i}`) }));
  database.commit(parseWrites(remove, NAME), { uid: undefined });
  sent = [];
  await finish(stream.receive(query(4, { limit: 1 })));
  expect(isCurrent(4)).toBe(true);
  expect(JSON.stringify(sent[0])).toContain('"targetIds":[2]');
  expect([...(believed().get(2)?.keys() ?? [])]).toEqual(['c/100', 'c/101', 'c/102'].map(name));
});
