import { describe, expect, test } from 'vitest';
import { type CommitBody, Database, outcome, type Write } from './database.ts';
import { type Fields, int, map, str } from './values.ts';

const nested: Fields = { a: int(1), m: map({ x: int(1), y: map({ z: int(2) }) }), s: str('t') };

describe('a commit', () => {
  test('answers one result per write and one time for all', async () => {
    const db = new Database();
    const body = await db.write(db.set('c/a', { x: int(1) }), db.set('c/b', {}), { delete: db.name('c/none') });
    expect(body.writeResults).toHaveLength(3);
    expect(body.writeResults?.[0]?.updateTime).toBe(body.commitTime);
    expect(body.commitTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/);
    expect((await db.read('c/b'))?.updateTime).toBe(body.commitTime);
  });

  test('that changes nothing leaves the document its time', async () => {
    const db = new Database();
    const written = await db.write(db.set('c/a', { x: int(1) }));
    const again = await db.write(db.set('c/a', { x: int(1) }));
    expect(again.writeResults?.[0]?.updateTime).toBe(written.commitTime);
    expect((await db.read('c/a'))?.updateTime).toBe(written.commitTime);
  });

  test('replaces the whole document without a mask', async () => {
    const db = new Database();
    await db.seed({ 'c/a': nested });
    await db.seed({ 'c/a': { only: int(1) } });
    expect(await db.fields('c/a')).toEqual({ only: int(1) });
  });

  test('sees its own earlier writes, in order', async () => {
    const db = new Database();
    await db.write(db.set('c/a', { n: int(1) }), {
      update: { name: db.name('c/a'), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: int(5) }],
      currentDocument: { exists: true },
    });
    expect(await db.fields('c/a')).toEqual({ n: int(6) });
    await db.write(
      { delete: db.name('c/a') },
      { ...db.set('c/a', { again: int(1) }), currentDocument: { exists: false } },
    );
    expect(await db.fields('c/a')).toEqual({ again: int(1) });
  });

  test('of three hundred documents loses nothing to others that change one of them at the same time', async () => {
    const db = new Database();
    const add = (path: string): Write => ({
      update: { name: db.name(path), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    });
    const all = Array.from({ length: 300 }, (_, i) => add(`c/${i}`));
    const answers = await Promise.all([
      db.commit(all),
      ...Array.from({ length: 5 }, () => db.commit([add('c/7')])),
      db.commit(all),
    ]);
    // Google's emulator locks documents, and may let some wait for too long.
    const through = answers.filter(({ status }) => status === 200);
    expect(answers.map(outcome).filter((one) => one !== '200 OK' && one !== '409 ABORTED')).toEqual([]);
    const large = through.filter(({ body }) => (body as CommitBody).writeResults?.length === 300).length;
    expect(new Set(through.map(({ body }) => (body as CommitBody).commitTime)).size).toBe(through.length);
    expect(await db.fields('c/7')).toEqual({ n: int(through.length) });
    expect((await db.read('c/299'))?.fields).toEqual(large === 0 ? undefined : { n: int(large) });
  });

  test('is all or nothing', async () => {
    const db = new Database();
    const writes: Write[] = [
      db.set('c/a', { x: int(1) }),
      { ...db.set('c/none', {}), currentDocument: { exists: true } },
      db.set('c/b', { x: int(1) }),
    ];
    expect(outcome(await db.commit(writes))).toBe('404 NOT_FOUND');
    expect([await db.read('c/a'), await db.read('c/b')]).toEqual([undefined, undefined]);
  });

  test('takes 500 writes', async () => {
    const db = new Database();
    const writes = Array.from({ length: 500 }, (_, index) => db.set(`c/${index}`, { index: int(index) }));
    const body = (await db.commit(writes)).body as CommitBody;
    expect(body.writeResults).toHaveLength(500);
    expect(await db.fields('c/499')).toEqual({ index: int(499) });
  });

  test('deletes, and deleting nothing succeeds', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) } });
    await db.write({ delete: db.name('c/a') }, { delete: db.name('c/never') });
    expect(await db.read('c/a')).toBeUndefined();
  });

  test('that changes nothing leaves the document its time', async () => {
    const db = new Database();
    const first = await db.seed({ 'c/a': { x: int(1) } });
    const again = await db.seed({ 'c/a': { x: int(1) } });
    expect((await db.read('c/a'))?.updateTime).toBe(first.commitTime);
    expect(again.writeResults?.[0]?.updateTime).toBe(first.commitTime);
  });

  test('a deleted and recreated document has a new createTime', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    await db.write({ delete: db.name('c/a') });
    const again = await db.seed({ 'c/a': {} });
    expect((await db.read('c/a'))?.createTime).toBe(again.commitTime);
  });

  test('deleting a document leaves those below it', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {}, 'c/a/sub/b': { x: int(1) } });
    await db.write({ delete: db.name('c/a') });
    expect(await db.fields('c/a/sub/b')).toEqual({ x: int(1) });
  });
});

describe('a mask', () => {
  const cases: [what: string, mask: string[], fields: Fields, expected: Fields][] = [
    ['sets what is there', ['a'], { a: int(9), s: str('ignored') }, { ...nested, a: int(9) }],
    ['deletes what is not', ['a', 's'], {}, { m: nested['m'] ?? {} }],
    ['empty changes nothing', [], { a: int(9) }, nested],
    [
      'sets below a map',
      ['m.x'],
      { m: map({ x: int(9) }) },
      { ...nested, m: map({ x: int(9), y: map({ z: int(2) }) }) },
    ],
    ['deletes below a map', ['m.y.z'], {}, { ...nested, m: map({ x: int(1), y: map({}) }) }],
    ['replaces a map', ['m'], { m: map({ only: int(1) }) }, { ...nested, m: map({ only: int(1) }) }],
    ['makes a map of a value', ['a.b'], { a: map({ b: int(1) }) }, { ...nested, a: map({ b: int(1) }) }],
    [
      'makes missing maps',
      ['n.o.p'],
      { n: map({ o: map({ p: int(1) }) }) },
      { ...nested, n: map({ o: map({ p: int(1) }) }) },
    ],
    ['deletes below nothing', ['none.deep'], {}, nested],
    ['quotes odd names', ['`a.b`', '`ñ`'], { 'a.b': int(1), ñ: int(2) }, { ...nested, 'a.b': int(1), ñ: int(2) }],
  ];
  test.for(cases)('%s', async ([, fieldPaths, fields, expected]) => {
    const db = new Database();
    await db.seed({ 'c/a': nested });
    await db.write({ update: { name: db.name('c/a'), fields }, updateMask: { fieldPaths } });
    expect(await db.fields('c/a')).toEqual(expected);
  });

  test('on a missing document creates it with the masked fields', async () => {
    const db = new Database();
    await db.write({
      update: { name: db.name('c/a'), fields: { x: int(1), y: int(2) } },
      updateMask: { fieldPaths: ['x'] },
    });
    expect(await db.fields('c/a')).toEqual({ x: int(1) });
  });

  test('empty on a missing document creates an empty one', async () => {
    const db = new Database();
    await db.write({ update: { name: db.name('c/a'), fields: { x: int(1) } }, updateMask: { fieldPaths: [] } });
    expect(await db.fields('c/a')).toEqual({});
  });
});

describe('a commit, by what its writes hold', () => {
  const write = (db: Database): Record<string, object> => ({
    delete: { delete: db.name('c/a') },
    verify: { verify: db.name('c/a'), currentDocument: { exists: true } },
    transform: { transform: { document: db.name('c/a'), fieldTransforms: [{ fieldPath: 'a', increment: int(1) }] } },
  });
  test.for(['delete', 'verify', 'transform'])(
    'of a %s with a mask or transforms is refused, because they belong to an update',
    async (kind) => {
      const db = new Database();
      await db.seed({ 'c/a': nested });
      const updateTransforms = [{ fieldPath: 's', increment: int(1) }];
      for (const part of [{ updateMask: { fieldPaths: ['a'] } }, { updateMask: {} }, { updateTransforms }])
        expect(outcome(await db.call('commit', { writes: [{ ...write(db)[kind], ...part }] }))).toBe(
          '400 INVALID_ARGUMENT',
        );
      expect(await db.fields('c/a')).toEqual(nested);
    },
  );

  test('of no transforms at all is refused, and no document comes of it', async () => {
    const db = new Database();
    const writes = [{ transform: { document: db.name('c/a'), fieldTransforms: [] } }];
    expect(outcome(await db.call('commit', { writes }))).toBe('400 INVALID_ARGUMENT');
    expect(await db.read('c/a')).toBeUndefined();
  });

  test('takes the name in a mask for what never changes', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { a: int(1), b: int(2) } });
    const update = { name: db.name('c/a'), fields: { a: int(3), b: int(4) } };
    await db.write({ update, updateMask: { fieldPaths: ['__name__', 'a'] } });
    expect(await db.fields('c/a')).toEqual({ a: int(3), b: int(2) });
  });
});
