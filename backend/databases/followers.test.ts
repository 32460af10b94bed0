import { expect, test } from 'vitest';
import type { Change } from '../engine/document.ts';
import { documentPath } from '../engine/document-path.ts';
import { documentTopic, Followers, queryTopic } from './followers.ts';

const change = (path: string): Change => ({ ...documentPath(path), before: undefined, after: undefined, version: 7 });
const query = { parent: '', collectionId: 'productos', allDescendants: false } as Parameters<typeof queryTopic>[0];

test('a commit asks those it can concern, each listener once, and nobody else', () => {
  const followers = new Followers();
  const told: string[] = [];
  const stream = (name: string) => (_changes: readonly Change[], version: number, keys: readonly number[]) =>
    void told.push(`${name} ${version} ${keys.join()}`);
  const [a, b, c] = [stream('a'), stream('b'), stream('c')];
  followers.follow([queryTopic(query)], a, 2);
  followers.follow([documentTopic('productos/x')], a, 4);
  followers.follow([documentTopic('productos/y')], b, 2);
  followers.follow([queryTopic({ ...query, allDescendants: true, collectionId: 'lotes' })], b, 6);
  followers.follow([queryTopic({ ...query, allDescendants: true, collectionId: undefined })], b, 8);
  const stop = followers.follow([documentTopic('personal/ana'), queryTopic({ ...query, parent: 'cargas/7' })], c, 2);
  const after = (...paths: string[]) => {
    told.length = 0;
    followers.announce(paths.map(change), 7);
    return [...told].sort();
  };
  expect(after('productos/x')).toEqual(['a 7 2,4', 'b 7 8']);
  expect(after('cargas/7/lotes/0', 'otros/1')).toEqual(['b 7 6,8']);
  expect(after('personal/ana', 'cargas/7/productos/1')).toEqual(['b 7 8', 'c 7 2']);
  expect(after()).toEqual([]);
  stop();
  expect(after('personal/ana')).toEqual(['b 7 8']);
});

test('one that fails does not keep the others from being told', () => {
  const followers = new Followers();
  let told = 0;
  followers.follow(
    ['c/c'],
    () => {
      throw new Error('broken');
    },
    1,
  );
  followers.follow(['c/c'], () => void told++, 1);
  followers.announce([change('c/a')], 1);
  expect(told).toBe(1);
});
