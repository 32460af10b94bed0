import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopJudges } from './judges.ts';
import { allCases } from './shop/all-cases.ts';
import { worldOf } from './shop/shop-world.ts';

describe.each(shopJudges())('%s', (_who, judge) => {
  beforeAll(async () => {
    expect(await judge.load(readFileSync('firestore.rules', 'utf8'))).toBeUndefined();
  });

  describe.each(Object.entries(allCases))('%s', (_theme, cases) => {
    test.each(cases.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
      await judge.seed(worldOf(row));
      expect(await judge.allows(row.who, row.ask)).toBe(row.allowed);
    });
  });
});
