import { expect, test } from 'vitest';
import { ABLATIONS, type Ablation } from './protocol/ablation.ts';
import { EDIT_ABLATIONS } from './protocol/edit-server.ts';
import { runEdits } from './protocol/edits.ts';
import { isBroken, runModel } from './protocol/run.ts';

const DAYS = 200;
/** Days that go wrong without the rule: the first that `npm run bench:protocol` found, where that is not among the first few. */
const RARE: { readonly [K in Ablation]?: number } = {
  'skip-any-window': 1222,
};

test(`of ${DAYS} days none ends with a wrong catalogue, a step back, a lost edit or a lost publication`, async () => {
  const broken: unknown[] = [];
  for (let seed = 1; seed <= DAYS; seed += 1) {
    const verdict = await runModel(seed);
    if (isBroken(verdict)) broken.push({ seed, ...verdict });
  }
  expect(broken).toEqual([]);
});

test.each(Object.keys(ABLATIONS) as Ablation[])('without %s the model finds a day that goes wrong', async (without) => {
  const first = RARE[without] ?? 1;
  let seed = first;
  while (seed < first + DAYS && !isBroken(await runModel(seed, without))) seed += 1;
  expect(seed).toBeLessThan(first + DAYS);
});

const EDIT_DAYS = 3000;

test(`of ${EDIT_DAYS} days on which two tablets edit the same documents none loses an edit, writes over one unseen or shows what is not`, () => {
  const broken: unknown[] = [];
  for (let seed = 1; seed <= EDIT_DAYS; seed += 1) {
    const verdict = runEdits(seed);
    if (verdict.lostEdits + verdict.silentOverwrites + verdict.ghosts > 0) broken.push({ seed, ...verdict });
  }
  expect(broken).toEqual([]);
});

test.each(EDIT_ABLATIONS)('without the rule against %s the model finds a write over something unseen', (without) => {
  let overwrites = 0;
  for (let seed = 1; seed <= EDIT_DAYS && overwrites === 0; seed += 1)
    overwrites += runEdits(seed, without).silentOverwrites;
  expect(overwrites).toBeGreaterThan(0);
});
