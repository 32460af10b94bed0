import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadRules } from '#backend/rules/ruleset.ts';
import { mutantsOf } from './mutate.ts';
import { OwnEvaluator } from './own-evaluator.ts';
import { allCases } from './shop/all-cases.ts';
import { worldOf } from './shop/shop-world.ts';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'));
if (!rules.ok) throw new Error('firestore.rules does not load');

/** Every row with its own documents, written once. */
const rows = await Promise.all(
  Object.values(allCases)
    .flat()
    .map(async (row) => {
      const evaluator = new OwnEvaluator();
      await evaluator.seed(worldOf(row));
      return { row, evaluator };
    }),
);

test('the table passes as it stands', () => {
  const wrong = rows.filter(({ row, evaluator }) => {
    evaluator.use(rules.value);
    return evaluator.verdicts(row.who, row.ask).every(({ allowed }) => allowed) !== row.allowed;
  });
  expect(wrong.map(({ row }) => row.name)).toEqual([]);
});

const mutants = mutantsOf(rules.value.file);
const parts = [...new Set(mutants.map(({ of }) => of))];

test('the rules have conditions to take out', () => {
  expect(mutants.length).toBeGreaterThan(200);
});

// A test for each function and `match` of the rules: together they take over a minute of a machine that does nothing else, and the largest most of it.
test.for(parts)(
  'no condition of %s can be taken out without a row of the table failing',
  { timeout: 600_000 },
  (part) => {
    const ofPart = mutants.filter(({ of }) => of === part);
    const survivors = ofPart.filter(({ file }) => {
      const mutated = { ...rules.value, file };
      return rows.every(({ row, evaluator }) => {
        evaluator.use(mutated);
        return evaluator.verdicts(row.who, row.ask).every(({ allowed }) => allowed) === row.allowed;
      });
    });
    expect(survivors.map(({ at, kind }) => `${at.line}:${at.column} ${kind}`)).toEqual([]);
  },
);
