import { beforeEach, expect, test } from 'vitest';
import { openAccess } from '../../access/open-access.ts';
import { Databases } from '../../databases/databases.ts';
import { runToEnd } from '../../engine/slices.ts';
import { openSqliteStore } from '../../storage/sqlite-store.ts';
import { parseWrites } from '../write-json.ts';
import { maskOf } from './params.ts';
import { callRest } from './rest-call.ts';

const NAME = 'projects/p/databases/(default)';
const visitor = { uid: undefined };
let databases: Databases;
/** The limits that the rules were asked about. */
let asked: (number | undefined)[];
beforeEach(() => {
  asked = [];
  const canList = ({ query }: { query: { limit: number | undefined } }): boolean => asked.push(query.limit) > 0;
  databases = new Databases(openSqliteStore(':memory:'), { ...openAccess, canList });
  const writes = [1, 2, 3].map((n) => ({ update: { name: `${NAME}/documents/c/${n}`, fields: {} } }));
  databases.open(NAME).commit(parseWrites(writes, NAME), visitor);
});

const call = (method: string, params: Record<string, string>) =>
  runToEnd(
    callRest(
      {
        method,
        pathname: `/v1/${NAME}/documents/c`,
        params: new URLSearchParams(params),
        body: '',
        identity: visitor,
      },
      databases,
    ),
  ) as { documents?: { name: string }[]; nextPageToken?: string };
const idsOf = ({ documents = [] }: ReturnType<typeof call>) => documents.map(({ name }) => name.split('/').at(-1));

test('rules are asked about a page of the size that was asked for, as Google asks them', () => {
  const first = call('GET', { pageSize: '2' });
  expect(idsOf(first)).toEqual(['1', '2']);
  const second = call('GET', { pageSize: '2', pageToken: first.nextPageToken ?? '' });
  expect([idsOf(second), second.nextPageToken]).toEqual([['3'], undefined]);
  expect(call('GET', { pageSize: '3' }).nextPageToken).toBeUndefined();
  expect(Math.max(...asked.map((limit) => limit ?? Infinity))).toBe(3);
});

test('the id of a new document is no way into another collection', () => {
  expect(() => call('POST', { documentId: 'a/otra/b' })).toThrow(
    expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
  );
  expect(call('POST', { documentId: 'a' })).toMatchObject({ name: `${NAME}/documents/c/a` });
});

test('a page shows up to a thousand fields of its documents', () => {
  const paths = (count: number) => new URLSearchParams(Array.from({ length: count }, (_, i) => ['mask', `f${i}`]));
  expect(maskOf(paths(1000), 'mask')).toHaveLength(1000);
  expect(() => maskOf(paths(1001), 'mask')).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});
