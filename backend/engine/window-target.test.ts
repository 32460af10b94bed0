import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '../protocol/query-json.ts';
import { Database } from './database.ts';
import type { Change, Document } from './document.ts';
import { documentPath } from './document-path.ts';
import { compileQuery, type Matcher } from './matcher.ts';
import { runQuery } from './run-query.ts';
import { runToEnd } from './slices.ts';
import { WindowTarget } from './window-target.ts';

const NAME = 'projects/p/databases/(default)';

function matcherOf(limit: number, offset = 0): Matcher {
  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 10 } } };
  const query = { from: [{ collectionId: 'c' }], where, orderBy: [{ field: { fieldPath: 'n' } }], limit, offset };
  return compileQuery(parseQuery(query, `${NAME}/documents`, NAME));
}

let version = 0;
/** Applies a commit and answers what it changed. */
function commit(database: Database, values: readonly (readonly [id: number, n: number | undefined])[]): Change[] {
  version += 1;
  const changes = [...new Map(values)].flatMap(([id, n]) => {
    const place = documentPath(`c/${id}`);
    const before = database.get(place.path);
    const after: Document | undefined =
      n === undefined
        ? undefined
        : { ...place, fields: { n: { integerValue: String(n) } }, createTime: 1, updateTime: version };
    return before === undefined && after === undefined ? [] : [{ ...place, before, after, version }];
  });
  database.apply(changes);
  return changes;
}

const value = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined, freq: 4 });
const commits = fc.array(fc.array(fc.tuple(fc.nat(60), value), { minLength: 1, maxLength: 12 }), { maxLength: 40 });

test('a client that applies every change has the same window as a new query', () => {
  fc.assert(
    fc.property(commits, fc.integer({ min: 1, max: 9 }), fc.nat(3), (steps, limit, offset) => {
      const database = new Database();
      const matcher = matcherOf(limit, offset);
      const target = new WindowTarget(matcher);
      const seen = new Map(
        runToEnd(target.start(database, undefined)).delta.present.map((document) => [document.path, document]),
      );
      for (const step of steps) {
        const { present, left, deleted } = runToEnd(target.change(database, commit(database, step)));
        for (const { path } of [...left, ...deleted]) {
          expect(seen.delete(path)).toBe(true);
        }
        for (const document of present) seen.set(document.path, document);
        expect([...seen.values()].sort(matcher.order)).toEqual(runToEnd(runQuery(database, matcher)));
      }
    }),
  );
});

test('a commit costs by what it changes and not by the size of the collection', () => {
  const database = new Database();
  commit(
    database,
    Array.from({ length: 5000 }, (_, id) => [id, id] as const),
  );
  let looks = 0;
  const matcher = matcherOf(20);
  const counted: Matcher = {
    ...matcher,
    matches: (document) => (looks++, matcher.matches(document)),
    filter: (document) => (looks++, matcher.filter(document)),
  };
  const target = new WindowTarget(counted);
  runToEnd(target.start(database, undefined));
  looks = 0;
  // Into the window, out of it, behind it, and never in it.
  for (const change of [
    [4000, 15],
    [4000, 4000],
    [3000, 3001],
    [5, 6],
  ] as const)
    runToEnd(target.change(database, commit(database, [change])));
  expect(looks).toBeLessThanOrEqual(8);
});
