import { describe, expect, test } from 'vitest';
import { evaluatorKind, newEvaluator } from './evaluators.ts';
import { loads, refusals, stricter } from './load-cases.ts';

describe('what loads', () => {
  test.each(Object.entries(loads))('%s', async (_name, text) => {
    expect(await newEvaluator().load(text)).toBeUndefined();
  });
});

describe('what does not, and where', () => {
  test.each(Object.entries(refusals))('%s', async (_name, [text, place]) => {
    const problem = await newEvaluator().load(text);
    expect(problem).toBeDefined();
    if (evaluatorKind === 'ours' && place) expect(problem).toMatch(new RegExp(`^${place} `));
  });
});

describe('what ours refuses and the emulator lets be', () => {
  test.each(Object.entries(stricter))('%s', async (_name, [text, place]) => {
    const problem = await newEvaluator().load(text);
    if (evaluatorKind === 'emulator') expect(problem).toBeUndefined();
    else expect(problem).toMatch(new RegExp(`^${place} `));
  });
});
