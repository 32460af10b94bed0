import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { emptyLog, withNewest, withOlder } from './log-list.ts';
import type { LogRecord } from './parse-log-record.ts';

/** A record of a minute of the day; later ones have larger numbers. */
function record(minute: number): LogRecord {
  const at = parseInstant(`2026-11-21T10:${String(minute).padStart(2, '0')}:00Z`);
  if (!at) throw new Error(String(minute));
  return {
    id: `r${minute}`,
    entry: `e${minute}`,
    title: '',
    by: '',
    email: '',
    device: '',
    at,
    upload: '',
    changes: [],
  };
}
const records = (...minutes: readonly number[]): LogRecord[] => minutes.map(record);
const idsOf = (list: { readonly records: readonly LogRecord[] }): string => list.records.map(({ id }) => id).join(' ');

test('newer records join those that were read, and the older pages stay', () => {
  const list = withOlder(withNewest(emptyLog, records(9, 8), true), records(7, 6), true);
  const next = withNewest(list, records(10, 9), true);
  expect([idsOf(next), next.isAll]).toEqual(['r10 r9 r8 r7 r6', true]);
  expect(withNewest(next, records(10, 9), true)).toBe(next);
});

test('where more came meanwhile than the newest, the list begins anew, because others are between', () => {
  const list = withOlder(withNewest(emptyLog, records(9, 8), true), records(7), true);
  const next = withNewest(list, records(20, 19), true);
  expect([idsOf(next), next.isAll]).toEqual(['r20 r19', false]);
});

test('where the server has no more than the newest, they are all there is', () => {
  const next = withNewest({ records: records(9, 8), isAll: false }, records(9), false);
  expect([idsOf(next), next.isAll]).toEqual(['r9', true]);
});

test('a page that was read twice is in the list once', () => {
  const list = withNewest(emptyLog, records(9, 8), true);
  expect(idsOf(withOlder(withOlder(list, records(7, 6), false), records(7, 6), false))).toBe('r9 r8 r7 r6');
});
