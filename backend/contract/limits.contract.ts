import { describe, expect, test } from 'vitest';
import { Database, outcome, request } from './database.ts';
import { asc, onC, runQuery, where } from './query.ts';
import { byTarget } from './target.ts';
import { arr, type Fields, int, map, str, type Value } from './values.ts';

const BAD = '400 INVALID_ARGUMENT';
const db = new Database();
const put = async (path: string, fields: Fields = {}) => outcome(await db.commit([db.set(path, fields)]));

describe('ids', () => {
  const cases: [what: string, path: string, expected: string][] = [
    ['a plain one', 'c/a', '200 OK'],
    ['of 1500 bytes', `c/${'a'.repeat(1500)}`, '200 OK'],
    ['of 1501 bytes', `c/${'a'.repeat(1501)}`, BAD],
    ['of 501 characters in 1503 bytes', `c/${'日'.repeat(501)}`, BAD],
    ['"."', 'c/.', BAD],
    ['".."', 'c/..', BAD],
    ['"..."', 'c/...', '200 OK'],
    ['reserved with underscores', 'c/__x__', BAD],
    ['numeric', 'c/__id7__', '200 OK'],
    ['numeric, the lowest', 'c/__id-9223372036854775808__', '200 OK'],
    ['numeric beyond 64 bits', 'c/__id9223372036854775808__', BAD],
    ['numeric with a zero before it', 'c/__id07__', BAD],
    ['numeric zero', 'c/__id0__', BAD],
    ['"__"', 'c/__', '200 OK'],
    ['empty', 'c/', BAD],
    ['a reserved collection', '__c__/a', BAD],
    ['a collection in place of a document', 'c', BAD],
    ['a collection below', 'c/a/d', BAD],
  ];
  test.for(cases)('%s', async ([, path, expected]) => {
    expect(await put(path)).toBe(expected);
  });
});

describe('field names', () => {
  const cases: [what: string, name: string, expected: string][] = [
    ['with a dot', 'a.b', '200 OK'],
    ['empty', '', BAD],
    ['reserved', '__x__', BAD],
    ['of 1498 bytes', 'a'.repeat(1498), '200 OK'],
    ['of 1501 bytes', 'a'.repeat(1501), BAD],
  ];
  test.for(cases)('%s', async ([, name, expected]) => {
    expect(await put('c/a', { [name]: int(1) })).toBe(expected);
    expect(await put('c/a', { m: map({ [name]: int(1) }) })).toBe(expected);
  });
});

describe('field paths in a mask', () => {
  const cases: [path: string, expected: string][] = [
    ['a', '200 OK'],
    ['a.b', '200 OK'],
    ['`a b`.c', '200 OK'],
    ['`a\\`b`', '200 OK'],
    ['', BAD],
    ['.', BAD],
    ['a.', BAD],
    ['.a', BAD],
    ['a..b', BAD],
    ['`a', BAD],
    ['``', BAD],
    ['a`b', BAD],
    ['1a', BAD],
    ['a-b', BAD],
    ['a/b', BAD],
    ['__x__', BAD],
  ];
  test.for(cases)('%s: %s', async ([path, expected]) => {
    const write = { update: { name: db.name('c/masked'), fields: {} }, updateMask: { fieldPaths: [path] } };
    expect(outcome(await db.commit([write]))).toBe(expected);
  });
});

describe('the length of a field path', () => {
  const deep = (segments: number) => Array(segments).fill('a').join('.');
  const cases: [what: string, path: string, expected: string][] = [
    ['of 20 segments', deep(20), '200 OK'],
    ['of 21 segments', deep(21), BAD],
    ['of 4,000 segments', deep(4000), BAD],
    ['of 749 bytes twice', `${'a'.repeat(749)}.${'b'.repeat(749)}`, '200 OK'],
    ['of 750 bytes twice', `${'a'.repeat(750)}.${'b'.repeat(750)}`, BAD],
    ['of a million characters', 'a'.repeat(1_000_000), BAD],
  ];
  test.for(cases)('%s', async ([, path, expected]) => {
    const masked = { update: { name: db.name('c/pathed'), fields: {} }, updateMask: { fieldPaths: [path] } };
    expect(outcome(await db.commit([masked]))).toBe(expected);
    expect(outcome(await runQuery(db, onC({ where: where(path, 'EQUAL', int(1)) })))).toBe(expected);
    expect(outcome(await runQuery(db, onC({ orderBy: [asc(path)] })))).toBe(expected);
  });
});

describe('transforms', () => {
  const stamps = (count: number, path = 'c/stamped') => ({
    update: { name: db.name(path), fields: {} },
    updateTransforms: Array.from({ length: count }, (_, i) => ({
      fieldPath: `f${i}`,
      setToServerValue: 'REQUEST_TIME' as const,
    })),
  });

  test('500 of each document', async () => {
    expect(outcome(await db.commit([stamps(500), stamps(500, 'c/other')]))).toBe('200 OK');
  });

  test('501 of one document', async () => {
    const expected = byTarget('transforms-of-a-document', { emulator: '200 OK', ours: BAD });
    expect(outcome(await db.commit([stamps(501)]))).toBe(expected);
    expect(outcome(await db.commit([stamps(300), stamps(201)]))).toBe(expected);
  });

  test('twenty maps below the field that is transformed', async () => {
    const path = Array(21).fill('a').join('.');
    const write = { ...stamps(0), updateTransforms: [{ fieldPath: path, setToServerValue: 'REQUEST_TIME' as const }] };
    expect(outcome(await db.commit([write]))).toBe('200 OK');
  });

  test('a mask of thousands, and thousands of elements', async () => {
    const names = Array.from({ length: 4000 }, (_, i) => `f${i}`);
    const update = { name: db.name('c/wide'), fields: Object.fromEntries(names.map((name) => [name, int(1)])) };
    expect(outcome(await db.commit([{ update, updateMask: { fieldPaths: names } }]))).toBe('200 OK');
    const values = Array.from({ length: 4000 }, (_, i) => int(i));
    for (const change of [{ appendMissingElements: { values } }, { removeAllFromArray: { values } }]) {
      const write = { update: { name: db.name('c/long') }, updateMask: { fieldPaths: [] } };
      expect(outcome(await db.commit([{ ...write, updateTransforms: [{ fieldPath: 'a', ...change }] }]))).toBe(
        '200 OK',
      );
      expect(await db.fields('c/long')).toEqual({ a: arr(...('appendMissingElements' in change ? values : [])) });
    }
  });
});

describe('size and depth', () => {
  test('a document may have almost a mebibyte and not more', async () => {
    expect(await put('c/big', { v: str('a'.repeat(1_048_000)) })).toBe('200 OK');
    expect(await put('c/big', { v: str('a'.repeat(1_048_576)) })).toBe(BAD);
    expect(await put('c/big', { v: str('日'.repeat(349_526)) })).toBe(BAD);
  });

  test('one value may have 1,048,487 bytes and not more', async () => {
    const longest = 1_048_487;
    const bytes = (size: number): Value => ({ bytesValue: Buffer.alloc(size, 7).toString('base64') });
    for (const v of [str('a'.repeat(longest)), bytes(longest)]) expect(await put('c/big', { v })).toBe('200 OK');
    for (const v of [str('a'.repeat(longest + 1)), bytes(longest + 1), arr(str('a'.repeat(longest + 1)))])
      expect(await put('c/big', { v })).toBe(BAD);
    expect(await put('c/big', { v: str('日'.repeat(349_496)) })).toBe(BAD);
  });

  test('a patch may not make it larger', async () => {
    await db.seed({ 'c/grow': { a: str('a'.repeat(600_000)) } });
    const write = {
      update: { name: db.name('c/grow'), fields: { b: str('b'.repeat(600_000)) } },
      updateMask: { fieldPaths: ['b'] },
    };
    expect(outcome(await db.commit([write]))).toBe(BAD);
    expect(Object.keys((await db.fields('c/grow')) ?? {})).toEqual(['a']);
  });

  const nest = (levels: number): Value => (levels === 0 ? int(1) : map({ a: nest(levels - 1) }));
  test('maps nest 20 levels and no deeper', async () => {
    expect(await put('c/deep', { v: nest(19) })).toBe('200 OK');
    expect(await put('c/deep', { v: nest(20) })).toBe('200 OK');
    expect(await put('c/deep', { v: nest(21) })).toBe(BAD);
  });

  test('a list of many values', async () => {
    expect(await put('c/list', { v: arr(...Array.from({ length: 20_000 }, (_, index) => int(index))) })).toBe('200 OK');
  });
});

test('a document of many values', async () => {
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, int(1)]));
  expect(await put('c/many', named(40_000))).toBe('200 OK');
  expect(await put('c/many', named(60_000))).toBe(byTarget('values-of-a-write', { emulator: '200 OK', ours: BAD }));
});

describe('invalid requests', () => {
  const bodies: [what: string, body: string][] = [
    ['broken JSON', '{"writes":['],
    ['a list', '[]'],
    ['a text', '"hola"'],
    ['an unknown field', '{"escrituras":[]}'],
    ['a write of no kind', '{"writes":[{}]}'],
    [
      'a write of two kinds',
      JSON.stringify({ writes: [{ delete: db.name('c/a'), update: { name: db.name('c/a') } }] }),
    ],
    ['writes that are no list', '{"writes":{"a":1}}'],
    ['an update without name', '{"writes":[{"update":{"fields":{}}}]}'],
    [
      'a precondition of two kinds',
      JSON.stringify({
        writes: [{ delete: db.name('c/a'), currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } }],
      }),
    ],
    [
      'a precondition that is no boolean',
      JSON.stringify({ writes: [{ delete: db.name('c/a'), currentDocument: { exists: 'sí' } }] }),
    ],
    ['a name that is none', JSON.stringify({ writes: [{ delete: 'c/a' }] })],
  ];
  test.for(bodies)('%s', async ([, body]) => {
    expect(outcome(await db.call('commit', body))).toBe(BAD);
  });

  test('a name of another database', async () => {
    const foreign = 'projects/otro/databases/(default)/documents/c/a';
    const expected = byTarget('foreign-names', { emulator: '200 OK', ours: BAD });
    expect(outcome(await db.call('commit', { writes: [{ delete: foreign }] }))).toBe(expected);
    expect(outcome(await db.call('batchGet', { documents: [foreign] }))).toBe(expected);
  });

  test('an unknown verb', async () => {
    expect((await db.call('fusionar', {})).status).toBe(404);
  });

  test('an unknown address', async () => {
    expect((await request('GET', '/v1/projects')).status).toBe(404);
    expect((await request('POST', '/v2/nada', {})).status).toBe(404);
  });

  test('a method that does not fit the verb', async () => {
    expect((await request('PUT', `/v1/${db.root}:commit`, {})).status).toBeGreaterThanOrEqual(400);
  });
});
