import { expect, test } from 'vitest';
import { parseWrites } from '../protocol/write-json.ts';
import type { Document } from './document.ts';
import { documentPath } from './document-path.ts';
import { FieldsDraft } from './fields-draft.ts';
import { prepareCommit } from './prepare-commit.ts';
import { runToEnd } from './slices.ts';
import { applyTransforms } from './transform.ts';
import type { Fields, Value } from './value.ts';

const NAME = 'projects/p/databases/(default)';
const name = (path: string) => `${NAME}/documents/${path}`;
const int = (value: number | string) => ({ integerValue: String(value) });

function commit(stored: Record<string, Fields>, ...writes: object[]) {
  const documents = new Map<string, Document>();
  for (const [path, fields] of Object.entries(stored))
    documents.set(path, { ...documentPath(path), fields, createTime: 5, updateTime: 7 });
  return runToEnd(prepareCommit(parseWrites(writes, NAME), (path) => documents.get(path), 100));
}

function fieldsAfter(stored: Fields, write: object): Fields | undefined {
  return commit({ 'c/a': stored }, write).after('c/a')?.fields;
}

const patch = (fields: object, fieldPaths: string[]) => ({
  update: { name: name('c/a'), fields },
  updateMask: { fieldPaths },
});
const transform = (...updateTransforms: object[]) => ({ ...patch({}, []), updateTransforms });

test('a write without a mask replaces; with one, it touches the named paths only', () => {
  const stored: Fields = { a: int(1), m: { mapValue: { fields: { x: int(1), y: int(2) } } } };
  expect(fieldsAfter(stored, { update: { name: name('c/a'), fields: { b: int(2) } } })).toEqual({ b: int(2) });
  expect(fieldsAfter(stored, patch({ b: int(2), ignored: int(0) }, ['b', 'a']))).toEqual({ m: stored['m'], b: int(2) });
  expect(fieldsAfter(stored, patch({ m: { mapValue: { fields: { x: int(9) } } } }, ['m.x', 'm.y']))).toEqual({
    a: int(1),
    m: { mapValue: { fields: { x: int(9) } } },
  });
  expect(fieldsAfter({ a: int(1) }, patch({ a: { mapValue: { fields: { b: int(2) } } } }, ['a.b', 'c.d']))).toEqual({
    a: { mapValue: { fields: { b: int(2) } } },
  });
});

test('transforms apply in order and answer one result each', () => {
  const { results, after } = commit(
    { 'c/a': { n: int(1), list: { arrayValue: { values: [int(1), int(2)] } } } },
    transform(
      { fieldPath: 'n', increment: int(4) },
      { fieldPath: 'n', increment: { doubleValue: 0.5 } },
      { fieldPath: 'max', maximum: int(3) },
      { fieldPath: 'list', appendMissingElements: { values: [int(2), int(3), { doubleValue: 2 }] } },
      { fieldPath: 'list', removeAllFromArray: { values: [int(1)] } },
      { fieldPath: 'when', setToServerValue: 'REQUEST_TIME' },
    ),
  );
  const when = { timestampValue: '1970-01-01T00:00:00.000100Z' };
  expect(results[0]?.transformResults).toEqual([
    int(5),
    { doubleValue: 5.5 },
    int(3),
    { nullValue: null },
    { nullValue: null },
    when,
  ]);
  expect(after('c/a')?.fields).toEqual({
    n: { doubleValue: 5.5 },
    max: int(3),
    list: { arrayValue: { values: [int(2), int(3)] } },
    when,
  });
});

test('integers saturate at 64 bits', () => {
  const top = '9223372036854775807';
  expect(fieldsAfter({ n: int(top) }, transform({ fieldPath: 'n', increment: int(1) }))).toEqual({ n: int(top) });
});

test.for([
  ['exists, missing', { update: { name: name('c/no'), fields: {} }, currentDocument: { exists: true } }, 'NOT_FOUND'],
  [
    'missing, exists',
    { update: { name: name('c/a'), fields: {} }, currentDocument: { exists: false } },
    'ALREADY_EXISTS',
  ],
  [
    'an earlier version',
    { delete: name('c/a'), currentDocument: { updateTime: '1970-01-01T00:00:00.000006Z' } },
    'FAILED_PRECONDITION',
  ],
  [
    'a later version',
    { delete: name('c/a'), currentDocument: { updateTime: '1970-01-01T00:00:00.000008Z' } },
    'INVALID_ARGUMENT',
  ],
  [
    'a version, missing',
    { verify: name('c/no'), currentDocument: { updateTime: '1970-01-01T00:00:00.000007Z' } },
    'FAILED_PRECONDITION',
  ],
] as const)('a precondition that fails, fails all: %s', ([, write, status]) => {
  const first = { update: { name: name('c/first'), fields: {} } };
  expect(commit({ 'c/a': {} }, first, write).failure).toMatchObject({ status });
});

test('the SDK writes versions with nine decimals', () => {
  const write = { verify: name('c/a'), currentDocument: { updateTime: '1970-01-01T00:00:00.000007000Z' } };
  expect(commit({ 'c/a': {} }, write)).toMatchObject({ changes: [], failure: undefined });
});

test('each write sees the earlier ones, and a document changes once', () => {
  const { changes, results } = commit(
    {},
    { update: { name: name('c/a'), fields: { n: int(1) } }, currentDocument: { exists: false } },
    { ...transform({ fieldPath: 'n', increment: int(1) }), currentDocument: { exists: true } },
    { update: { name: name('c/b'), fields: {} } },
    { delete: name('c/b'), currentDocument: { exists: true } },
  );
  expect(results).toHaveLength(4);
  expect(changes.map(({ path, after }) => [path, after?.fields])).toEqual([['c/a', { n: int(2) }]]);
});

test('a document keeps the time it was created', () => {
  const replace = { update: { name: name('c/a'), fields: { n: int(1) } } };
  expect(commit({ 'c/a': {} }, replace).after('c/a')).toMatchObject({ createTime: 5, updateTime: 100 });
  expect(commit({}, replace).after('c/a')).toMatchObject({ createTime: 100, updateTime: 100 });
});

test('a write that changes nothing keeps the version', () => {
  const { changes, results } = commit({ 'c/a': { n: int(1) } }, patch({ n: int(1) }, ['n']));
  expect(changes).toEqual([]);
  expect(results[0]?.updateTime).toBe(7);
});

test('a document may not outgrow a mebibyte', () => {
  const half = { stringValue: 'x'.repeat(600_000) };
  expect(commit({ 'c/a': { a: half } }, patch({ b: half }, ['b'])).failure?.message).toMatch(/maximum size/);
});

const bad = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const numbered = (count: number) => Object.fromEntries(many(count, (i) => [`f${i}`, int(i)]));

test('a document is transformed at most five hundred times in a commit', () => {
  const stamp = (count: number) =>
    transform(...many(count, (i) => ({ fieldPath: `f${i}`, setToServerValue: 'REQUEST_TIME' })));
  expect(commit({}, stamp(500)).results[0]?.transformResults).toHaveLength(500);
  expect(() => commit({}, stamp(501))).toThrow(bad);
  expect(() => commit({}, stamp(300), stamp(201))).toThrow(bad);
});

test('a mask and the elements of one change have a limit, because what is done with each costs', () => {
  const elements = (count: number) =>
    transform({ fieldPath: 'a', appendMissingElements: { values: many(count, int) } });
  expect(commit({}, elements(40_000)).after('c/a')?.fields['a']).toMatchObject({
    arrayValue: { values: { length: 40_000 } },
  });
  expect(() => commit({}, elements(40_001))).toThrow(bad);
  expect(
    fieldsAfter(
      numbered(40_000),
      patch(
        {},
        many(40_000, (i) => `f${i}`),
      ),
    ),
  ).toEqual({});
  expect(() =>
    commit(
      {},
      patch(
        {},
        many(40_001, (i) => `f${i}`),
      ),
    ),
  ).toThrow(bad);
});

test('many small writes of one large document are refused before their copies fill the memory', () => {
  const touch = (i: number) => patch({ x: int(i) }, ['x']);
  const stored = { 'c/a': numbered(20_000) };
  expect(commit(stored, ...many(40, touch)).changes).toHaveLength(1);
  expect(commit(stored, ...many(60, touch)).failure).toEqual(bad);
});

test('elements are compared by a set: each is looked at a few times, however many there are', () => {
  let looks = 0;
  const counted = (i: number): Value => ({
    get integerValue() {
      looks += 1;
      return String(i);
    },
  });
  const elements = many(2000, counted);
  for (const kind of ['append', 'remove'] as const) {
    const draft = new FieldsDraft({ a: { arrayValue: { values: many(2000, (i) => counted(i + 1000)) } } });
    applyTransforms(draft, [{ path: ['a'], kind, elements }], int(0));
    const left = draft.get(['a']);
    expect(left).toMatchObject({ arrayValue: { values: { length: kind === 'append' ? 3000 : 1000 } } });
  }
  expect(looks).toBeLessThan(4 * 4 * 2000);
});

test('a list that no write touches is looked at once: each of five hundred writes of its document would count all of it', () => {
  let looks = 0;
  const large: Value = {
    arrayValue: {
      get values(): Value[] {
        looks += 1;
        return [{ stringValue: 'x'.repeat(100) }];
      },
    },
  };
  const writes = Array.from({ length: 500 }, (_, i) =>
    patch({ n: int(i), m: { mapValue: { fields: { n: int(i) } } } }, ['n', 'm.n']),
  );
  const { after } = commit({ 'c/a': { large, m: { mapValue: { fields: { large } } } } }, ...writes);
  expect(after('c/a')?.fields['n']).toEqual(int(499));
  expect(looks).toBe(1);
});
