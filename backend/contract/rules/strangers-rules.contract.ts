import { expect, test } from 'vitest';
import { newEvaluator } from './evaluators.ts';
import { accessRules } from './strangers/access-rules.ts';
import { valueRules } from './strangers/value-rules.ts';

test.each(Object.entries({ ...accessRules, ...valueRules }))('%s', async (_name, { rules, docs = {}, asks }) => {
  const evaluator = newEvaluator();
  const text = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { ${rules} } }`;
  expect(await evaluator.load(text)).toBeUndefined();
  const found: unknown[] = [];
  for (const [who, ask] of asks) {
    // Each on its own: what was allowed must not stand in the way of the next.
    await evaluator.seed(docs);
    found.push([who, ask, await evaluator.allows(who, ask)]);
  }
  expect(found).toEqual(asks);
});
