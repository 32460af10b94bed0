import { describe, expect, test } from 'vitest';
import { EvaluationFailure } from './problem.ts';
import { findAll, matchesPattern } from './regex.ts';

describe('patterns that take a backtracking matcher longer than the age of the universe', () => {
  // Without a linear matcher these would never end, so the test needs no clock.
  test.each([
    ['nested repeats', '(a+)+b', 'a'.repeat(5_000)],
    ['repeats of alternatives', '(a|aa)+b', 'a'.repeat(5_000)],
    ['repeats of anything', '(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(5_000)],
    ['optional letters', `${'a?'.repeat(200)}${'a'.repeat(200)}b`, 'a'.repeat(400)],
    ['an address', '([a-z0-9]+[.-]?)*@', 'a.'.repeat(3_000)],
  ])('%s end', (_name, pattern, text) => {
    expect(matchesPattern(text, pattern)).toBe(false);
    expect(findAll(text.slice(0, 200), pattern).length).toBeLessThan(200);
  });
});

test('a long text and a large pattern together have no value', () => {
  const large = '(?:a|b)*a(?:a|b){990}x';
  expect(matchesPattern('ab', large)).toBe(false);
  expect(() => matchesPattern('ab'.repeat(500_000), large)).toThrow('demasiado largo');
  // Each find looks at all that follows it.
  expect(() => findAll('a'.repeat(100_000), 'a.*x|a')).toThrow('demasiado largo');
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
  '((a{100}){100}){100}',
  '('.repeat(10_000),
])('%.30s is not of RE2, and its refusal is short', (pattern) => {
  const refusal = expect.objectContaining({ message: expect.stringMatching(/^RE2 no la acepta: .{1,200}$/s) });
  expect(() => matchesPattern('a', pattern)).toThrow(EvaluationFailure);
  expect(() => matchesPattern('a', pattern)).toThrow(refusal);
});

test('places of matches and of their groups are counted in UTF-16 units', () => {
  expect(findAll('😀a-b', '(\\w)(x)?')).toEqual([
    [
      [2, 3],
      [2, 3],
      [-1, -1],
    ],
    [
      [4, 5],
      [4, 5],
      [-1, -1],
    ],
  ]);
  expect(findAll('b😀', 'a*').map(([whole]) => whole)).toEqual([
    [0, 0],
    [1, 1],
    [3, 3],
  ]);
});
