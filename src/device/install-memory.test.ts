import { expect, test } from 'vitest';
import { type InstallMemory, mayOfferInstall, noMemory, rememberUse } from './install-memory.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_800_000_000_000;
const after = (...uses: readonly (readonly [atMinute: number, isUse: boolean])[]): InstallMemory =>
  uses.reduce((memory, [at, isUse]) => rememberUse(memory, isUse, NOW + at * MINUTE), noMemory);

test('installing is not offered at a first visit with fewer than three products or searches', () => {
  expect(mayOfferInstall(noMemory, NOW)).toBe(false);
  expect(mayOfferInstall(after([0, false], [10, true], [20, true]), NOW)).toBe(false);
});

test('installing is offered after three products or searches, or at a second visit', () => {
  expect(mayOfferInstall(after([0, true], [1, true], [2, true]), NOW)).toBe(true);
  expect(mayOfferInstall(after([0, false], [31, false]), NOW)).toBe(true);
  expect(after([0, false], [29, false], [58, false]).visits).toBe(1);
});

test('after a refusal installing is not offered for ninety days', () => {
  const memory = { ...after([0, false], [31, false]), dismissedAt: NOW };
  expect(mayOfferInstall(memory, NOW + 89 * DAY)).toBe(false);
  expect(mayOfferInstall(memory, NOW + 90 * DAY)).toBe(true);
});
