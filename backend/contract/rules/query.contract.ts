import { beforeAll, describe, expect, test } from 'vitest';
import { evaluatorKind, newEvaluator } from './evaluators.ts';
import { queries, queryRules } from './query-cases.ts';

const groups =
  'match /{above=**}/hojas/{id} { allow list; } match /{all=**}/ramas/{id} { allow list: if all[0] == "cartas"; } match /cartas/{c}/sellos/{id} { allow list; }';
const rules = queryRules.map(({ condition }, i) => `match /r${i}/{id} { allow list: if ${condition}; }`);
const evaluator = newEvaluator();
const document = { visible: 'public', n: 20, owner: 'staff', et: ['a'], m: { x: 1 } };

beforeAll(async () => {
  const body = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { ${rules.join('\n')} ${groups} } }`;
  expect(await evaluator.load(body)).toBeUndefined();
  // One document each: what a rule says does not depend on what a query would find.
  const docs = queryRules.map((_rule, i) => [`r${i}/x`, document] as const);
  await evaluator.seed({ 'g/staff': {}, ...Object.fromEntries(docs) });
});

describe('a query passes when it proves the rule itself', () => {
  test.each(queryRules.map((rule, i) => [rule.condition, rule, i] as const))('%s', async (_name, rule, i) => {
    const asked = [...rule.allowed, ...rule.denied, ...(rule.onlyThere ?? [])];
    const found = await Promise.all(
      asked.map(async (name) => [name, await evaluator.allows('staff', { list: { from: `r${i}`, ...queries[name] } })]),
    );
    const wanted = asked.map((name) => [
      name,
      rule.allowed.includes(name) || (evaluatorKind === 'emulator' && (rule.onlyThere ?? []).includes(name)),
    ]);
    expect(found).toEqual(wanted);
  });
});

describe('a query over all collections of a name needs a rule over all paths', () => {
  test.each([
    ['such a rule', { from: 'hojas', everywhere: true }, true],
    ['and it holds for one collection', { from: 'cartas/1/hojas' }, true],
    ['a rule that looks at the path above', { from: 'ramas', everywhere: true }, false],
    ['a rule for one place', { from: 'sellos', everywhere: true }, false],
    ['which holds there', { from: 'cartas/1/sellos' }, true],
  ])('%s', async (_name, list, allowed) => {
    expect(await evaluator.allows('staff', { list })).toBe(allowed);
  });
});
