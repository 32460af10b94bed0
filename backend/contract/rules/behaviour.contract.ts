import { describe, expect, test } from 'vitest';
import { newEvaluator } from './evaluators.ts';

const D = '/databases/$(db)/documents';
const repeat = (count: number, make: (i: number) => string, joint = ' && '): string =>
  Array.from({ length: count }, (_, i) => make(i)).join(joint);
const missing = (name: string) => (i: number) => `!exists(${D}/g/${name}${i})`;
const present = (i: number) => `exists(${D}/g/u${i})`;
/** A condition of `factor × 20` times the same, so that a few letters reach the thousand. */
const twenty = (text: string, factor: number): string =>
  `match /t/{id} { function k() { return ${repeat(20, () => text)}; } allow get: if ${repeat(factor, () => 'k()')}; }`;
const get = (condition: string, functions = ''): string => `match /t/{id} { ${functions} allow get: if ${condition}; }`;

interface Row {
  readonly rules: string;
  readonly path?: string;
  readonly version?: 1;
  readonly allowed: boolean;
}
const yes = (rules: string, path?: string): Row => ({ rules, allowed: true, ...(path !== undefined && { path }) });
const no = (rules: string, path?: string): Row => ({ ...yes(rules, path), allowed: false });
const first = (row: Row): Row => ({ ...row, version: 1 });

const rows: Readonly<Record<string, Row>> = {
  'a function sees the captures around it': yes(get('f()', "function f() { return id == 'x'; }")),
  'a function sees no captures further in': no(`function f(id) { return id == 'x'; } ${get('f(1)')}`),
  'captures of outer matches stay in sight': yes(
    "match /t/{id} { match /u/{k} { allow get: if id == 'x' && k == 'y'; } }",
    't/x/u/y',
  ),
  'an inner capture hides an outer one': yes("match /t/{id} { match /u/{id} { allow get: if id == 'y'; } }", 't/x/u/y'),
  'a parameter hides a capture': yes(get("f('q')", "function f(id) { return id == 'q'; }")),
  'an inner function hides an outer one': yes(
    `function f() { return false; } ${get('f()', 'function f() { return true; }')}`,
  ),
  'variables build on each other': yes(get('f(1)', 'function f(a) { let b = a + 1; let c = b + 1; return c == 3; }')),
  'a variable that nobody reads cannot fail': yes(get('f()', 'function f() { let b = 1 / 0; return true; }')),
  'a variable that fails is absorbed like any failure': yes(
    get('f()', 'function f() { let b = 1 / 0; return b == 1 || true; }'),
  ),
  'an argument that nobody reads cannot fail': yes(get('f(1 / 0)', 'function f(a) { return true; }')),
  'one allow of many is enough': yes(
    'match /t/{id} { allow get: if false; } match /{c}/{id} { allow get: if c == "t"; }',
  ),
  'a failing allow does not spoil the next': yes('match /t/{id} { allow get: if 1 / 0 == 1; allow get: if true; }'),
  'a condition that is no boolean refuses': no(get('1')),
  'a condition that is null refuses': no(get('null')),
  'a write rule does not read': no('match /t/{id} { allow write; }'),
  'a list rule does not get': no('match /t/{id} { allow list; }'),
  'a collection is not a document': no('match /t { allow read; }'),
  'a rest is a path': yes('match /{p=**} { allow get: if p == /t/x && p[0] == "t"; }'),
  'a rest may be empty': yes('match /t/x/{p=**} { allow get: if p is path; }'),
  'a rest may stand in the middle': yes('match /{p=**}/u/{k} { allow get: if k == "y"; }', 't/x/u/y'),
  'a rest in the middle may be empty': yes('match /{p=**}/t/{k} { allow get; }'),
  'a rest takes in what lies deeper': yes('match /t/{p=**} { allow get; }', 't/x/u/y'),
  'one wildcard takes one segment': no('match /t/{id} { allow get; }', 't/x/u/y'),
  'a wildcard, its function and its type share a name': yes(
    "match /{path=**}/u/{string} { allow get: if path == path('/t/x') && path is path && string(string) == 'y'; }",
    't/x/u/y',
  ),
  'a wildcard named get leaves get what it is': yes(
    `match /t/{get} { allow get: if get(${D}/g/$(get == 'x' ? 'u0' : 'u9')).data.a == 1; }`,
  ),
  'parameters and variables named as functions': yes(
    get("f('7')", 'function f(string) { let int = int(string); return string(int) == string; }'),
  ),
  'version 1: a rest takes one segment': first(yes('match /t/{p=**} { allow get; }')),
  'version 1: a rest takes many': first(yes('match /t/{p=**} { allow get; }', 't/x/u/y')),
  'version 1: a rest is never empty': first(no('match /t/x/{p=**} { allow get; }')),
  'ten documents may be looked up': yes(get(repeat(10, missing('n')))),
  'eleven may not': no(get(repeat(11, missing('n')))),
  'the eleventh fails, and is absorbed like any failure': yes(
    get(`${repeat(11, (i) => `exists(${D}/g/n${i})`, ' || ')} || true`),
  ),
  'the same document is free': yes(get(repeat(30, () => present(0)))),
  'a document already got is free': yes(
    get(`${repeat(6, (i) => `get(${D}/g/u${i}).data.a == 1`)} && ${repeat(6, present)}`),
  ),
  'in a read, after is now': yes(
    get(`${repeat(6, (i) => `getAfter(${D}/g/u${i}).data.a == 1`)} && ${repeat(6, present)}`),
  ),
  'the allows of a request share the ten': no(
    `match /t/{id} { allow get: if ${repeat(8, missing('n'))} && false; allow get: if ${repeat(8, missing('m'))}; }`,
  ),
  'sixteen times twenty constants': yes(twenty('true', 16)),
  'seventeen are too many': no(twenty('true', 17)),
  'nine times twenty comparisons': yes(twenty('1 == 1', 9)),
  'ten are too many': no(twenty('1 == 1', 10)),
  'seven times twenty fields': yes(twenty('request.auth.uid != null', 7)),
  'eight are too many': no(twenty('request.auth.uid != null', 8)),
  'five times twenty lists': yes(twenty('1 in [1, 2, 3, 4]', 5)),
  'six are too many': no(twenty('1 in [1, 2, 3, 4]', 6)),
  'eight times twenty choices': yes(twenty('(true ? true : false)', 8)),
  'nine are too many': no(twenty('(true ? true : false)', 9)),
  'six times twenty paths': yes(twenty('/a/$(id)/b != null', 6)),
  'seven are too many': no(twenty('/a/$(id)/b != null', 7)),
  'nine times twenty types': yes(twenty('1 is int', 9)),
  'ten types are too many': no(twenty('1 is int', 10)),
  'an operand that is not reached costs nothing': yes(twenty('(true || 1 == 1)', 12)),
  'thirteen of them are too many': no(twenty('(true || 1 == 1)', 13)),
  'the allows of a request share the thousand': no(
    `match /t/{id} { function k() { return ${repeat(20, () => 'true')}; } allow get: if ${repeat(9, () => 'k()')} && false; allow get: if ${repeat(9, () => 'k()')}; }`,
  ),
};

describe('scopes, paths and limits', () => {
  test.each(Object.entries(rows))('%s', async (_name, { rules, path = 't/x', version = 2, allowed }) => {
    const evaluator = newEvaluator();
    const text = `rules_version = '${version}'; service cloud.firestore { match /databases/{db}/documents { ${rules} } }`;
    expect(await evaluator.load(text)).toBeUndefined();
    await evaluator.seed(Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`g/u${i}`, { a: 1 }])));
    expect(await evaluator.allows('staff', { get: path })).toBe(allowed);
  });
});

test('of a file with two services each answers for its own', async () => {
  const evaluator = newEvaluator();
  const storage = 'service firebase.storage { match /{p=**} { allow read; } }';
  const firestore = `service cloud.firestore { match /databases/{db}/documents { ${get('f()')} } }`;
  const text = `rules_version = '2'; ${storage} ${firestore} function f() { return true; }`;
  expect(await evaluator.load(text)).toBeUndefined();
  await evaluator.seed({});
  expect(await evaluator.allows('staff', { get: 't/x' })).toBe(true);
  expect(await evaluator.allows('staff', { get: 'u/x' })).toBe(false);
});

test('a function outside of the service sees those outside, and the service sees its own first', async () => {
  const evaluator = newEvaluator();
  const outside = 'function g() { return f(); } function f() { return true; }';
  const firestore = `service cloud.firestore { function f() { return false; } match /databases/{db}/documents { match /t/{id} { allow get: if g(); } match /u/{id} { allow get: if f(); } } }`;
  expect(await evaluator.load(`rules_version = '2'; ${outside} ${firestore}`)).toBeUndefined();
  await evaluator.seed({});
  expect(await evaluator.allows('staff', { get: 't/x' })).toBe(true);
  expect(await evaluator.allows('staff', { get: 'u/x' })).toBe(false);
});

describe('the documents of a batch', () => {
  const rules = (condition: string) =>
    `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /t/{id} { allow write: if ${condition}; } } }`;
  const writes = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ put: `t/w${i}`, fields: { n: i }, now: [] }));
  const ask = async (condition: string, count: number) => {
    const evaluator = newEvaluator();
    expect(await evaluator.load(rules(condition))).toBeUndefined();
    await evaluator.seed({ 't/w0': { n: 0 }, 'g/u0': { a: 1 } });
    return evaluator.allows('staff', { write: writes(count) });
  };

  test.each([
    ['each write may look up one of its own, twenty in all', `!exists(${D}/g/$(id))`, 20, true],
    ['twenty-one in all are too many', `!exists(${D}/g/$(id))`, 21, false],
    ['what all look up counts once', present(0), 60, true],
    ['before and after are two states', `!exists(${D}/t/w1) && existsAfter(${D}/t/w1)`, 2, true],
    ['a write sees what the others leave', `getAfter(${D}/t/w1).data.n == 1 && get(${D}/t/w0).data.n == 0`, 2, true],
    ['what is not written is not there after', `existsAfter(${D}/t/w9)`, 2, false],
    [
      'create and update are told apart by what is there',
      "request.method == (id == 'w0' ? 'update' : 'create')",
      2,
      true,
    ],
    ['a new document has no resource', "id == 'w0' ? resource.data.n == 0 : resource == null", 2, true],
    ['the request holds the new document', 'request.resource.data.n >= 0 && request.resource.id == id', 2, true],
  ])('%s', async (_name, condition, count, allowed) => {
    expect(await ask(condition, count)).toBe(allowed);
  });

  test.each([
    ['a delete has no new document', 'request.resource == null', true],
    ['whose data cannot be read', 'request.resource.data == null || request.resource.data != null', false],
    ['but the old one', 'resource.data.n == 0', true],
  ])('%s', async (_name, condition, allowed) => {
    const evaluator = newEvaluator();
    await evaluator.load(rules(condition));
    await evaluator.seed({ 't/w0': { n: 0 } });
    expect(await evaluator.allows('staff', { write: [{ remove: 't/w0' }] })).toBe(allowed);
  });
});
