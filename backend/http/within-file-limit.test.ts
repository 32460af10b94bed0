import { expect, test } from 'vitest';
import { withinFileLimit } from './guard-connections.ts';

const SIZE = { total: 6000, each: 300, reserve: 0 };

test.for([
  ['as many as they may be, where the process may have enough files open', 16_384, SIZE],
  ['any number, where the system sets no limit', Number.POSITIVE_INFINITY, SIZE],
  ['seven tenths of the files', 1024, { total: 716, each: 300, reserve: 0 }],
  ['and one client half of those', 300, { total: 210, each: 105, reserve: 0 }],
  ['twenty at least', 10, { total: 20, each: 10, reserve: 0 }],
] as const)('connections may be %s', ([, files, expected]) => {
  expect(withinFileLimit(SIZE, files)).toEqual(expected);
});
