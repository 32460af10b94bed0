import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { applyEntry } from './apply-changes.ts';

let refusal: Error | null = null;
let begun = 0;

// What a server writes and answers is in the contract (backend/contract/apply-changes.contract.ts); here are the errors that none gives when asked.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  async runTransaction() {
    begun += 1;
    if (refusal) throw refusal;
  },
}));

const connection = {
  db: null as never,
  freshToken: async (): Promise<unknown> => 'token',
  signature: async () => ({ email: 'ana@example.mx', device: 'Prueba', now: 0 }),
};
const entry: Entry = {
  id: 'e',
  title: '',
  changes: [{ collection: 'productos', id: 'p1', baseRev: 0, base: null, document: { nombre: 'X' } }],
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'sending' },
};

beforeEach(() => {
  begun = 0;
  refusal = null;
  vi.spyOn(console, 'info').mockReturnValue();
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
    expect(await applyEntry(connection, entry)).toEqual(outcome);
  });

  test('a token that cannot be renewed is asked for before the transaction, which never begins', async () => {
    const freshToken = () => Promise.reject(new FirebaseError('auth/network-request-failed', 'no network'));
    const outcome = await applyEntry({ ...connection, freshToken }, entry);
    expect([outcome, begun]).toEqual([{ kind: 'unreachable' }, 0]);
  });

  test('a bug is thrown: sending it again would not help, and nobody would hear of it', async () => {
    refusal = new TypeError('bug');
    await expect(applyEntry(connection, entry)).rejects.toThrow('bug');
  });
});
