import { describe, expect, test } from 'vitest';
import { evaluatorKind, newEvaluator } from './evaluators.ts';
import { loads, refusals, stricter } from './load-cases.ts';

describe('rules that load', () => {
  test.each(Object.entries(loads))('%s', async (_name, text) => {
    expect(await newEvaluator().load(text)).toBeUndefined();
  });
});

describe('rules that do not load, and where the error is', () => {
  test.each(Object.entries(refusals))('%s', async (_name, [text, place]) => {
    const problem = await newEvaluator().load(text);
    expect(problem).toBeDefined();
    if (evaluatorKind === 'ours' && place) expect(problem).toMatch(new RegExp(`^${place} `));
  });
});

describe('rules that ours refuses and the emulator accepts', () => {
  test.each(Object.entries(stricter))('%s', async (_name, [text, place]) => {
    const problem = await newEvaluator().load(text);
    if (evaluatorKind === 'emulator') expect(problem).toBeUndefined();
    else expect(problem).toMatch(new RegExp(`^${place} `));
  });
});
