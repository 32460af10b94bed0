import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, openTab, sees, type Tab } from './browser.ts';
import { Database } from './database.ts';
import { int } from './values.ts';

let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

/** A device of its own: nothing shared with the others but the server. */
async function device(db: Database): Promise<Tab> {
  const context = await browser.newContext();
  contexts.push(context);
  return await openTab(context, db.project, 'persistent');
}

describe('writes of the SDK', () => {
  test('set, merge, update and delete arrive on another device', async () => {
    const db = new Database();
    const [one, two] = [await device(db), await device(db)];
    await two.listen('all', { path: 'c' });
    await sees(two, 'all', []);
    expect(await one.write({ kind: 'set', path: 'c/a', data: { x: 1, m: { p: 1, q: 2 } } })).toBe('ok');
    expect(await one.write({ kind: 'set', path: 'c/a', data: { m: { q: 3, r: 4 } }, merge: true })).toBe('ok');
    expect(await one.write({ kind: 'update', path: 'c/a', data: { 'm.p': { $delete: true }, y: 'z' } })).toBe('ok');
    await expect.poll(async () => (await two.seen('all'))?.last?.data).toEqual([{ m: { q: 3, r: 4 }, x: 1, y: 'z' }]);
    expect(await one.write({ kind: 'delete', path: 'c/a' })).toBe('ok');
    await sees(two, 'all', []);
  });

  test('server time, increments and list changes are worked out by the server', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(40) } });
    const [one, two] = [await device(db), await device(db)];
    await one.listen('all', { path: 'c' });
    await sees(one, 'all', ['c/a']);
    await one.write({
      kind: 'update',
      path: 'c/a',
      data: { n: { $inc: 2 }, l: { $union: [1, 2, 3] }, t: { $time: true } },
    });
    await one.write({ kind: 'update', path: 'c/a', data: { l: { $remove: [2] } } });
    const seen = await sees(one, 'all', ['c/a']);
    expect(seen.data).toEqual([{ n: 42, l: [1, 3], t: { $ts: [expect.any(Number), expect.any(Number)] } }]);
    expect(await two.docFromServer('c/a')).toEqual(seen.data[0]);
  });

  test('every kind of value comes back equal on another device', async () => {
    const db = new Database();
    const [one, two] = [await device(db), await device(db)];
    const data = {
      nothing: null,
      yes: true,
      whole: 7,
      fraction: 1.5,
      nan: { $num: 'NaN' },
      endless: { $num: '-Infinity' },
      text: 'ñ 日本 😀',
      time: { $ts: [1_700_000_000, 123_456_000] },
      bytes: { $bytes: 'AAH/' },
      point: { $geo: [1.5, -2] },
      link: { $ref: 'w/other' },
      list: [1, 'a', { b: [2] }],
      map: { 'a.b': { c: null } },
      vector: { $vec: [1, 2.5] },
    };
    expect(await one.write({ kind: 'set', path: 'c/a', data })).toBe('ok');
    expect(await two.docFromServer('c/a')).toEqual(data);
  });

  test('a refused write is undone and named', async () => {
    const db = new Database();
    const one = await device(db);
    await one.listen('all', { path: 'c' });
    expect(await one.write({ kind: 'update', path: 'c/none', data: { x: 1 } })).toBe('not-found');
    expect(await one.write({ kind: 'set', path: 'c/a', data: { x: 1 } })).toBe('ok');
    await sees(one, 'all', ['c/a']);
  });

  test('a refused write among others harms none of them', async () => {
    const db = new Database();
    const one = await device(db);
    for (const path of ['c/1', 'c/2']) await one.startWrite({ kind: 'set', path, data: {} });
    await one.startWrite({ kind: 'update', path: 'c/none', data: { x: 1 } });
    for (const path of ['c/3', 'c/4']) await one.startWrite({ kind: 'set', path, data: {} });
    await expect.poll(() => one.writeOutcomes()).toHaveLength(5);
    expect(await one.writeOutcomes()).toEqual(['ok', 'ok', 'not-found', 'ok', 'ok']);
    expect(await one.server({ path: 'c' })).toMatchObject({ paths: ['c/1', 'c/2', 'c/3', 'c/4'] });
  });

  test('a batch of 500 is one change', async () => {
    const db = new Database();
    const [one, two] = [await device(db), await device(db)];
    await two.listen('all', { path: 'c' });
    await sees(two, 'all', []);
    const specs = Array.from({ length: 500 }, (_, index) => ({
      kind: 'set' as const,
      path: `c/${index}`,
      data: { index },
    }));
    expect(await one.batch(specs)).toBe('ok');
    await expect.poll(async () => (await two.seen('all'))?.last?.paths.length).toBe(500);
  });

  test('a batch with one impossible write changes nothing', async () => {
    const db = new Database();
    const one = await device(db);
    const outcome = await one.batch([
      { kind: 'set', path: 'c/a', data: {} },
      { kind: 'update', path: 'c/none', data: { x: 1 } },
    ]);
    expect(outcome).toBe('not-found');
    expect(await one.docFromServer('c/a')).toBe('missing');
  });
});

describe('transactions of the SDK', () => {
  test('two devices counting at once lose nothing', async () => {
    const db = new Database();
    await db.seed({ 'c/n': { n: int(0) } });
    const [one, two] = [await device(db), await device(db)];
    const [first, second] = await Promise.all([one.countUp('c/n', 8), two.countUp('c/n', 8)]);
    expect([first.errors, second.errors]).toEqual([[], []]);
    expect(await db.fields('c/n')).toEqual({ n: int(16) });
  });

  test('create what is missing', async () => {
    const db = new Database();
    const one = await device(db);
    expect(await one.countUp('c/new', 2)).toMatchObject({ done: 2 });
    expect(await db.fields('c/new')).toEqual({ n: int(2) });
  });
});

describe('counts, sums and averages of the SDK', () => {
  test('of a filtered query', async () => {
    const db = new Database();
    await db.seed(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`c/${index}`, { n: int(index) }])));
    const one = await device(db);
    const filter = { kind: 'where' as const, field: 'n', op: '>', value: 5 };
    expect(await one.aggregate({ path: 'c', filter }, 'n')).toEqual({ average: 7.5, count: 4, sum: 30 });
    expect(await one.aggregate({ path: 'nada' }, 'n')).toEqual({ average: null, count: 0, sum: 0 });
  });
});
