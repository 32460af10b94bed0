import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '../protocol/query-json.ts';
import { Database } from './database.ts';
import { documentPath } from './document-path.ts';
import { compileQuery } from './matcher.ts';
import { runQuery } from './run-query.ts';
import { runFor, runToEnd, type Sliced, sortSliced } from './slices.ts';

const NAME = 'projects/p/databases/(default)';
let version = 0;

function put(database: Database, id: number, n: number | undefined): void {
  version += 1;
  const place = documentPath(`c/${String(id).padStart(3, '0')}`);
  const fields = { n: { integerValue: String(n) } };
  const after = n === undefined ? undefined : { ...place, fields, createTime: 1, updateTime: version };
  database.apply([{ ...place, after, version }]);
}

function query(extra: object): ReturnType<typeof compileQuery> {
  const orderBy = [{ field: { fieldPath: 'n' } }];
  return compileQuery(parseQuery({ from: [{ collectionId: 'c' }], orderBy, ...extra }, `${NAME}/documents`, NAME));
}

test('sorting in slices gives the same order as sorting at once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 300 }), (numbers) => {
      const order = (a: number, b: number): number => a - b;
      expect(runToEnd(sortSliced(numbers, order))).toEqual([...numbers].sort(order));
    }),
  );
});

const change = fc.tuple(fc.nat(250), fc.option(fc.nat(50), { nil: undefined, freq: 3 }));
const shapes = fc.constantFrom({}, { limit: 9 }, { limit: 200, offset: 5 }, { offset: 30 });

test('a query in slices finds what was there when it began, whatever is committed in between, and leaves a right order for the next', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 90 }), { maxLength: 12 }), shapes, (commits, shape) => {
      const database = new Database();
      for (let id = 0; id < 200; id++) put(database, id, (id * 37) % 50);
      const matcher = query(shape);
      const expected = (): string[] => {
        const all = database.collections().flatMap((collection) => [...collection.documents()]);
        const sorted = all.filter(matcher.matches).sort(matcher.order);
        const { offset, limit = Number.POSITIVE_INFINITY } = matcher.query;
        return sorted.slice(offset, offset + limit).map(({ path }) => path);
      };
      const atBegin = expected();
      const running = runQuery(database, matcher);
      let step = running.next();
      for (const commit of commits) {
        for (const [id, n] of commit) put(database, id, n);
        if (step.done !== true) step = running.next();
      }
      const found = step.done === true ? step.value : runToEnd(running);
      expect(found.map(({ path }) => path)).toEqual(atBegin);
      expect(runToEnd(runQuery(database, matcher)).map(({ path }) => path)).toEqual(expected());
      for (const [id, n] of commits.flat().slice(0, 20)) put(database, id, n === undefined ? 7 : undefined);
      expect(runToEnd(runQuery(database, matcher)).map(({ path }) => path)).toEqual(expected());
    }),
  );
});

test('the costliest query that is allowed stops for the others after little work', () => {
  const database = new Database();
  for (let id = 0; id < 3000; id++) put(database, id, id % 7);
  const values = Array.from({ length: 30 }, (_, i) => ({ integerValue: String(i + 100) }));
  const inList = (op: string) => ({
    fieldFilter: { field: { fieldPath: 'n' }, op, value: { arrayValue: { values } } },
  });
  const notEqual = { fieldFilter: { field: { fieldPath: 'n' }, op: 'NOT_EQUAL', value: { integerValue: '-1' } } };
  const cheap = query({ where: { compositeFilter: { op: 'OR', filters: [notEqual] } } });
  // As forty fields of equal values would be compared.
  const orderBy = Array.from({ length: 40 }, () => ({ path: ['n'], direction: 'ASCENDING' }) as const);
  const dear = compileQuery({ ...cheap.query, orderBy });
  for (const matcher of [dear, query({ where: inList('IN'), limit: 5 })]) {
    let compared = 0;
    let most = 0;
    const counted = <T extends readonly unknown[], R>(work: (...given: T) => R) => {
      return (...given: T): R => {
        compared += 1;
        return work(...given);
      };
    };
    const { matches, filter, order } = matcher;
    const running = runQuery(database, {
      ...matcher,
      matches: counted(matches),
      filter: counted(filter),
      order: counted(order),
    });
    for (let step = running.next(); step.done !== true; step = running.next()) {
      most = Math.max(most, compared);
      compared = 0;
    }
    expect(most).toBeLessThan(300);
  }
});

test('a slice of work ends when its time limit is reached', () => {
  let now = 0;
  function* work(): Sliced<string> {
    for (; now < 20; now += 3) yield;
    return 'done';
  }
  const running = work();
  const slices = [0, 1, 2].map(() => runFor(running, 8, () => now));
  expect(slices).toEqual([undefined, undefined, { value: 'done' }]);
});
