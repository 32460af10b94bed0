import { expect, test } from 'vitest';
import { chooseNotice } from './choose-notice.ts';

const calm = {
  reachable: true,
  update: 'none',
  storage: 'ok',
  isBack: false,
  isKiosk: false,
  dismissed: new Set<never>(),
} as const;

test('there is no notice while nothing is wrong', () => {
  expect(chooseNotice(calm)).toBeNull();
});

test('one notice at a time: first updates that load the page again, then a lost connection, then the others', () => {
  const all = { ...calm, reachable: false, storage: 'refused' } as const;
  expect(chooseNotice({ ...all, update: 'applying' })).toBe('applying');
  expect(chooseNotice({ ...all, update: 'held' })).toBe('held');
  expect(chooseNotice({ ...all, update: 'ready' })).toBe('offline');
  expect(chooseNotice({ ...all, reachable: true, update: 'ready' })).toBe('ready');
  expect(chooseNotice({ ...all, reachable: true, isBack: true })).toBe('back');
  expect(chooseNotice({ ...all, reachable: true })).toBe('storage');
});

test('a dismissed notice gives way to the next', () => {
  const state = { ...calm, reachable: false, update: 'ready' } as const;
  expect(chooseNotice({ ...state, dismissed: new Set(['offline'] as const) })).toBe('ready');
  expect(chooseNotice({ ...state, dismissed: new Set(['offline', 'ready'] as const) })).toBeNull();
});

test('a kiosk shows notices about the network only', () => {
  const kiosk = { ...calm, isKiosk: true, storage: 'refused' } as const;
  expect(chooseNotice({ ...kiosk, update: 'ready' })).toBeNull();
  expect(chooseNotice({ ...kiosk, update: 'ready', reachable: false })).toBe('offline');
});
