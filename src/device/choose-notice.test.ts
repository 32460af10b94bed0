import { expect, test } from 'vitest';
import { chooseNotice } from './choose-notice.ts';

const calm = {
  reachable: true,
  update: 'none',
  storage: 'ok',
  isBack: false,
  isKiosk: false,
  putAway: new Set<never>(),
} as const;

test('nothing is said while all is well', () => {
  expect(chooseNotice(calm)).toBeNull();
});

test('one thing at a time: what loads the page again, then what is missing, then what may wait', () => {
  const all = { ...calm, reachable: false, storage: 'refused' } as const;
  expect(chooseNotice({ ...all, update: 'applying' })).toBe('applying');
  expect(chooseNotice({ ...all, update: 'held' })).toBe('held');
  expect(chooseNotice({ ...all, update: 'ready' })).toBe('offline');
  expect(chooseNotice({ ...all, reachable: true, update: 'ready' })).toBe('ready');
  expect(chooseNotice({ ...all, reachable: true, isBack: true })).toBe('back');
  expect(chooseNotice({ ...all, reachable: true })).toBe('storage');
});

test('what was put away makes room for the next', () => {
  const state = { ...calm, reachable: false, update: 'ready' } as const;
  expect(chooseNotice({ ...state, putAway: new Set(['offline'] as const) })).toBe('ready');
  expect(chooseNotice({ ...state, putAway: new Set(['offline', 'ready'] as const) })).toBeNull();
});

test('a kiosk speaks of the network only', () => {
  const kiosk = { ...calm, isKiosk: true, storage: 'refused' } as const;
  expect(chooseNotice({ ...kiosk, update: 'ready' })).toBeNull();
  expect(chooseNotice({ ...kiosk, update: 'ready', reachable: false })).toBe('offline');
});
