import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, openTab, sees, type Tab } from './browser.ts';
import { Database } from './database.ts';
import type { Cache } from './page/main.ts';
import type { FilterSpec, QuerySpec } from './page/plain.ts';
import { arr, type Fields, int, str } from './values.ts';

let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  contexts.push(context);
  return context;
}

const device = async (db: Database, cache: Cache = 'persistent'): Promise<Tab> =>
  openTab(await newContext(), db.project, cache);

const is = (field: string, op: string, value: FilterValue): FilterSpec => ({ kind: 'where', field, op, value });
type FilterValue = Extract<FilterSpec, { kind: 'where' }>['value'];

const product = (n: number, kind: string, ...tags: string[]): Fields => ({
  n: int(n),
  kind: str(kind),
  tags: arr(...tags.map(str)),
});

const catalogue: Record<string, Fields> = {
  'c/a': product(1, 'x', 'red'),
  'c/b': product(2, 'y', 'red', 'blue'),
  'c/c': product(3, 'x'),
  'c/d': product(4, 'y', 'green'),
  'p/1/c/e': product(5, 'x', 'red'),
};
/** Makes a change that every query below notices: a leaves, b changes places, f comes. */
const later: Record<string, Fields> = { 'c/a': product(10, 'z', 'grey'), 'c/f': product(0, 'y', 'red') };

const shapes: [what: string, spec: QuerySpec, before: string, after: string][] = [
  ['all', { path: 'c' }, 'a b c d', 'a b c d f'],
  ['==', { path: 'c', filter: is('kind', '==', 'x') }, 'a c', 'c'],
  ['!=', { path: 'c', filter: is('kind', '!=', 'x') }, 'b d', 'b d f a'],
  ['>', { path: 'c', filter: is('n', '>', 2) }, 'c d', 'c d a'],
  ['< and order', { path: 'c', filter: is('n', '<', 4), orderBy: [['n', 'desc']] }, 'c b a', 'c b f'],
  ['order and limit', { path: 'c', orderBy: [['n', 'asc']], limit: 2 }, 'a b', 'f b'],
  ['limit to last', { path: 'c', orderBy: [['n', 'asc']], limitToLast: 2 }, 'c d', 'd a'],
  ['in', { path: 'c', filter: is('kind', 'in', ['y', 'z']) }, 'b d', 'a b d f'],
  ['not-in', { path: 'c', filter: is('kind', 'not-in', ['y', 'w']) }, 'a c', 'c a'],
  ['array-contains', { path: 'c', filter: is('tags', 'array-contains', 'red') }, 'a b', 'b f'],
  ['array-contains-any', { path: 'c', filter: is('tags', 'array-contains-any', ['green', 'grey']) }, 'd', 'a d'],
  ['or', { path: 'c', filter: { kind: 'or', filters: [is('n', '==', 3), is('kind', '==', 'y')] } }, 'b c d', 'b c d f'],
  ['and', { path: 'c', filter: { kind: 'and', filters: [is('n', '>', 1), is('kind', '==', 'y')] } }, 'b d', 'b d'],
  ['a cursor', { path: 'c', orderBy: [['n', 'asc']], startAfter: [1], endAt: [3] }, 'b c', 'b c'],
  ['a group', { path: 'c', group: true, filter: is('tags', 'array-contains', 'red') }, 'a b p/1/c/e', 'b f p/1/c/e'],
  ['below a document', { path: 'p/1/c' }, 'p/1/c/e', 'p/1/c/e'],
];
const full = (paths: string): string[] => paths.split(' ').map((path) => (path.includes('/') ? path : `c/${path}`));

describe('listeners', () => {
  test('of every shape show the first state, then the changes of another device', async () => {
    const db = new Database();
    await db.seed(catalogue);
    const [one, two] = [await device(db), await device(db)];
    for (const [what, spec] of shapes) await one.listen(what, spec);
    for (const [what, , before] of shapes) await sees(one, what, full(before)).catch(explain(what));
    const change = Object.entries(later).map(([path, fields]) => ({
      kind: 'set' as const,
      path,
      data: plainOf(fields),
    }));
    expect(await two.batch(change)).toBe('ok');
    for (const [what, , , after] of shapes) await sees(one, what, full(after)).catch(explain(what));
  });

  test('on one document follow it', async () => {
    const db = new Database();
    const one = await device(db, 'memory');
    expect(await one.docFromServer('c/a')).toBe('missing');
    await db.seed({ 'c/a': { x: int(1) } });
    expect(await one.docFromServer('c/a')).toEqual({ x: 1 });
    await db.write({ delete: db.name('c/a') });
    expect(await one.docFromServer('c/a')).toBe('missing');
  });
});

describe('two tabs of one device', () => {
  test('share what one of them receives and writes', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) } });
    const context = await newContext();
    const one = await openTab(context, db.project, 'persistent');
    await one.listen('all', { path: 'c' });
    await sees(one, 'all', ['c/a']);
    const two = await openTab(context, db.project, 'persistent');
    await two.listen('all', { path: 'c' });
    await sees(two, 'all', ['c/a']);
    expect(await two.write({ kind: 'set', path: 'c/b', data: { x: 2 } })).toBe('ok');
    await sees(one, 'all', ['c/a', 'c/b']);
    await db.seed({ 'c/c': {} });
    await sees(one, 'all', ['c/a', 'c/b', 'c/c']);
    await sees(two, 'all', ['c/a', 'c/b', 'c/c']);
  });
});

describe('offline', () => {
  test('writes wait, show at once, and are sent once when the network is back', async () => {
    const db = new Database();
    await db.seed({ 'c/n': { n: int(1) } });
    const [one, two] = [await device(db), await device(db)];
    await one.listen('all', { path: 'c' });
    await two.listen('all', { path: 'c' });
    await sees(one, 'all', ['c/n']);
    await one.offline();
    await one.startWrite({ kind: 'set', path: 'c/a', data: { x: 1 } });
    await one.startWrite({ kind: 'update', path: 'c/n', data: { n: { $inc: 5 } } });
    await expect
      .poll(async () => (await one.seen('all'))?.last)
      .toMatchObject({ paths: ['c/a', 'c/n'], pending: true });
    await db.seed({ 'c/meanwhile': {} });
    await one.online();
    expect(await one.flushed()).toBe('flushed');
    await sees(two, 'all', ['c/a', 'c/meanwhile', 'c/n']);
    await sees(one, 'all', ['c/a', 'c/meanwhile', 'c/n']);
    expect(await db.fields('c/n')).toEqual({ n: int(6) });
  });

  test('a listener that comes back catches up with what was changed, added and deleted', async () => {
    const db = new Database();
    await db.seed(
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`c/${100 + index}`, { n: int(index) }])),
    );
    const one = await device(db);
    const few: QuerySpec = { path: 'c', filter: is('n', '<', 3) };
    await one.listen('few', few);
    await one.listen('all', { path: 'c' });
    await sees(one, 'few', ['c/100', 'c/101', 'c/102']);
    await one.offline();
    await db.write(
      { delete: db.name('c/100') },
      db.set('c/101', { n: int(50) }),
      db.set('c/129', { n: int(0) }),
      db.set('c/new', { n: int(2) }),
    );
    await one.online();
    await sees(one, 'few', ['c/129', 'c/102', 'c/new']);
    await expect.poll(async () => (await one.seen('all'))?.last?.paths.length).toBe(30);
  });

  test('a reloaded page still has its data and its unsent writes', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) } });
    const context = await newContext();
    const before = await openTab(context, db.project, 'persistent');
    await before.listen('all', { path: 'c' });
    await sees(before, 'all', ['c/a']);
    await before.offline();
    await before.startWrite({ kind: 'set', path: 'c/b', data: { x: 2 } });
    await expect.poll(async () => (await before.seen('all'))?.last?.pending).toBe(true);
    await before.page.close();
    const after = await openTab(context, db.project, 'persistent');
    await after.listen('all', { path: 'c' });
    await sees(after, 'all', ['c/a', 'c/b']);
    expect(await db.fields('c/b')).toEqual({ x: int(2) });
  });
});

function explain(what: string) {
  return (error: unknown) => {
    throw new Error(`${what}: ${String(error)}`, { cause: error });
  };
}

/** The few kinds of value the catalogue uses, as the page wants them. */
function plainOf(fields: Fields): Record<string, number | string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value.integerValue === undefined
        ? (value.stringValue ?? (value.arrayValue?.values ?? []).map((inner) => inner.stringValue ?? ''))
        : Number(value.integerValue),
    ]),
  );
}
