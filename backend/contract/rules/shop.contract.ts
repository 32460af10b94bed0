import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopEvaluators } from './evaluators.ts';
import { allCases } from './shop/all-cases.ts';
import { worldOf } from './shop/shop-world.ts';

describe.each(shopEvaluators())('%s', (_who, evaluator) => {
  beforeAll(async () => {
    expect(await evaluator.load(readFileSync('firestore.rules', 'utf8'))).toBeUndefined();
  });

  describe.each(Object.entries(allCases))('%s', (_theme, cases) => {
    test.each(cases.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
      await evaluator.seed(worldOf(row));
      expect(await evaluator.allows(row.who, row.ask)).toBe(row.allowed);
    });
  });
});
