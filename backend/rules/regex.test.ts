import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EvaluationFailure } from './problem.ts';
import { Regex } from './regex.ts';

const refusal = (pattern: string): string => {
  try {
    return String(new Regex(pattern).matches('a'));
  } catch (failure) {
    if (failure instanceof EvaluationFailure) return failure.message;
    throw failure;
  }
};

describe('hostile texts', () => {
  /** Each takes a backtracking matcher longer than the age of the universe. */
  test.each([
    ['nested repeats', '(a+)+b', 'a'.repeat(5_000)],
    ['repeats of alternatives', '(a|aa)+b', 'a'.repeat(5_000)],
    ['repeats of anything', '(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(5_000)],
    ['optional letters', `${'a?'.repeat(200)}${'a'.repeat(200)}b`, 'a'.repeat(400)],
    ['an address', '([a-z0-9]+[.-]?)*@', 'a.'.repeat(3_000)],
  ])('%s end soon', (_name, pattern, text) => {
    const start = performance.now();
    expect(new Regex(pattern).matches(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test('what would still take too long has no value', () => {
    expect(() => new Regex('(a?b?c?d?)*x').matches('a'.repeat(1_000_000))).toThrow('demasiado largo');
  });

  test('nor does a pattern that unfolds without end', () => {
    expect(refusal('((a{100}){100}){100}')).toContain('demasiado grande');
    expect(refusal('(?:(?:(?:){1000}){1000}){1000}')).toBe('false');
    expect(refusal('('.repeat(10_000))).toContain('anidados');
  });
});

test.each([
  '(a)\\1',
  '(?=a)',
  '(?!a)',
  '(?<=a)b',
  '(?>a)',
  '[b-a]',
  '[[:otra:]]',
  '\\p{Otra}',
  'a{1001}',
  'a{2,1}',
  '*a',
  'a**',
  '(a',
  'a)',
  '[a',
  '\\',
  '\\k',
  '(?z)a',
])('%s is not of RE2', (pattern) => {
  expect(refusal(pattern)).not.toMatch(/^(true|false)$/);
});

test('agrees with JavaScript wherever both have the syntax', () => {
  const leaf = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '7');
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{2,}', '*?', '+?'))
        .map(([a, q]) => `(${a})${q}`),
    ),
  }));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '7', '\n', 'ñ'), maxLength: 7 });
  fc.assert(
    fc.property(pattern, text, (source, subject) => {
      expect(new Regex(source).matches(subject)).toBe(new RegExp(`^(?:${source})$`, 'u').test(subject));
    }),
    { numRuns: 1_000 },
  );
});
