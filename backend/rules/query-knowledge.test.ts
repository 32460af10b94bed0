import { describe, expect, test } from 'vitest';
import { documentPath } from '#backend/engine/document-path.ts';
import { compileFilter } from '#backend/engine/filter.ts';
import type { FieldOperator, Filter, Query } from '#backend/engine/query.ts';
import type { Value } from '#backend/engine/value.ts';
import { allowsFirestore } from './firestore-rules.ts';
import { loadRules, type Ruleset } from './ruleset.ts';

const int = (value: string): Value => ({ integerValue: value });
const text = (value: string): Value => ({ stringValue: value });
const at = (day: string): Value => ({ timestampValue: `2026-01-${day}T00:00:00.000000Z` });
const listOf = (...values: Value[]): Value => ({ arrayValue: { values } });

/** What a field may hold, with the corners in which queries and the language disagree. */
const stored: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  ...['-1', '0', '7', '8', '10', '11', '9007199254740992', '9007199254740993'].map(int),
  ...([0, '-0', 7, 7.5, 10, 10.5, 9007199254740992, 1e300, 'NaN', 'Infinity', '-Infinity'] as const).map(
    (doubleValue): Value => ({ doubleValue }),
  ),
  ...['', 'a', 'b', 'b\ue000', 'b\u{1f600}', 'c'].map(text),
  at('01'),
  at('02'),
  { bytesValue: 'AAA=' },
  listOf(),
  listOf(int('7')),
  listOf({ doubleValue: 7 }, text('a')),
  { mapValue: { fields: {} } },
  { mapValue: { fields: { x: int('7') } } },
];

const literals = [
  'null',
  'true',
  '-1',
  '-0.0',
  '7',
  '7.0',
  '10.5',
  '9007199254740992',
  '9007199254740993.0',
  "'b'",
  "'b\ue000'",
  '[7]',
];
const field = 'resource.data.f';
const conditions = [
  ...literals.flatMap((literal) => ['!=', '<', '<=', '>', '>='].map((op) => `${field} ${op} ${literal}`)),
  ...literals.flatMap((literal) => [`${literal} != ${field}`, `${literal} < ${field}`, `!(${field} == ${literal})`]),
  ...literals.flatMap((literal) => [`${field} in [${literal}]`, `!(${field} in [${literal}, 'z'])`]),
  ...literals.flatMap((literal) => [`${literal} in ${field}`, `${field}.hasAny([${literal}])`]),
  ...['int', 'number', 'string', 'list', 'map'].flatMap((type) => [`${field} is ${type}`, `!(${field} is ${type})`]),
  `${field} < timestamp.date(2026, 1, 2)`,
  `${field} != timestamp.date(2026, 1, 1)`,
  `${field}.hasAll([7])`,
  `[7] != [${field}]`,
  `!([${field}] == [7])`,
  `{'f': ${field}} != {'f': 7}`,
  `![7].hasAny([${field}])`,
  `resource.data.get(['f', 'x'], 0) == 0`,
  `resource.data.get('f', 7) == 7`,
  `${field}.x == 7`,
  `'x' in ${field}`,
  `resource.data.keys().hasOnly(['f'])`,
  `!('g' in resource.data)`,
  `[{}] != [resource.data]`,
  `resource.data != {}`,
];
const rules: readonly (readonly [string, Ruleset])[] = conditions.map((condition) => {
  const loaded = loadRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read: if ${condition}; } } }`,
  );
  if (!loaded.ok) throw new Error(`${condition}: ${JSON.stringify(loaded.error)}`);
  return [condition, loaded.value] as const;
});

const is = (op: FieldOperator, value: Value): Filter => ({ kind: 'field', path: ['f'], op, value });
const ranges = (
  ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL', 'EQUAL'] as const
).flatMap((op) => stored.map((value) => is(op, value)));
const lists = stored.flatMap((value) => [
  is('ARRAY_CONTAINS', value),
  is('ARRAY_CONTAINS_ANY', listOf(value, text('a'))),
  is('IN', listOf(value, int('8'))),
  is('NOT_IN', listOf(value, text('z'))),
]);
const unary = (['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const).map(
  (op): Filter => ({ kind: 'unary', path: ['f'], op }),
);
const bounds = [is('GREATER_THAN', int('-1')), is('LESS_THAN', int('11')), is('NOT_EQUAL', int('7'))];
const pairs = [...bounds, is('EQUAL', int('7')), is('LESS_THAN_OR_EQUAL', { doubleValue: 10.5 }), ...unary].flatMap(
  (filter) =>
    bounds.flatMap((bound): Filter[] => [
      { kind: 'composite', op: 'and', filters: [filter, bound] },
      { kind: 'composite', op: 'or', filters: [filter, bound] },
    ]),
);

const queryWith = (filter: Filter): Query => ({
  parent: '',
  collectionId: 'c',
  allDescendants: false,
  filter,
  orderBy: [],
  offset: 0,
  startAt: undefined,
  endAt: undefined,
  limit: undefined,
  select: undefined,
});
const world = { get: () => undefined, getAfter: () => undefined };
const asked = { auth: undefined, time: '2026-01-01T00:00:00.000000Z', database: '(default)' };

/** Whether the rule lets each of the values be read by itself. */
const readable = rules.map(([, rule]) =>
  stored.map(
    (value) => allowsFirestore(rule, { ...asked, method: 'get', path: 'c/d', before: { f: value } }, world).allowed,
  ),
);

describe('a query that is allowed returns no document that the rule forbids', () => {
  test.each([
    ['one filter', [...ranges, ...lists, ...unary]],
    ['two filters', pairs],
  ])('%s', (_name, filters) => {
    let proved = 0;
    const wrong: unknown[] = [];
    for (const filter of filters) {
      const returns = compileFilter(filter);
      const found = stored.map((value) =>
        returns({ ...documentPath('c/d'), fields: { f: value }, createTime: 1, updateTime: 1 }),
      );
      for (const [i, [condition, rule]] of rules.entries()) {
        if (!allowsFirestore(rule, { ...asked, method: 'list', query: queryWith(filter) }, world).allowed) continue;
        proved += 1;
        const leaked = stored.filter((_value, at) => found[at] && !readable[i]?.[at]);
        if (leaked.length > 0) wrong.push([condition, filter, leaked]);
      }
    }
    expect(wrong).toEqual([]);
    expect(proved).toBeGreaterThan(100);
  });
});
