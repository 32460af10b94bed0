import { afterEach, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { ListenView } from './listen-view.ts';
import { asc, type StructuredQuery, where } from './query.ts';
import { byTarget } from './target.ts';
import { type Fields, int } from './values.ts';
import { Channel } from './webchannel-client.ts';

const open: ListenView[] = [];
afterEach(async () => {
  for (const view of open.splice(0)) {
    expect(view.fold().problems).toEqual([]);
    await view.channel.close();
  }
});

const TARGET = 2;
const byN = [asc('n'), asc('__name__')];
const allOfC: StructuredQuery = { from: [{ collectionId: 'c' }], orderBy: [asc('__name__')] };

const addTarget = (db: Database, structuredQuery: StructuredQuery, more: object = {}) => ({
  database: db.path,
  addTarget: { query: { parent: db.root, structuredQuery }, targetId: TARGET, ...more },
});

type Known = Map<string, Fields>;
interface Left {
  resumeToken: string;
  known: Known;
}

async function listen(db: Database, message: object, known: Known = new Map()): Promise<ListenView> {
  const channel = new Channel('Listen', db.path);
  const view = new ListenView(channel, db.root);
  open.push(view);
  view.start(TARGET, known as never);
  await channel.shakeHands([message]);
  void channel.openBackChannel();
  return view;
}

/** Listens until a state is shown, then closes the connection without ending the session. */
async function leave(db: Database, query: StructuredQuery, paths: string[]): Promise<Left> {
  const view = await listen(db, addTarget(db, query));
  await view.shows(TARGET, paths);
  await view.channel.until('a token', () => view.view(TARGET).resumeToken !== '');
  view.channel.dropBackChannel();
  return { resumeToken: view.view(TARGET).resumeToken, known: new Map(view.view(TARGET).shown) as never };
}

function resume(db: Database, query: StructuredQuery, left: Left): Promise<ListenView> {
  return listen(
    db,
    addTarget(db, query, { resumeToken: left.resumeToken, expectedCount: left.known.size }),
    left.known,
  );
}

const four = { 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/c': { n: int(3) }, 'c/d': { n: int(4) } };

describe('a listener that resumes', () => {
  test('catches up with what changed, came, went and no longer fits', async () => {
    const db = new Database();
    const few: StructuredQuery = { ...allOfC, where: where('n', 'LESS_THAN', int(10)), orderBy: byN };
    await db.seed(four);
    const left = await leave(db, few, ['c/a', 'c/b', 'c/c', 'c/d']);
    await db.write(
      db.set('c/a', { n: int(5) }),
      { delete: db.name('c/b') },
      db.set('c/c', { n: int(99) }),
      db.set('c/e', { n: int(6) }),
    );
    const view = await resume(db, few, left);
    await view.shows(TARGET, ['c/a', 'c/d', 'c/e']);
    await view.showsField(TARGET, 'c/a', 'n', { integerValue: '5' });
    const sent = new Set(view.view(TARGET).sent);
    expect(sent).toEqual(new Set(byTarget('resume-delta', { emulator: ['c/a', 'c/d', 'c/e'], ours: ['c/a', 'c/e'] })));
  });

  test('with nothing changed is sent no documents', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {}, 'c/b': {} });
    const left = await leave(db, allOfC, ['c/a', 'c/b']);
    const view = await resume(db, allOfC, left);
    await view.shows(TARGET, ['c/a', 'c/b']);
    expect(view.view(TARGET).sent).toEqual(byTarget('resume-delta', { emulator: ['c/a', 'c/b'], ours: [] }));
  });

  test('whose window moved meanwhile', async () => {
    const db = new Database();
    const window: StructuredQuery = { ...allOfC, orderBy: byN, limit: 2 };
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/c': { n: int(3) } });
    const left = await leave(db, window, ['c/a', 'c/b']);
    await db.seed({ 'c/z': { n: int(0) } });
    const view = await resume(db, window, left);
    await view.shows(TARGET, ['c/a', 'c/z']);
  });

  test('after a document was deleted and came back', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) } });
    const left = await leave(db, allOfC, ['c/a', 'c/b']);
    await db.write({ delete: db.name('c/a') });
    await db.seed({ 'c/a': { n: int(7) } });
    const view = await resume(db, allOfC, left);
    await view.shows(TARGET, ['c/a', 'c/b']);
    await view.showsField(TARGET, 'c/a', 'n', { integerValue: '7' });
  });

  test('goes on live from there', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    const left = await leave(db, allOfC, ['c/a']);
    const view = await resume(db, allOfC, left);
    await view.shows(TARGET, ['c/a']);
    await db.seed({ 'c/b': {} });
    await view.shows(TARGET, ['c/a', 'c/b']);
  });
});

describe('a token that cannot be used', () => {
  test('of another database is ignored, and the client gets everything', async () => {
    const [db, other] = [new Database(), new Database()];
    await other.seed({ 'c/x': {} });
    const left = await leave(other, allOfC, ['c/x']);
    await db.seed({ 'c/a': {} });
    const view = await listen(db, addTarget(db, allOfC, { resumeToken: left.resumeToken, expectedCount: 0 }));
    await view.shows(TARGET, ['c/a']);
  });
});
