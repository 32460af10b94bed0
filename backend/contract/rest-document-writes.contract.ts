import { describe, expect, test } from 'vitest';
import { Database, outcome, type StoredDocument } from './database.ts';
import { type Fields, int, map } from './values.ts';

const stored = (answer: { body: unknown }): StoredDocument => answer.body as StoredDocument;

describe('POST to a collection', () => {
  test('creates under the id asked for, once', async () => {
    const db = new Database();
    const answer = await db.rest('POST', 'c?documentId=a', { fields: { x: int(1) } });
    expect(outcome(answer), answer.text).toBe('200 OK');
    expect(stored(answer)).toMatchObject({
      name: db.name('c/a'),
      fields: { x: int(1) },
      createTime: stored(answer).updateTime,
    });
    expect(outcome(await db.rest('POST', 'c?documentId=a', { fields: {} }))).toBe('409 ALREADY_EXISTS');
    expect(await db.fields('c/a')).toEqual({ x: int(1) });
  });

  test('makes an id of its own', async () => {
    const db = new Database();
    const [one, two] = await Promise.all([db.rest('POST', 'c', { fields: {} }), db.rest('POST', 'c', { fields: {} })]);
    expect(stored(one).name).toMatch(/\/c\/[A-Za-z0-9]{20}$/);
    expect(stored(two).name).not.toBe(stored(one).name);
  });

  test('refuses an invalid id', async () => {
    const db = new Database();
    expect(outcome(await db.rest('POST', 'c?documentId=__x__', { fields: {} }))).toBe('400 INVALID_ARGUMENT');
  });
});

describe('PATCH', () => {
  const before: Fields = { x: int(1), m: map({ p: int(1), q: int(2) }) };
  const cases: [what: string, query: string, fields: Fields, after: Fields][] = [
    ['without a mask replaces', '', { y: int(2) }, { y: int(2) }],
    [
      'with a mask sets and deletes',
      '?updateMask.fieldPaths=y&updateMask.fieldPaths=x',
      { y: int(2) },
      { y: int(2), m: before['m'] ?? {} },
    ],
    [
      'reaches into a map',
      '?updateMask.fieldPaths=m.q',
      { m: map({ q: int(9) }) },
      { x: int(1), m: map({ p: int(1), q: int(9) }) },
    ],
  ];
  test.for(cases)('%s', async ([, query, fields, after]) => {
    const db = new Database();
    await db.seed({ 'c/a': before });
    const answer = await db.rest('PATCH', `c/a${query}`, { fields });
    expect(outcome(answer), answer.text).toBe('200 OK');
    expect(stored(answer).fields).toEqual(after);
    expect(await db.fields('c/a')).toEqual(after);
  });

  test('creates a missing document, unless it must exist', async () => {
    const db = new Database();
    expect(outcome(await db.rest('PATCH', 'c/a?currentDocument.exists=true', { fields: {} }))).toBe('404 NOT_FOUND');
    expect(outcome(await db.rest('PATCH', 'c/a', { fields: { x: int(1) } }))).toBe('200 OK');
    expect(outcome(await db.rest('PATCH', 'c/a?currentDocument.exists=false', { fields: {} }))).toBe(
      '409 ALREADY_EXISTS',
    );
    expect(await db.fields('c/a')).toEqual({ x: int(1) });
  });

  test('answers with the masked fields only when asked to', async () => {
    const db = new Database();
    await db.seed({ 'c/a': before });
    const answer = await db.rest('PATCH', 'c/a?updateMask.fieldPaths=y&mask.fieldPaths=y', { fields: { y: int(2) } });
    expect(stored(answer).fields).toEqual({ y: int(2) });
  });
});

describe('DELETE', () => {
  test('deletes a document, also when it is missing, unless it must exist', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    expect(outcome(await db.rest('DELETE', 'c/a'))).toBe('200 OK');
    expect(await db.read('c/a')).toBeUndefined();
    expect(outcome(await db.rest('DELETE', 'c/a'))).toBe('200 OK');
    expect(outcome(await db.rest('DELETE', 'c/a?currentDocument.exists=true'))).toBe('404 NOT_FOUND');
  });
});
