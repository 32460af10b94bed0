import { describe, expect, test } from 'vitest';
import { type Answer, Database, outcome, type StoredDocument } from './database.ts';
import { int, map, str } from './values.ts';

interface Page {
  documents?: StoredDocument[];
  nextPageToken?: string;
}

const ids = (answer: Answer): string[] =>
  ((answer.body as Page).documents ?? []).map((document) => document.name.split('/').at(-1) ?? '');

describe('GET of one document', () => {
  test('answers name, fields and both times', async () => {
    const db = new Database();
    const commit = await db.seed({ 'c/a': { x: int(1), m: map({ y: str('z') }) } });
    const document = await db.read('c/a');
    expect(document).toEqual({
      name: db.name('c/a'),
      fields: { x: int(1), m: map({ y: str('z') }) },
      createTime: commit.commitTime,
      updateTime: commit.commitTime,
    });
  });

  test('keeps createTime and moves updateTime', async () => {
    const db = new Database();
    const first = await db.seed({ 'c/a': { x: int(1) } });
    const second = await db.seed({ 'c/a': { x: int(2) } });
    const document = await db.read('c/a');
    expect(document?.createTime).toBe(first.commitTime);
    expect(document?.updateTime).toBe(second.commitTime);
    expect(Date.parse(second.commitTime ?? '')).toBeGreaterThanOrEqual(Date.parse(first.commitTime ?? ''));
  });

  test('of a missing document is NOT_FOUND', async () => {
    expect(outcome(await new Database().rest('GET', 'c/none'))).toBe('404 NOT_FOUND');
  });

  test('returns only the masked fields', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1), y: int(2), m: map({ p: int(3), q: int(4) }) } });
    const answer = await db.rest('GET', 'c/a?mask.fieldPaths=x&mask.fieldPaths=m.q&mask.fieldPaths=none');
    expect(answer.body).toMatchObject({ fields: { x: int(1), m: map({ q: int(4) }) } });
    expect(Object.keys((answer.body as unknown as StoredDocument).fields ?? {}).sort()).toEqual(['m', 'x']);
  });

  test('finds ids with reserved characters, one encoded segment each', async () => {
    const db = new Database();
    const strange = ['a b', 'a:b', 'a?b#c', '50%', 'ñandú', '日本', '😀', 'a&b=c', '(default)', "it's", 'a+b'];
    await db.seed(Object.fromEntries(strange.map((id) => [`c/${id}`, { id: str(id) }])));
    for (const id of strange) {
      const answer = await db.rest('GET', `c/${encodeURIComponent(id)}`);
      expect(answer.body, id).toMatchObject({ name: db.name(`c/${id}`), fields: { id: str(id) } });
    }
  });

  test('reads a document below another, even one that does not exist', async () => {
    const db = new Database();
    await db.seed({ 'c/ghost/sub/a': { x: int(1) } });
    expect(await db.fields('c/ghost/sub/a')).toEqual({ x: int(1) });
    expect(await db.read('c/ghost')).toBeUndefined();
  });
});

describe('GET of a collection', () => {
  const five = {
    'c/a': { n: int(5) },
    'c/b': { n: int(3) },
    'c/c': { n: int(4) },
    'c/d': { n: int(1) },
    'c/e': { n: int(2) },
  };

  test('lists in the order of the ids, without the neighbours', async () => {
    const db = new Database();
    await db.seed({ ...five, 'd/x': { n: int(0) }, 'c/a/c/below': { n: int(0) } });
    expect(ids(await db.rest('GET', 'c'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('pages until there is no token', async () => {
    const db = new Database();
    await db.seed(five);
    const first = await db.rest('GET', 'c?pageSize=2');
    expect(ids(first)).toEqual(['a', 'b']);
    const token = encodeURIComponent((first.body as Page).nextPageToken ?? '');
    const second = await db.rest('GET', `c?pageSize=2&pageToken=${token}`);
    expect(ids(second)).toEqual(['c', 'd']);
    const last = encodeURIComponent((second.body as Page).nextPageToken ?? '');
    const third = await db.rest('GET', `c?pageSize=2&pageToken=${last}`);
    expect(ids(third)).toEqual(['e']);
    expect((third.body as Page).nextPageToken).toBeUndefined();
  });

  test('has thirty in a page where no size is asked for', async () => {
    const db = new Database();
    await db.seed(Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`c/${at + 100}`, { n: int(at) }])));
    for (const address of ['c', 'c?pageSize=0']) {
      const page = await db.rest('GET', address);
      expect(ids(page)).toHaveLength(30);
      expect((page.body as Page).nextPageToken).toEqual(expect.any(String));
    }
  });

  test('orders by a field, both ways', async () => {
    const db = new Database();
    await db.seed(five);
    expect(ids(await db.rest('GET', 'c?orderBy=n'))).toEqual(['d', 'e', 'b', 'c', 'a']);
    expect(ids(await db.rest('GET', 'c?orderBy=n%20desc'))).toEqual(['a', 'c', 'b', 'e', 'd']);
    expect(ids(await db.rest('GET', 'c?orderBy=n%20desc&pageSize=2'))).toEqual(['a', 'c']);
  });

  test('masks the fields', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1), y: int(2) } });
    const answer = await db.rest('GET', 'c?mask.fieldPaths=y');
    expect((answer.body as Page).documents?.[0]?.fields).toEqual({ y: int(2) });
  });

  test('of an empty collection has no documents', async () => {
    const answer = await new Database().rest('GET', 'c');
    expect([answer.status, ids(answer)]).toEqual([200, []]);
  });
});

describe('POST to a collection', () => {
  test('makes an id when it is sent an empty one', async () => {
    const db = new Database();
    const answer = await db.rest('POST', 'c?documentId=', { fields: { x: int(1) } });
    expect(answer.body).toMatchObject({ name: expect.stringMatching(/\/c\/[A-Za-z0-9]{20}$/), fields: { x: int(1) } });
  });

  test('takes a colon before the last segment for a part of an id', async () => {
    const db = new Database();
    expect(outcome(await db.rest('POST', 'c/a:b/d?documentId=x', { fields: { x: int(1) } }))).toBe('200 OK');
    expect(await db.fields('c/a%3Ab/d/x')).toEqual({ x: int(1) });
  });
});

test('calls that only administrators have are refused to everybody else', async () => {
  const db = new Database();
  await db.seed({ 'c/a': { x: int(1) } });
  const listed = outcome(await db.call('listCollectionIds', {}));
  const written = outcome(await db.call('batchWrite', { writes: [] }));
  const missing = outcome(await db.rest('GET', 'c?showMissing=true'));
  expect([listed, written, missing]).toEqual(Array.from({ length: 3 }, () => '403 PERMISSION_DENIED'));
});

describe('batchGet', () => {
  interface Found {
    found?: StoredDocument;
    missing?: string;
    readTime?: string;
    transaction?: string;
  }

  test('answers each name once, found or missing, with a read time', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) }, 'c/b': { x: int(2) } });
    const documents = ['c/b', 'c/none', 'c/a'].map((path) => db.name(path));
    const rows = (await db.call('batchGet', { documents })).body as Found[];
    expect(rows.map((row) => row.found?.name ?? row.missing ?? '').sort()).toEqual([...documents].sort());
    expect(rows.find((row) => row.missing)?.missing).toBe(db.name('c/none'));
    expect(rows.every((row) => typeof row.readTime === 'string')).toBe(true);
  });

  test('masks the fields', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1), y: int(2) } });
    const rows = (await db.call('batchGet', { documents: [db.name('c/a')], mask: { fieldPaths: ['y'] } }))
      .body as Found[];
    expect(rows[0]?.found?.fields).toEqual({ y: int(2) });
  });

  test('of the name alone has no fields', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) } });
    const answer = await db.call('batchGet', { documents: [db.name('c/a')], mask: { fieldPaths: ['__name__'] } });
    const [row] = answer.body as Found[];
    expect([answer.status, row?.found?.name, row?.found?.fields ?? {}]).toEqual([200, db.name('c/a'), {}]);
  });

  test('of a name that is no document is refused', async () => {
    const db = new Database();
    const outcomes = await Promise.all(
      [db.name('c'), 'c/a', '', `${db.root}//a`].map((name) => db.call('batchGet', { documents: [name] })),
    );
    expect(outcomes.map(outcome)).toEqual(Array.from({ length: 4 }, () => '400 INVALID_ARGUMENT'));
  });
});
