import { afterEach, expect, test, vi } from 'vitest';
import type { Change } from '../engine/document.ts';
import { documentPath } from '../engine/document-path.ts';
import { documentTopic, Followers, queryTopic } from './followers.ts';

const change = (path: string): Change => ({ ...documentPath(path), before: undefined, after: undefined, version: 7 });
const query = { parent: '', collectionId: 'productos', allDescendants: false } as Parameters<typeof queryTopic>[0];

afterEach(() => {
  vi.restoreAllMocks();
});

test('a commit asks those it can concern, each listener once, and nobody else', async () => {
  const followers = new Followers();
  const told: string[] = [];
  const stream = (name: string) =>
    followers.join((_changes, version, keys) => void told.push(`${name} ${version} ${keys.join()}`));
  const [a, b, c] = [stream('a'), stream('b'), stream('c')];
  a.follow([queryTopic(query)], 2);
  a.follow([documentTopic('productos/x')], 4);
  b.follow([documentTopic('productos/y')], 2);
  b.follow([queryTopic({ ...query, allDescendants: true, collectionId: 'lotes' })], 6);
  b.follow([queryTopic({ ...query, allDescendants: true, collectionId: undefined })], 8);
  const stop = c.follow([documentTopic('personal/ana'), queryTopic({ ...query, parent: 'cargas/7' })], 2);
  const after = async (...paths: string[]) => {
    told.length = 0;
    followers.announce(paths.map(change), 7);
    await followers.allNotified();
    return [...told].sort();
  };
  expect(await after('productos/x')).toEqual(['a 7 2,4', 'b 7 8']);
  expect(await after('cargas/7/lotes/0', 'otros/1')).toEqual(['b 7 6,8']);
  expect(await after('personal/ana', 'cargas/7/productos/1')).toEqual(['b 7 8', 'c 7 2']);
  expect(await after()).toEqual([]);
  stop();
  b.leave();
  expect(await after('personal/ana')).toEqual([]);
});

test('one that fails does not keep the others from being told', async () => {
  const followers = new Followers();
  let told = 0;
  const broken = followers.join(() => {
    throw new Error('broken');
  });
  broken.follow(['c/c'], 1);
  followers.join(() => void told++).follow(['c/c'], 1);
  followers.announce([change('c/a')], 1);
  await followers.allNotified();
  expect(told).toBe(1);
});

test('nobody is told before the commit has returned, and what comes before their turn is told at once', async () => {
  const followers = new Followers();
  const told: string[] = [];
  const listener = followers.join((changes, version) => {
    told.push(`${changes.map(({ path }) => path).join()} at ${version}`);
  });
  listener.follow(['c/c'], 1);
  followers.announce([change('c/a')], 1);
  followers.announce([change('c/b'), change('d/x')], 2);
  expect(told).toEqual([]);
  await followers.allNotified();
  expect(told).toEqual(['c/a,c/b,d/x at 2']);
});

test('who catches up is told at once and not again; who joins after a commit is not told of it', async () => {
  const followers = new Followers();
  const told: string[] = [];
  const stream = (name: string) => followers.join((_changes, version) => void told.push(`${name} ${version}`));
  const [early, late] = [stream('early'), stream('late')];
  early.follow(['c/c'], 1);
  followers.announce([change('c/a')], 1);
  late.follow(['c/c'], 1);
  early.catchUp();
  late.catchUp();
  expect(told).toEqual(['early 1']);
  await followers.allNotified();
  expect(told).toEqual(['early 1']);
});

test('thousands are told in parts, and whatever else is to be done comes between them', async () => {
  const followers = new Followers();
  let told = 0;
  for (let i = 0; i < 200; i++) {
    const busy = followers.join(() => {
      told += 1;
      for (const end = performance.now() + 0.5; performance.now() < end; );
    });
    busy.follow(['c/c'], 1);
  }
  followers.announce([change('c/a')], 1);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(200);
  await followers.allNotified();
  expect(told).toBe(200);
});

test('one that stays on hold while much changes is told to leave, because what waits for it keeps the documents of before', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const followers = new Followers();
  let overruns = 0;
  const held = followers.join(
    () => {},
    () => {
      overruns += 1;
      held.leave();
    },
  );
  held.follow(['c/c'], 1);
  held.hold();
  const many = Array.from({ length: 3000 }, (_, i) => change(`c/${i}`));
  const announce = async (): Promise<number> => {
    followers.announce(many, 7);
    await followers.allNotified();
    return overruns;
  };
  expect([await announce(), await announce()]).toEqual([0, 0]);
  now = 130_000;
  expect([await announce(), await announce()]).toEqual([1, 1]);
});
