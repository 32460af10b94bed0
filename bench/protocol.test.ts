import { expect, test } from 'vitest';
import { ABLATIONS, type Ablation } from './protocol/ablation.ts';
import { isBroken, runModel } from './protocol/run.ts';

const RUNS = 1000;

test('of a thousand days none ends with a wrong catalogue, a step back, a lost edit or a lost publication', () => {
  const broken: unknown[] = [];
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const verdict = runModel(seed);
    if (isBroken(verdict)) broken.push({ seed, ...verdict });
  }
  expect(broken).toEqual([]);
});

test.each(Object.keys(ABLATIONS) as Ablation[])('without %s the model finds a day that goes wrong', (without) => {
  let seed = 1;
  while (seed <= RUNS && !isBroken(runModel(seed, without))) seed += 1;
  expect(seed).toBeLessThanOrEqual(RUNS);
});
