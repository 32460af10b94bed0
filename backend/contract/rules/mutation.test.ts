import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadRules, type Ruleset } from '#backend/rules/ruleset.ts';
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

function passes(asked: (typeof rows)[number] | undefined, ruleset: Ruleset): boolean {
  if (!asked) return true;
  const { row, evaluator } = asked;
  evaluator.use(ruleset);
  return evaluator.verdicts(row.who, row.ask).every(({ allowed }) => allowed) === row.allowed;
}

test('the table passes as it stands', () => {
  const wrong = rows.filter((asked) => !passes(asked, rules.value));
  expect(wrong.map(({ row }) => row.name)).toEqual([]);
});

const mutants = mutantsOf(rules.value.file);
const parts = [...new Set(mutants.map(({ of }) => of))];

test('the rules have conditions to take out', () => {
  expect(mutants.length).toBeGreaterThan(200);
});

/** The place of the row that noticed the last mutant. Conditions that stand together have their rows together, so most are found close by. */
let lastNoticing = 0;

/** All places of a list, from one of them outwards. */
function* nearestFirst(from: number, count: number): Generator<number> {
  yield from;
  for (let distance = 1; distance < count; distance += 1) {
    if (from + distance < count) yield from + distance;
    if (from - distance >= 0) yield from - distance;
  }
}

// A test for each function and `match` of the rules: together they take some time, and the largest most of it.
test.for(parts)(
  'no condition of %s can be taken out without a row of the table failing',
  { timeout: 600_000 },
  (part) => {
    const ofPart = mutants.filter(({ of }) => of === part);
    const survivors = ofPart.filter(({ file }) => {
      const mutated = { ...rules.value, file };
      for (const at of nearestFirst(lastNoticing, rows.length)) {
        if (passes(rows[at], mutated)) continue;
        lastNoticing = at;
        return false;
      }
      return true;
    });
    expect(survivors.map(({ at, kind }) => `${at.line}:${at.column} ${kind}`)).toEqual([]);
  },
);
