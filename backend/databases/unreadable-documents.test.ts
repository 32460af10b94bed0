import { beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../access/access.ts';
import { openAccess } from '../access/open-access.ts';
import { runToEnd } from '../engine/slices.ts';
import { StatusError } from '../engine/status.ts';
import { OPERATOR, withOperator } from '../operations/operator-access.ts';
import { callRest } from '../protocol/rest/rest-call.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Databases } from './databases.ts';

const NAME = 'projects/p/databases/(default)';
const ROOT = `/v1/${NAME}/documents`;
const isOpen = (path: string): boolean => !path.startsWith('internos/');
/** Everybody may do everything, but for one collection. */
const access: Access = {
  ...openAccess,
  canGet: ({ path }) => isOpen(path),
  *canCommit({ steps }) {
    yield;
    return steps.every(({ write }) => isOpen(write.path));
  },
};

let databases: Databases;
beforeEach(() => {
  databases = new Databases(openSqliteStore(':memory:'), withOperator(access));
});

const name = (path: string): string => `${NAME}/documents/${path}`;
const update = (path: string, fields: object): object => ({ update: { name: name(path), fields } });
const text = (size: number) => ({ stringValue: 'x'.repeat(size) });
/** Somebody who may do so writes a document. */
const write = (path: string, fields: object): unknown =>
  databases.open(NAME).commit(parseWrites([update(path, fields)], NAME), OPERATOR);

function ask(verb: string, body: object): unknown {
  const request = { method: 'POST', params: new URLSearchParams(), identity: { uid: undefined } };
  try {
    return runToEnd(callRest({ ...request, pathname: `${ROOT}:${verb}`, body: JSON.stringify(body) }, databases));
  } catch (error) {
    return error instanceof StatusError ? error.status : error;
  }
}
function get(path: string, transaction: string): unknown {
  const request = { method: 'GET', body: '', identity: { uid: undefined } };
  const params = new URLSearchParams({ transaction });
  try {
    return runToEnd(callRest({ ...request, params, pathname: `${ROOT}/${path}` }, databases));
  } catch (error) {
    return error instanceof StatusError ? error.status : error;
  }
}

describe('a document that somebody may not read', () => {
  test.each([
    ['larger than any may be', [{ ...update('internos/p1', { b: text(600_000) }), updateMask: { fieldPaths: ['b'] } }]],
    [
      'too much to copy',
      Array.from({ length: 500 }, (_, i) => ({
        ...update('internos/p1', {}),
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'lista', appendMissingElements: { values: [{ integerValue: String(i) }] } }],
      })),
    ],
  ])('is not told of by a write that makes it %s', (_, writes) => {
    write('internos/p1', {
      a: text(600_000),
      lista: { arrayValue: { values: Array.from({ length: 3000 }, (_value, i) => ({ integerValue: String(-i) })) } },
    });
    expect(ask('commit', { writes })).toBe('PERMISSION_DENIED');
  });

  test('is not even asked about when what is written is too large by itself: the rules would have to read all of it', () => {
    const fields = { b: text(1_100_000) };
    const writes = [
      update('internos/p1', fields),
      { ...update('internos/p1', fields), updateMask: { fieldPaths: ['b'] } },
    ];
    for (const one of writes) expect(ask('commit', { writes: [one] })).toBe('INVALID_ARGUMENT');
  });

  test.each(['a read', 'a batchGet'])('is not watched by %s of a transaction that was refused', (way) => {
    write('productos/p1', { n: text(1) });
    const { transaction } = ask('beginTransaction', {}) as { transaction: string };
    const refused =
      way === 'a read'
        ? get('internos/p1', transaction)
        : ask('batchGet', { documents: [name('internos/p1')], transaction });
    expect(refused).toBe('PERMISSION_DENIED');
    const before = get('productos/p1', transaction);
    write('internos/p1', { a: text(1) });
    expect(get('productos/p1', transaction)).toEqual(before);
  });
});
