import { expect, test } from 'vitest';
import { parseFieldPath } from './field-path.ts';

test.for([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`con espacio`', ['con espacio']],
  ['`\\``', ['`']],
  ['`\\\\`', ['\\']],
  ['`ñ`.`1`', ['ñ', '1']],
  ['`a\ud83d`.`🔨`', ['a\ufffd', '🔨']],
  ['__name__', ['__name__']],
] as const)('%s', ([text, path]) => {
  expect(parseFieldPath(text)).toEqual(path);
});

test.for([
  '',
  '.',
  'a.',
  '.a',
  'a..b',
  '1a',
  'a-b',
  'ñ',
  '`a',
  'a`',
  '`a`b',
  '``',
  'a b',
  '__x__',
  'a.__x__',
  '`\\x`',
  7,
  null,
])('refused: %s', (text) => {
  expect(() => parseFieldPath(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('a name has at most 1,500 bytes', () => {
  expect(parseFieldPath('a'.repeat(1500))).toHaveLength(1);
  expect(() => parseFieldPath('a'.repeat(1501))).toThrow(/1500 bytes/);
  expect(() => parseFieldPath(`\`${'ñ'.repeat(751)}\``)).toThrow(/1500 bytes/);
});

test('a path has at most 1,500 bytes with its dots, and twenty segments, or one more where it is asked for', () => {
  const long = (...lengths: number[]) => lengths.map((length) => 'a'.repeat(length)).join('.');
  const refused = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
  expect(parseFieldPath(long(749, 750))).toHaveLength(2);
  expect(() => parseFieldPath(long(750, 750))).toThrow(refused);
  const deep = (segments: number) => Array(segments).fill('a').join('.');
  expect(parseFieldPath(deep(20))).toHaveLength(20);
  expect(() => parseFieldPath(deep(21))).toThrow(refused);
  expect(parseFieldPath(deep(21), { mostSegments: 21 })).toHaveLength(21);
  for (const segments of [22, 750, 4000, 1_000_000])
    expect(() => parseFieldPath(deep(segments), { mostSegments: 21 })).toThrow(refused);
  // Each of its characters is written as two.
  expect(parseFieldPath(`\`${'\\\\'.repeat(1500)}\``)).toEqual(['\\'.repeat(1500)]);
});
