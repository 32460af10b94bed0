import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.for([
  ['a hundred levels', nested(100), true],
  ['a hundred and one', nested(101), false],
  ['brackets in a text', JSON.stringify('['.repeat(1000)), true],
  ['brackets after an escaped quote', JSON.stringify(`"${'{'.repeat(1000)}`), true],
  ['brackets after a text that ends in a backslash', `["\\\\",${nested(100)}]`, false],
  ['many lists beside each other', `[${'[],'.repeat(1000)}1]`, true],
  ['two million lists', `[${'[],'.repeat(1_000_000)}1]`, false],
  ['ten million brackets', '['.repeat(10_000_000), false],
  ['a text without an end', '["aaa', false],
] as const)('%s', ([, text, isGood]) => {
  if (isGood) expect(parseJson(text)).toEqual(JSON.parse(text));
  else expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});
