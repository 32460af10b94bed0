import { describe, expect, test } from 'vitest';
import { Database, outcome, type Transform, type Write } from './database.ts';
import { arr, bool, dbl, type Fields, int, map, nil, str, type Value } from './values.ts';

type Case = [what: string, before: Fields, transforms: Transform[], after: Fields, results: Value[]];

const patch = (db: Database, updateTransforms: Transform[]): Write => ({
  update: { name: db.name('c/a'), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms,
});

const increment = (operand: Value): Transform => ({ fieldPath: 'n', increment: operand });
const maximum = (operand: Value): Transform => ({ fieldPath: 'n', maximum: operand });
const minimum = (operand: Value): Transform => ({ fieldPath: 'n', minimum: operand });
const append = (...values: Value[]): Transform => ({ fieldPath: 'l', appendMissingElements: { values } });
const remove = (...values: Value[]): Transform => ({ fieldPath: 'l', removeAllFromArray: { values } });

const cases: Case[] = [
  ['int + int', { n: int(2) }, [increment(int(3))], { n: int(5) }, [int(5)]],
  ['int + double', { n: int(2) }, [increment(dbl(0.5))], { n: dbl(2.5) }, [dbl(2.5)]],
  ['double + int', { n: dbl(1.5) }, [increment(int(1))], { n: dbl(2.5) }, [dbl(2.5)]],
  ['double + double that is whole', { n: dbl(1.5) }, [increment(dbl(0.5))], { n: dbl(2) }, [dbl(2)]],
  ['increment of nothing', {}, [increment(int(3))], { n: int(3) }, [int(3)]],
  ['increment of a text', { n: str('x') }, [increment(int(3))], { n: int(3) }, [int(3)]],
  [
    'increment stops at the largest int',
    { n: int('9223372036854775807') },
    [increment(int(1))],
    { n: int('9223372036854775807') },
    [int('9223372036854775807')],
  ],
  [
    'increment stops at the smallest int',
    { n: int('-9223372036854775808') },
    [increment(int(-1))],
    { n: int('-9223372036854775808') },
    [int('-9223372036854775808')],
  ],
  [
    'increment beyond 2^53 stays exact',
    { n: int('9007199254740993') },
    [increment(int(2))],
    { n: int('9007199254740995') },
    [int('9007199254740995')],
  ],
  [
    'two increments of one field',
    { n: int(1) },
    [increment(int(1)), increment(int(2))],
    { n: int(4) },
    [int(2), int(4)],
  ],
  ['maximum', { n: int(2) }, [maximum(int(3))], { n: int(3) }, [int(3)]],
  ['maximum that changes nothing', { n: int(5) }, [maximum(dbl(3.5))], { n: int(5) }, [int(5)]],
  ['maximum of equals keeps the stored kind', { n: int(3) }, [maximum(dbl(3))], { n: int(3) }, [int(3)]],
  [
    'maximum beyond 2^53 is exact',
    { n: int('9007199254740992') },
    [maximum(int('9007199254740993'))],
    { n: int('9007199254740993') },
    [int('9007199254740993')],
  ],
  [
    'minimum beyond 2^53 is exact',
    { n: dbl(2 ** 53) },
    [maximum(int('9007199254740993')), minimum(dbl(2 ** 53))],
    { n: dbl(2 ** 53) },
    [int('9007199254740993'), dbl(2 ** 53)],
  ],
  ['maximum of nothing', {}, [maximum(int(3))], { n: int(3) }, [int(3)]],
  ['minimum', { n: int(2) }, [minimum(dbl(1.5))], { n: dbl(1.5) }, [dbl(1.5)]],
  ['minimum of nothing', {}, [minimum(int(3))], { n: int(3) }, [int(3)]],
  [
    'append what is missing',
    { l: arr(int(1), str('a')) },
    [append(str('a'), int(2), int(2))],
    { l: arr(int(1), str('a'), int(2)) },
    [nil],
  ],
  ['append to nothing', {}, [append(int(1), int(2))], { l: arr(int(1), int(2)) }, [nil]],
  ['append to a text', { l: str('x') }, [append(int(1))], { l: arr(int(1)) }, [nil]],
  [
    'append maps compares them whole',
    { l: arr(map({ a: int(1) })) },
    [append(map({ a: int(1) }), map({ a: int(2) }))],
    { l: arr(map({ a: int(1) }), map({ a: int(2) })) },
    [nil],
  ],
  [
    'remove',
    { l: arr(int(1), str('a'), int(1), bool(true)) },
    [remove(int(1), bool(true))],
    { l: arr(str('a')) },
    [nil],
  ],
  [
    'append takes a whole double for the equal int, in maps and lists too',
    { l: arr(int(1), dbl(2), dbl(0.5), map({ x: int(1), y: arr(dbl(3)) })) },
    [append(dbl(1), int(2), int(0), dbl(-0), dbl(0.5), map({ x: dbl(1), y: arr(int(3)) }))],
    { l: arr(int(1), dbl(2), dbl(0.5), map({ x: int(1), y: arr(dbl(3)) }), int(0)) },
    [nil],
  ],
  [
    'remove takes a whole double for the equal int, in maps and lists too',
    { l: arr(int(1), dbl(2), dbl(0.5), map({ x: int(1), y: arr(dbl(3)) }), str('1')) },
    [remove(dbl(1), int(2), map({ x: dbl(1), y: arr(int(3)) }))],
    { l: arr(dbl(0.5), str('1')) },
    [nil],
  ],
  [
    'remove tells ints beyond 2^53 apart',
    { l: arr(int('9007199254740993'), int('9007199254740992')) },
    [remove(dbl(9007199254740992))],
    { l: arr(int('9007199254740993')) },
    [nil],
  ],
  ['remove from a text', { l: str('x') }, [remove(int(1))], { l: arr() }, [nil]],
  [
    'several fields',
    { n: int(1), l: arr() },
    [increment(int(1)), append(int(7))],
    { n: int(2), l: arr(int(7)) },
    [int(2), nil],
  ],
  [
    'below a map',
    { m: map({ n: int(1) }) },
    [{ fieldPath: 'm.n', increment: int(1) }],
    { m: map({ n: int(2) }) },
    [int(2)],
  ],
  ['below a map that is missing', {}, [{ fieldPath: 'm.n', increment: int(1) }], { m: map({ n: int(1) }) }, [int(1)]],
];

describe('transforms', () => {
  test.for(cases)('%s', async ([, before, transforms, after, results]) => {
    const db = new Database();
    await db.seed({ 'c/a': before });
    const body = await db.write(patch(db, transforms));
    expect(await db.fields('c/a')).toEqual(after);
    expect(body.writeResults?.[0]?.transformResults).toEqual(results);
  });

  test('the time of the request is one and the same for the whole commit', async () => {
    const db = new Database();
    const time: Transform = { fieldPath: 't', setToServerValue: 'REQUEST_TIME' };
    const body = await db.write(
      { ...db.set('c/a', { x: int(1) }), updateTransforms: [time] },
      { ...db.set('c/b', {}), updateTransforms: [time] },
    );
    const [a, b] = [await db.fields('c/a'), await db.fields('c/b')];
    expect(a?.['x']).toEqual(int(1));
    expect(a?.['t']?.timestampValue).toBeTypeOf('string');
    expect(b?.['t']).toEqual(a?.['t']);
    expect(body.writeResults?.map((result) => result.transformResults?.[0])).toEqual([a?.['t'], a?.['t']]);
  });

  test('create the document they change', async () => {
    const db = new Database();
    await db.write(patch(db, [increment(int(1))]));
    expect(await db.fields('c/a')).toEqual({ n: int(1) });
  });

  test('run after the fields of the same write', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(100) } });
    await db.write({ ...db.set('c/a', { n: int(1) }), updateTransforms: [increment(int(1))] });
    expect(await db.fields('c/a')).toEqual({ n: int(2) });
  });

  test('as a write of their own (the older form)', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1), keep: int(1) } });
    const body = await db.write({ transform: { document: db.name('c/a'), fieldTransforms: [increment(int(1))] } });
    expect(await db.fields('c/a')).toEqual({ n: int(2), keep: int(1) });
    expect(body.writeResults?.[0]?.transformResults).toEqual([int(2)]);
  });

  test('of a field and of a part of it are refused', async () => {
    const db = new Database();
    const [whole, part] = [increment(int(1)), { fieldPath: 'n.x', increment: int(1) }];
    expect(outcome(await db.commit([patch(db, [whole, part])]))).toBe('400 INVALID_ARGUMENT');
    expect(outcome(await db.commit([patch(db, [part, whole])]))).toBe('400 INVALID_ARGUMENT');
    expect(outcome(await db.commit([patch(db, [part]), patch(db, [whole])]))).toBe('200 OK');
  });

  const refused: [what: string, transform: object][] = [
    ['increment by a text', { fieldPath: 'n', increment: str('x') }],
    ['a transform of no kind', { fieldPath: 'n' }],
    ['a transform without a field', { increment: int(1) }],
    ['an unknown server value', { fieldPath: 'n', setToServerValue: 'MOON_PHASE' }],
  ];
  test.for(refused)('%s is refused', async ([, transform]) => {
    const db = new Database();
    expect(outcome(await db.commit([patch(db, [transform as Transform])]))).toBe('400 INVALID_ARGUMENT');
  });
});
