import { describe, expect, test } from 'vitest';
import { Database, outcome, type Write } from './database.ts';
import { byTarget } from './target.ts';
import { int } from './values.ts';

describe('a precondition', () => {
  const write = {
    set: (db: Database, path: string): Write => db.set(path, { x: int(2) }),
    delete: (db: Database, path: string): Write => ({ delete: db.name(path) }),
    verify: (db: Database, path: string): Write => ({ verify: db.name(path) }),
  };
  const old = '2001-01-01T00:00:00Z';
  const later = '2901-01-01T00:00:00Z';
  const cases: [
    kind: keyof typeof write,
    on: 'there' | 'missing',
    condition: { exists?: boolean; updateTime?: string },
    expected: string,
  ][] = [
    ['set', 'there', { exists: true }, '200 OK'],
    ['set', 'there', { exists: false }, '409 ALREADY_EXISTS'],
    ['set', 'missing', { exists: true }, '404 NOT_FOUND'],
    ['set', 'missing', { exists: false }, '200 OK'],
    ['set', 'there', { updateTime: old }, '400 FAILED_PRECONDITION'],
    ['set', 'missing', { updateTime: old }, '400 FAILED_PRECONDITION'],
    ['set', 'there', { updateTime: later }, '400 INVALID_ARGUMENT'],
    ['set', 'missing', { updateTime: later }, '400 FAILED_PRECONDITION'],
    ['delete', 'there', { updateTime: later }, '400 INVALID_ARGUMENT'],
    ['delete', 'there', { exists: true }, '200 OK'],
    ['delete', 'there', { exists: false }, '409 ALREADY_EXISTS'],
    ['delete', 'missing', { exists: true }, '404 NOT_FOUND'],
    ['delete', 'missing', { exists: false }, '200 OK'],
    ['delete', 'there', { updateTime: old }, '400 FAILED_PRECONDITION'],
    ['delete', 'missing', { updateTime: old }, '400 FAILED_PRECONDITION'],
    ['verify', 'there', { exists: true }, '200 OK'],
    ['verify', 'there', { exists: false }, '409 ALREADY_EXISTS'],
    ['verify', 'missing', { exists: true }, '404 NOT_FOUND'],
    ['verify', 'missing', { exists: false }, '200 OK'],
    ['verify', 'there', { updateTime: old }, '400 FAILED_PRECONDITION'],
    ['verify', 'missing', { updateTime: old }, '400 FAILED_PRECONDITION'],
  ];
  test.for(cases)('%s of what is %s with %o: %s', async ([kind, on, currentDocument, expected]) => {
    const db = new Database();
    await db.seed({ 'c/there': { x: int(1) } });
    const path = `c/${on}`;
    const before = await db.read(path);
    expect(outcome(await db.commit([{ ...write[kind](db, path), currentDocument }]))).toBe(expected);
    if (expected !== '200 OK' || kind === 'verify') expect(await db.read(path)).toEqual(before);
  });

  test('on the very time the document has is met, however many decimals it is sent with', async () => {
    const db = new Database();
    await db.seed({ 'c/a': { x: int(1) } });
    const time = (await db.read('c/a'))?.updateTime ?? '';
    const nine = time.replace(/(\.\d+)?Z$/, (decimals) => `${(decimals.slice(0, -1) || '.').padEnd(10, '0')}Z`);
    expect(outcome(await db.commit([{ ...db.set('c/a', { x: int(2) }), currentDocument: { updateTime: nine } }]))).toBe(
      '200 OK',
    );
  });

  test('to verify a document excludes writing it, or verifying it again, in the same commit', async () => {
    const db = new Database();
    await db.seed({ 'c/a': {} });
    const verify: Write = { verify: db.name('c/a'), currentDocument: { exists: true } };
    const set = db.set('c/a', { x: int(1) });
    for (const writes of [
      [set, verify],
      [verify, set],
      [verify, { delete: db.name('c/a') }],
      [verify, verify],
    ]) {
      expect(outcome(await db.commit(writes))).toBe('400 INVALID_ARGUMENT');
    }
    expect(await db.fields('c/a')).toEqual({});
  });

  test('that an earlier write of the same commit contradicts is refused', async () => {
    const db = new Database();
    const writes = [db.set('c/a', {}), { ...db.set('c/a', { x: int(1) }), currentDocument: { exists: false } }];
    const expected = byTarget('contradicting-writes', { emulator: '400 INVALID_ARGUMENT', ours: '409 ALREADY_EXISTS' });
    expect(outcome(await db.commit(writes))).toBe(expected);
    expect(await db.read('c/a')).toBeUndefined();
  });

  test('needs no document fields: verify without a condition is refused', async () => {
    const db = new Database();
    expect(outcome(await db.commit([{ verify: db.name('c/a') }]))).toBe('400 INVALID_ARGUMENT');
  });
});
