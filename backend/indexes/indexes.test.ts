import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import type { DocumentReader } from '../engine/document.ts';
import { parseQuery } from '../protocol/query-json.ts';
import { type CompositeIndex, type DeclaredIndexes, type IndexField, loadDeclaredIndexes } from './declared-indexes.ts';
import { missingIndex } from './missing-index.ts';
import { onlyDeclaredIndexes } from './only-declared-indexes.ts';
import { shopQueries } from './shop-queries.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const parse = (query: object) => parseQuery(query, `${NAME}/documents`, NAME);
const declared = loadDeclaredIndexes('firebase.json');
const queries = Object.values(shopQueries).flatMap((file) => file.queries);
const isServed = (query: object, indexes: DeclaredIndexes): boolean => missingIndex(parse(query), indexes) === null;

describe('the indexes that the shop declares to Firebase', () => {
  test.each(Object.entries(shopQueries))('answer every query of %s', (_file, { queries: asked }) => {
    expect(asked.map((query) => missingIndex(parse(query), declared)).filter(Boolean)).toEqual([]);
  });

  test('are all needed: without any of them some query has no answer', () => {
    const superfluous = declared.composites.filter((one) => {
      const others = { ...declared, composites: declared.composites.filter((index) => index !== one) };
      return queries.every((query) => isServed(query, others));
    });
    expect(superfluous).toEqual([]);
  });

  test('are compared with every call in the code that makes a query', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
    const counted = files.flatMap((name): [string, number][] => {
      const text = readFileSync(name, 'utf8');
      const call = /from 'firebase\/firestore/.test(text)
        ? /(?<![\w.])query\(/g
        : /run-query\.ts'/.test(text) && /(?<![\w.]|function )runQuery\(/g;
      const calls = call ? (text.match(call)?.length ?? 0) : 0;
      return calls > 0 ? [[name, calls]] : [];
    });
    const listed = Object.entries(shopQueries).map(([name, { calls }]): [string, number] => [name, calls]);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(listed));
  });
});

const index = (...fields: readonly string[]): CompositeIndex => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields.map(
    (name): IndexField => ({
      fieldPath: name.replace(/^[-[]/, ''),
      order: name.startsWith('[') ? 'CONTAINS' : name.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    }),
  ),
});
const only = (...composites: readonly CompositeIndex[]): DeclaredIndexes => ({
  composites,
  unindexed: new Set(['c.off']),
});

/** `a=1 b>1 l[x | -d`: filters, then the order. */
function query(text: string): object {
  const [filters = '', orders = ''] = text.split('|');
  const words = (part: string): readonly string[] => part.split(' ').filter(Boolean);
  const operators: Readonly<Record<string, string>> = {
    '=': 'EQUAL',
    '>': 'GREATER_THAN',
    '[': 'ARRAY_CONTAINS',
    '~': 'IN',
  };
  return {
    from: [{ collectionId: 'c' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: words(filters).map((word) => {
          const [, fieldPath = '', op = ''] = /^(\w+)(\W)/.exec(word) ?? [];
          const value = op === '~' ? { arrayValue: { values: [{ integerValue: '1' }] } } : { integerValue: '1' };
          return { fieldFilter: { field: { fieldPath }, op: operators[op], value } };
        }),
      },
    },
    orderBy: words(orders).map((word) => ({
      field: { fieldPath: word.replace('-', '') },
      direction: word.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}
const plain = (text: string): object =>
  text.trim().startsWith('|') ? { ...query(text), where: undefined } : query(text);

test.each([
  ['a=1', 'one field'],
  ['a=1 b=1', 'fields of one value each, whose own indexes are merged'],
  ['a~1 b=1', 'alternatives'],
  ['b>1', 'a range'],
  ['b>1 | -b', 'a range in the order of its field'],
  ['l[1', 'an element of a list'],
  ['| -d', 'an order'],
  ['| d __name__', 'an order with its key'],
  ['a=1 | a', 'an order by a field that has one value'],
  ['|', 'everything'],
])('«%s» needs no index of its own: %s', (text) => {
  expect(missingIndex(parse(plain(text)), only())).toBeNull();
});

test.each([
  ['a=1 | -d', index('a', '-d')],
  ['a=1 b>1', index('a', 'b')],
  ['| a -d', index('a', '-d')],
  ['l[1 a=1', index('[l', 'a')],
  ['l[1 | d', index('[l', 'd')],
  ['a~1 | d', index('a', 'd')],
  ['| d -__name__', index('d', '-__name__')],
  ['off=1', index('off')],
  ['| off', index('off')],
])('«%s» needs an index, and is answered with it', (text, needed) => {
  expect(missingIndex(parse(plain(text)), only())).toEqual(needed);
  if (needed.fields.length > 1) expect(missingIndex(parse(plain(text)), only(needed))).toBeNull();
});

test.each([
  ['a=1 b=1 | -d', 'merged for equality with an order', [index('a', '-d'), index('b', '-d')], true],
  ['a=1 b=1 | -d', 'one of the two filters has none', [index('a', '-d')], false],
  ['a=1 | d', 'the other direction', [index('a', '-d')], false],
  ['a=1 b=1 d>1 | -d', 'not merged for a range', [index('a', '-d'), index('b', '-d')], false],
  ['l[1 b=1 | -d', 'not merged for a list', [index('[l', '-d'), index('b', '-d')], false],
  ['a=1 | -d', 'an index that asks for more', [index('a', 'b', '-d')], false],
  ['b=1 a=1 | -d', 'the fields of one value in any sequence', [index('a', 'b', '-d')], true],
])('«%s» with given indexes: %s', (text, _why, given, expected) => {
  expect(isServed(plain(text), only(...given))).toBe(expected);
});

test('a backend that knows the declared indexes refuses the others’ queries, in the shop’s database alone', () => {
  const access = onlyDeclaredIndexes(openAccess, NAME, only());
  const read: DocumentReader = () => undefined;
  const ask = (text: string, database: string) => () =>
    access.canList({ identity: { uid: undefined }, database, query: parse(query(text)), read });
  expect(ask('a=1 | -d', NAME)).toThrow(/requires an index.*"fieldPath":"d"/);
  expect(ask('a=1 | -d', 'projects/other/databases/(default)')()).toBe(true);
  expect(ask('a=1', NAME)()).toBe(true);
});
