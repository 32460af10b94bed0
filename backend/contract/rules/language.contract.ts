import { describe, expect, test } from 'vitest';
import { evaluatorKind, newEvaluator } from './evaluators.ts';
import { collections } from './language/collections.ts';
import { deviations } from './language/deviations.ts';
import { documents } from './language/documents.ts';
import type { Expressions } from './language/expressions.ts';
import { functions } from './language/functions.ts';
import { operators } from './language/operators.ts';
import { patterns } from './language/patterns.ts';
import { texts } from './language/texts.ts';
import { time } from './language/time.ts';
import { float, instant, reference, Stored } from './stored.ts';

const DOCUMENT = 'get(/databases/$(db)/documents/personal/staff).data';
const themes = { operators, texts, patterns, collections, time, functions, documents };

/** What `@D` stands for. */
const stored = {
  activo: true,
  n: 3,
  m: { a: 1, b: { c: 'z' } },
  by: new Stored({ bytesValue: 'AAEC' }),
  f: float(2),
  g: new Stored({ geoPointValue: { latitude: 1, longitude: 2 } }),
  t: instant('2026-11-21T05:06:07.123456Z'),
  nu: null,
  r: reference('personal/staff'),
  l: [1, 'a'],
};

const wrap = (blocks: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {\n${blocks}\n} }`;
const condition = (name: string, expression: string) =>
  `match /${name}/{id} { allow get: if\n${expression.replaceAll('@D', DOCUMENT)}; }`;

type Outcome = 'true' | 'false' | 'no value' | 'refused';

/** What each expression comes to: a rule for it and one for its negation, asked for one document each. */
async function outcomesOf(expressions: readonly string[]): Promise<Record<string, Outcome>> {
  const evaluator = newEvaluator();
  const outcomes: Record<string, Outcome> = {};
  const loaded: string[] = [];
  for (const text of expressions) {
    if ((await evaluator.load(wrap(condition('t', text)))) === undefined) loaded.push(text);
    else outcomes[text] = 'refused';
  }
  const rules = loaded.map((text, i) => `${condition(`t${i}`, text)}\n${condition(`f${i}`, `!(${text})`)}`);
  expect(await evaluator.load(wrap(rules.join('\n') || 'match /t/{id} { allow read; }'))).toBeUndefined();
  await evaluator.seed({ 'personal/staff': stored });
  for (const [i, text] of loaded.entries()) {
    const isTrue = await evaluator.allows('staff', { get: `t${i}/x` });
    const isFalse = await evaluator.allows('staff', { get: `f${i}/x` });
    outcomes[text] = isTrue ? 'true' : isFalse ? 'false' : 'no value';
  }
  return outcomes;
}

const expected = ({
  isTrue = [],
  isFalse = [],
  hasNoValue = [],
  isRefused = [],
}: Expressions): Record<string, Outcome> =>
  Object.fromEntries([
    ...isTrue.map((text) => [text, 'true'] as const),
    ...isFalse.map((text) => [text, 'false'] as const),
    ...hasNoValue.map((text) => [text, 'no value'] as const),
    ...isRefused.map((text) => [text, 'refused'] as const),
  ]);

describe('expressions have the same result on both', () => {
  test.each(Object.entries(themes))('%s', async (_theme, table) => {
    const wanted = expected(table);
    expect(await outcomesOf(Object.keys(wanted))).toEqual(wanted);
  });
});

test('every difference is listed as deliberate', async () => {
  const wanted = Object.fromEntries(deviations.map((row) => [row.expression, row[evaluatorKind]]));
  expect(await outcomesOf(Object.keys(wanted))).toEqual(wanted);
});
