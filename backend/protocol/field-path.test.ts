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
