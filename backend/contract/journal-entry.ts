import type { Change } from '#domain/staff/journal/change.ts';
import type { Entry } from '#domain/staff/journal/journal.ts';

export const change = (
  id: string,
  baseRev: number,
  document: Change['document'],
  collection = 'productos',
): Change => ({
  collection,
  id,
  baseRev,
  base: null,
  document,
});
export const entry = (...changes: Change[]): Entry => ({
  id: 'e',
  title: '',
  changes,
  by: { uid: 'ana', email: '' },
  at: 0,
  state: { kind: 'sending' },
});
