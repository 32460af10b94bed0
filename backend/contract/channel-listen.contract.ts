import { afterEach, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { ListenView } from './listen-view.ts';
import { asc, desc, type StructuredQuery, where } from './query.ts';
import { byTarget } from './target.ts';
import { int, str } from './values.ts';
import { Channel } from './webchannel-client.ts';

const open: ListenView[] = [];
afterEach(async () => {
  for (const view of open.splice(0)) {
    expect(view.fold().problems).toEqual([]);
    await view.channel.close();
  }
});

const byName = [asc('__name__')];
const inC = (rest: StructuredQuery): StructuredQuery => ({ from: [{ collectionId: 'c' }], orderBy: byName, ...rest });

const target = (db: Database, targetId: number, structuredQuery: StructuredQuery, parent = '') => ({
  database: db.path,
  addTarget: { query: { parent: parent ? db.name(parent) : db.root, structuredQuery }, targetId },
});
const documentTarget = (db: Database, targetId: number, path: string) => ({
  database: db.path,
  addTarget: { documents: { documents: [db.name(path)] }, targetId },
});

async function listen(db: Database, ...targets: object[]): Promise<ListenView> {
  const [first, ...rest] = targets;
  const view = new ListenView(await Channel.open('Listen', db.path, first ? [first] : []), db.root);
  open.push(view);
  if (rest.length > 0) await view.channel.send(...rest);
  return view;
}

describe('a query', () => {
  test('shows what is there, then every change', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'd/x': { n: int(3) } });
    const view = await listen(db, target(db, 2, inC({})));
    await view.shows(2, ['c/a', 'c/b']);
    await db.seed({ 'c/c': { n: int(3) }, 'd/y': {} });
    await view.shows(2, ['c/a', 'c/b', 'c/c']);
    await db.seed({ 'c/a': { n: int(10) } });
    await view.showsField(2, 'c/a', 'n', { integerValue: '10' });
    await db.write({ delete: db.name('c/b') });
    await view.shows(2, ['c/a', 'c/c']);
  });

  test('with a filter: documents enter and leave', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(5) } });
    const order = [asc('n'), asc('__name__')];
    const view = await listen(db, target(db, 2, inC({ where: where('n', 'GREATER_THAN', int(3)), orderBy: order })));
    await view.shows(2, ['c/b']);
    await db.seed({ 'c/a': { n: int(7) } });
    await view.shows(2, ['c/a', 'c/b']);
    await db.seed({ 'c/b': { n: int(0) } });
    await view.shows(2, ['c/a']);
    await db.seed({ 'c/a': { other: int(1) } });
    await view.shows(2, []);
  });

  test('with a limit: the window slides', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/c': { n: int(3) } });
    const view = await listen(db, target(db, 2, inC({ orderBy: [asc('n'), asc('__name__')], limit: 2 })));
    await view.shows(2, ['c/a', 'c/b']);
    await db.seed({ 'c/z': { n: int(0) } });
    await view.shows(2, ['c/a', 'c/z']);
    await db.write({ delete: db.name('c/a') });
    await view.shows(2, ['c/b', 'c/z']);
    await db.seed({ 'c/b': { n: int(9) } });
    await view.shows(2, ['c/c', 'c/z']);
    await db.write({ delete: db.name('c/z') }, { delete: db.name('c/c') });
    await view.shows(2, ['c/b']);
  });

  test('that selects fields shows those alone, beside one that shows all', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1), m: int(1) }, 'c/b': { m: int(2) } });
    const selected = target(db, 2, inC({ select: { fields: [{ fieldPath: 'n' }] } }));
    const view = await listen(db, selected, target(db, 4, inC({})));
    const fieldsOf = (id: number) => Object.fromEntries(view.view(id).shown);
    await view.shows(2, ['c/a', 'c/b']);
    await view.shows(4, ['c/a', 'c/b']);
    expect(fieldsOf(2)).toEqual({ 'c/a': { n: int(1) }, 'c/b': {} });
    await db.seed({ 'c/a': { n: int(3), m: int(3) } });
    await view.showsField(4, 'c/a', 'n', { integerValue: '3' });
    await view.showsField(2, 'c/a', 'n', { integerValue: '3' });
    expect(fieldsOf(2)).toEqual({ 'c/a': { n: int(3) }, 'c/b': {} });
    expect(fieldsOf(4)).toEqual({ 'c/a': { n: int(3), m: int(3) }, 'c/b': { m: int(2) } });
  });

  test('with a limit from the other end', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/c': { n: int(3) } });
    const view = await listen(db, target(db, 2, inC({ orderBy: [desc('n'), desc('__name__')], limit: 1 })));
    await view.shows(2, ['c/c']);
    await db.seed({ 'c/b': { n: int(5) } });
    await view.shows(2, ['c/b']);
  });

  test('of a collection group, and below a document', async () => {
    const db = new Database();
    await db.seed({ 'p/1/c/a': {}, 'p/2/c/b': {}, 'c/top': {}, 'p/1/other/x': {} });
    const group = { from: [{ collectionId: 'c', allDescendants: true }], orderBy: byName };
    const view = await listen(db, target(db, 2, group), target(db, 4, inC({}), 'p/1'));
    await view.shows(2, ['c/top', 'p/1/c/a', 'p/2/c/b']);
    await view.shows(4, ['p/1/c/a']);
    await db.seed({ 'p/1/c/new': {} });
    await view.shows(2, ['c/top', 'p/1/c/a', 'p/1/c/new', 'p/2/c/b']);
    await view.shows(4, ['p/1/c/a', 'p/1/c/new']);
  });

  test('of an empty collection is current and shows nothing', async () => {
    const db = new Database();
    const view = await listen(db, target(db, 2, inC({})));
    await view.shows(2, []);
  });
});

describe('a document target', () => {
  test('follows several documents, of which some are missing', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': {}, 'd/x': {} });
    const names = ['c/a', 'd/x', 'c/none', 'c/a'].map((path) => db.name(path));
    const view = await listen(db, { database: db.path, addTarget: { documents: { documents: names }, targetId: 2 } });
    await view.shows(2, ['c/a', 'd/x']);
    await db.seed({ 'c/a': { n: int(2) }, 'c/b': { n: int(2) }, 'c/none': {} });
    await view.shows(2, ['c/a', 'c/none', 'd/x']);
    await view.showsField(2, 'c/a', 'n', { integerValue: '2' });
    await db.write({ delete: db.name('d/x') });
    await view.shows(2, ['c/a', 'c/none']);
  });

  test('names no more documents than a visitor may ask for', async () => {
    const db = new Database();
    const documents = Array.from({ length: 101 }, (_, id) => db.name(`c/${id}`));
    const view = await listen(db, { database: db.path, addTarget: { documents: { documents }, targetId: 2 } });
    const outcome = () => view.view(2).removed?.cause?.code ?? (view.view(2).current ? 'current' : undefined);
    await view.channel.until('an answer', outcome);
    expect(String(outcome())).toBe(byTarget('documents-of-a-target', { emulator: 'current', ours: '3' }));
  });

  test('follows one document from missing to there to gone', async () => {
    const db = new Database();
    const view = await listen(db, documentTarget(db, 2, 'c/a'));
    await view.shows(2, []);
    await db.seed({ 'c/a': { x: str('ya') }, 'c/b': {} });
    await view.shows(2, ['c/a']);
    await db.write({ delete: db.name('c/a') });
    await view.shows(2, []);
  });
});

describe('several targets', () => {
  test('show one commit in one consistent state', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(0) }, 'd/a': { n: int(0) } });
    const view = await listen(db, target(db, 2, inC({})), target(db, 4, { ...inC({}), from: [{ collectionId: 'd' }] }));
    await view.shows(2, ['c/a']);
    await view.shows(4, ['d/a']);
    await db.seed({ 'c/a': { n: int(1) }, 'd/a': { n: int(1) } });
    await view.showsField(2, 'c/a', 'n', { integerValue: '1' });
    await view.showsField(4, 'd/a', 'n', { integerValue: '1' });
  });

  test('removing one is answered with REMOVE and leaves the other', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    const view = await listen(db, target(db, 2, inC({})), documentTarget(db, 4, 'c/a'));
    await view.shows(2, ['c/a']);
    await view.shows(4, ['c/a']);
    await view.channel.send({ database: db.path, removeTarget: 2 });
    await view.channel.until('REMOVE', () => view.view(2).removed);
    expect(view.view(2).removed?.cause).toBeUndefined();
    await db.write({ delete: db.name('c/a') });
    await view.shows(4, []);
  });

  test.each<[string, object]>([
    ['no number', {}],
    ['the number 0', { targetId: 0 }],
  ])('one with %s is given a free one', async (_, named) => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    const { targetId: _given, ...query } = target(db, 2, inC({})).addTarget;
    const view = await listen(db, { database: db.path, addTarget: { ...query, ...named } });
    await view.shows(1, ['c/a']);
  });

  test('an id may be used again once it was removed', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    const view = await listen(db, target(db, 2, inC({})));
    await view.shows(2, ['c/a']);
    await view.channel.send({ database: db.path, removeTarget: 2 });
    await view.channel.until('REMOVE', () => view.view(2).removed);
    await db.seed({ 'c/b': {} });
    await view.channel.send(target(db, 2, inC({})));
    await view.shows(2, ['c/a', 'c/b']);
  });
});

describe('an invalid target', () => {
  const cases: [what: string, addTarget: object][] = [
    ['a bad field path', { query: { structuredQuery: { from: [{ collectionId: 'c' }], orderBy: [asc('a..b')] } } }],
    ['a bad document name', { documents: { documents: ['c/a'] } }],
  ];
  test.for(cases)('%s is refused with INVALID_ARGUMENT', async ([, what]) => {
    const db = new Database();
    const parent = { parent: db.root };
    const query = 'query' in what ? { query: { ...parent, ...(what.query as object) } } : what;
    const view = await listen(db, { database: db.path, addTarget: { ...query, targetId: 2 } });
    const refusal = await view.channel.until('a refusal', () => {
      const cause = view.view(2).removed?.cause;
      if (cause) return cause.code === 3 ? 'INVALID_ARGUMENT' : String(cause.code);
      return view.channel.messages.find((message) => message.error)?.error?.status;
    });
    expect(refusal).toBe('INVALID_ARGUMENT');
  });
});
