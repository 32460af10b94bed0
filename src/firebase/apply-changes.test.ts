import { FirebaseError } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '#domain/staff/change.ts';
import type { Entry } from '#domain/staff/journal.ts';
import { applyEntry } from './apply-changes.ts';

/** The server's documents, by path. */
const documents = new Map<string, Record<string, unknown>>();
let refusal: Error | null = null;
const options: unknown[] = [];

// In Node the SDK speaks gRPC, which the embedded backend does not: its transaction is a copy of the documents that is taken over at its end.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: (_db: unknown, path: string) => path,
  serverTimestamp: () => 'server time',
  async runTransaction(_db: unknown, work: (transaction: unknown) => Promise<unknown>, given: unknown) {
    options.push(given);
    const writes = new Map<string, Record<string, unknown> | null>();
    const answer = await work({
      get: async (path: string) => ({ data: () => documents.get(path) }),
      set: (path: string, fields: Record<string, unknown>) => writes.set(path, fields),
      delete: (path: string) => writes.set(path, null),
    });
    if (refusal) throw refusal;
    for (const [path, fields] of writes) {
      if (fields) documents.set(path, fields);
      else documents.delete(path);
    }
    return answer;
  },
}));

const connection = { db: null as never, freshToken: async (): Promise<unknown> => 'token' };
const change = (id: string, baseRev: number, document: Change['document'], collection = 'productos'): Change => ({
  collection,
  id,
  baseRev,
  base: null,
  document,
});
const entry = (...changes: Change[]): Entry => ({
  id: 'e',
  title: '',
  changes,
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'sending' },
});

beforeEach(() => {
  documents.clear();
  options.length = 0;
  refusal = null;
  vi.spyOn(console, 'info').mockReturnValue();
});

describe('an entry', () => {
  test('is written whole, each document with its next revision and the time of the server', async () => {
    documents.set('productos/p1', { nombre: 'Taladro', rev: 3, actualizado: 'before' });
    documents.set('borradores/p1', { rev: 1 });
    const outcome = await applyEntry(
      connection,
      entry(
        change('p1', 3, { nombre: 'Taladro 2' }),
        change('p2', 0, { nombre: 'Pala' }),
        change('p1', 1, null, 'borradores'),
      ),
    );
    expect(outcome).toEqual({ kind: 'applied' });
    expect(Object.fromEntries(documents)).toEqual({
      'productos/p1': { nombre: 'Taladro 2', rev: 4, actualizado: 'server time' },
      'productos/p2': { nombre: 'Pala', rev: 1, actualizado: 'server time' },
    });
  });

  test('whose answer was lost is recognised and not written again', async () => {
    documents.set('productos/p1', { nombre: 'Taladro 2', rev: 4, actualizado: 'then' });
    const outcome = await applyEntry(
      connection,
      entry(change('p1', 3, { nombre: 'Taladro 2' }), change('p1', 1, null, 'borradores')),
    );
    expect(outcome).toEqual({ kind: 'applied' });
    expect(documents.get('productos/p1')).toMatchObject({ rev: 4, actualizado: 'then' });
  });

  test('that somebody overtook is a conflict with their side, and nothing of it is written', async () => {
    documents.set('productos/p1', { nombre: 'De Eva', rev: 7, actualizado: 'then' });
    const outcome = await applyEntry(
      connection,
      entry(
        change('p2', 0, { nombre: 'Pala' }),
        change('p1', 3, { nombre: 'Taladro 2' }),
        change('p3', 2, { nombre: 'X' }),
      ),
    );
    expect(outcome).toEqual({
      kind: 'conflict',
      theirs: { 'productos/p1': { rev: 7, document: { nombre: 'De Eva' } }, 'productos/p3': null },
    });
    expect([...documents.keys()]).toEqual(['productos/p1']);
  });

  test('of a quotation gets the time it came as a time again, to the nanosecond', async () => {
    const creado = '2026-01-02T03:04:05.123456789Z';
    await applyEntry(connection, entry(change('c1', 0, { creado, folio: 'A-1' }, 'cotizaciones')));
    const written = documents.get('cotizaciones/c1')?.['creado'];
    expect(written).toBeInstanceOf(Timestamp);
    expect(written).toMatchObject({ nanoseconds: 123_456_789 });
  });
});

describe('a field that this version of the site does not know, because a newer one wrote it,', () => {
  const newer = { nombre: 'Taladro', garantia: '2 años', rev: 3, actualizado: 'before' };
  const base = { nombre: 'Taladro', visible: 'public' };

  test('stays when the product is saved, and the save is recognised when its answer was lost', async () => {
    documents.set('productos/p1', newer);
    const save = entry({ ...change('p1', 3, { nombre: 'Taladro 2' }), base });
    expect(await applyEntry(connection, save)).toEqual({ kind: 'applied' });
    const saved = { nombre: 'Taladro 2', garantia: '2 años', rev: 4, actualizado: 'server time' };
    expect(documents.get('productos/p1')).toEqual(saved);
    expect(await applyEntry(connection, save)).toEqual({ kind: 'applied' });
    expect(documents.get('productos/p1')).toEqual(saved);
  });

  test('goes with the content when the product is withdrawn, and comes back when it is published', async () => {
    documents.set('productos/p1', newer);
    const withdraw = entry(
      { ...change('p1', 3, { visible: 'retirado' }), base },
      change('p1', 0, { nombre: 'Taladro' }, 'borradores'),
    );
    for (const attempt of ['sent', 'sent again because the answer was lost'])
      expect([attempt, await applyEntry(connection, withdraw)]).toEqual([attempt, { kind: 'applied' }]);
    expect(Object.fromEntries(documents)).toMatchObject({
      'productos/p1': { visible: 'retirado', rev: 4, actualizado: 'server time' },
      'borradores/p1': { nombre: 'Taladro', garantia: '2 años', rev: 1 },
    });
    expect(documents.get('productos/p1')).not.toHaveProperty('garantia');

    await applyEntry(connection, entry(change('p1', 4, base), change('p1', 1, null, 'borradores')));
    expect(Object.fromEntries(documents)).toMatchObject({ 'productos/p1': { garantia: '2 años', rev: 5 } });
  });

  test('stays in the private document, and never moves from there into the public one', async () => {
    documents.set('productos/p1', newer);
    documents.set('internos/p1', { costo: 1, margen: 30, rev: 1 });
    await applyEntry(connection, entry(change('p1', 3, base), change('p1', 1, { costo: 2 }, 'internos')));
    expect(documents.get('internos/p1')).toMatchObject({ costo: 2, margen: 30, rev: 2 });
    expect(documents.get('productos/p1')).not.toHaveProperty('margen');
  });

  test('goes when the edit started from it and leaves it out, as when a person decides a conflict so', async () => {
    documents.set('productos/p1', newer);
    await applyEntry(connection, entry({ ...change('p1', 3, base), base: { ...base, garantia: '2 años' } }));
    expect(documents.get('productos/p1')).not.toHaveProperty('garantia');
  });

  test('is not mistaken for a known field that the edit leaves out, which goes', async () => {
    documents.set('productos/p1', { nombre: 'Taladro', marca: 'Truper', rev: 3 });
    await applyEntry(connection, entry(change('p1', 3, base)));
    expect(documents.get('productos/p1')).not.toHaveProperty('marca');
  });
});

describe('what goes wrong', () => {
  test.each([
    ['permission-denied', { kind: 'refused', reason: 'not-allowed' }],
    ['invalid-argument', { kind: 'refused', reason: 'invalid' }],
    ['failed-precondition', { kind: 'refused', reason: 'invalid' }],
    ['out-of-range', { kind: 'refused', reason: 'invalid' }],
    ['not-found', { kind: 'refused', reason: 'invalid' }],
    ['unavailable', { kind: 'unreachable' }],
    ['aborted', { kind: 'unreachable' }],
    ['resource-exhausted', { kind: 'unreachable' }],
    ['unauthenticated', { kind: 'unreachable' }],
  ])('%s', async (code, outcome) => {
    refusal = new FirebaseError(code, code);
    expect(await applyEntry(connection, entry(change('p1', 0, { nombre: 'X' })))).toEqual(outcome);
    expect(documents.size).toBe(0);
  });

  test('a token that cannot be renewed is asked for before the transaction, which never begins', async () => {
    const freshToken = () => Promise.reject(new FirebaseError('auth/network-request-failed', 'no network'));
    const outcome = await applyEntry({ ...connection, freshToken }, entry(change('p1', 0, { nombre: 'X' })));
    expect([outcome, options]).toEqual([{ kind: 'unreachable' }, []]);
  });

  test('a bug is thrown: sending it again would not help, and nobody would hear of it', async () => {
    refusal = new TypeError('bug');
    await expect(applyEntry(connection, entry(change('p1', 0, { nombre: 'X' })))).rejects.toThrow('bug');
  });
});
