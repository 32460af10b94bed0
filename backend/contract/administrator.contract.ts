import { describe, expect, test } from 'vitest';
import { Database, outcome, request } from './database.ts';
import { int } from './values.ts';

/** `c/ghost` and `c/a/d/ghost` are no documents, but have some below them. */
const tree = {
  'c/a': { n: int(1) },
  'c/b': { n: int(2) },
  'c/a/sub/x': { n: int(1) },
  'c/a/d/ghost/e/x': { n: int(1) },
  'c/ghost/sub/x': { n: int(1) },
  'other/ghost/sub/x': { n: int(1) },
};

interface Page {
  documents?: { name: string; createTime?: string; fields?: object }[];
  nextPageToken?: string;
}

async function seeded(): Promise<Database> {
  const db = new Database();
  await db.seed(tree);
  return db;
}

describe('an administrator lists the collections', () => {
  const idsBelow = async (db: Database, parent: string, body: object = {}) =>
    (await db.administer('POST', `${parent}:listCollectionIds`, body)).body;

  test('of the root, of a document and of one that is not there', async () => {
    const db = await seeded();
    expect(await idsBelow(db, '')).toEqual({ collectionIds: ['c', 'other'] });
    expect(await idsBelow(db, '/c/a')).toEqual({ collectionIds: ['d', 'sub'] });
    expect(await idsBelow(db, '/c/ghost')).toEqual({ collectionIds: ['sub'] });
    expect(await idsBelow(db, '/c/b')).toEqual({});
  });

  test('of a collection is refused, because only documents have some', async () => {
    const db = await seeded();
    expect(outcome(await db.administer('POST', '/c:listCollectionIds', {}))).toBe('400 INVALID_ARGUMENT');
  });

  test('in pages', async () => {
    const db = await seeded();
    const first = (await idsBelow(db, '', { pageSize: 1 })) as { collectionIds: string[]; nextPageToken: string };
    expect(first.collectionIds).toEqual(['c']);
    expect(await idsBelow(db, '', { pageSize: 1, pageToken: first.nextPageToken })).toMatchObject({
      collectionIds: ['other'],
    });
  });

  test('without those whose last document has gone', async () => {
    const db = await seeded();
    await db.write({ delete: db.name('other/ghost/sub/x') });
    expect(await idsBelow(db, '')).toEqual({ collectionIds: ['c'] });
  });
});

describe('an administrator lists documents with the missing ones', () => {
  const page = async (db: Database, address: string) => (await db.administer('GET', address)).body as Page;
  const rows = ({ documents = [] }: Page) =>
    documents.map(({ name, createTime }) => `${name.split('/').at(-1)}${createTime === undefined ? ' missing' : ''}`);

  test('that have documents below them', async () => {
    const db = await seeded();
    expect(rows(await page(db, '/c?showMissing=true'))).toEqual(['a', 'b', 'ghost missing']);
    expect(rows(await page(db, '/other?showMissing=true'))).toEqual(['ghost missing']);
    expect(rows(await page(db, '/c'))).toEqual(['a', 'b']);
  });

  test('in pages', async () => {
    const db = await seeded();
    const first = await page(db, '/c?showMissing=true&pageSize=2');
    expect(rows(first)).toEqual(['a', 'b']);
    const token = encodeURIComponent(first.nextPageToken ?? '');
    expect(rows(await page(db, `/c?showMissing=true&pageSize=2&pageToken=${token}`))).toEqual(['ghost missing']);
  });

  test('in another order than that of their names is refused', async () => {
    const db = await seeded();
    expect(outcome(await db.administer('GET', '/c?showMissing=true&orderBy=n'))).toBe('400 INVALID_ARGUMENT');
  });
});

describe('an administrator writes a batch', () => {
  interface Results {
    status: { code?: number }[];
    writeResults: { updateTime?: string }[];
  }

  test('in which each write succeeds or fails by itself', async () => {
    const db = await seeded();
    const answer = await db.administer('POST', ':batchWrite', {
      writes: [
        db.set('c/new', { n: int(3) }),
        { ...db.set('c/none', { n: int(4) }), currentDocument: { exists: true } },
        { delete: db.name('c/b') },
      ],
    });
    const { status, writeResults } = answer.body as unknown as Results;
    expect(status.map(({ code = 0 }) => code)).toEqual([0, 5, 0]);
    expect(writeResults.map(({ updateTime }) => updateTime !== undefined)).toEqual([true, false, expect.any(Boolean)]);
    expect(await db.fields('c/new')).toEqual({ n: int(3) });
    expect([await db.read('c/none'), await db.read('c/b')]).toEqual([undefined, undefined]);
  });

  test('that names a document twice is refused', async () => {
    const db = await seeded();
    const writes = [db.set('c/new', { n: int(1) }), { delete: db.name('c/new') }];
    expect(outcome(await db.administer('POST', ':batchWrite', { writes }))).toBe('400 INVALID_ARGUMENT');
    expect(await db.read('c/new')).toBeUndefined();
  });
});

test('a database is emptied, and no other', async () => {
  const db = await seeded();
  const other = await seeded();
  const cleared = await request('DELETE', `/emulator/v1/${db.root}`);
  expect(cleared.status).toBe(200);
  expect((await db.administer('POST', ':listCollectionIds', {})).body).toEqual({});
  expect(await db.read('c/a/sub/x')).toBeUndefined();
  expect(await other.fields('c/a')).toEqual({ n: int(1) });
});
