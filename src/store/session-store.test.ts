import { expect, test } from 'vitest';
import { claimSessionWriter, selectEmail, selectIsMember, sessionStore } from './session-store.ts';

const write = claimSessionWriter();

test('signing out leaves no field of the person in the store', () => {
  write({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership: 'member' });
  expect([selectEmail(sessionStore.getState()), selectIsMember(sessionStore.getState())]).toEqual([
    'ana@tienda.mx',
    true,
  ]);
  write({ status: 'signed-out', lapsed: null });
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', lapsed: null });
});

test('only a confirmed member counts as one', () => {
  for (const membership of ['unknown', 'stranger'] as const) {
    write({ status: 'signed-in', uid: 'ana', email: 'ana@tienda.mx', membership });
    expect(selectIsMember(sessionStore.getState())).toBe(false);
  }
});
