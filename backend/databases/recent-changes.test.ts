import { expect, test } from 'vitest';
import type { Change } from '../engine/document.ts';
import { RecentChanges } from './recent-changes.ts';

test('a commit of any length is noted, because what is thrown after it is stored makes the import of a shop delete the files that it names', () => {
  const changes = new RecentChanges();
  const path = 'bitacora/r1';
  const change: Change = { path, collection: 'bitacora', id: 'r1', before: undefined, after: undefined, version: 1 };
  changes.note(
    Array.from({ length: 2_000_000 }, () => change),
    false,
  );
  expect(changes.position).toBe(2_000_000);
  expect(changes.since(2_000_000)?.size).toBe(0);
});
