import { expect, test } from 'vitest';
import { chooseEncoding, matchesEtag, parseRange } from './negotiate.ts';

test.for([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip, br;q=0.9', 'gzip'],
  ['gzip;q=0.3', 'gzip'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['identity, br, gzip', 'br'],
  ['gzip;q=0.2, *;q=0.9', 'br'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  [undefined, 'identity'],
] as const)('of %s, %s', ([accepted, encoding]) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('the beginning of a list of encodings is looked at, which may be fifteen thousand characters long', () => {
  expect(chooseEncoding(`${'x,'.repeat(1000)}br`)).toBe('identity');
  expect(chooseEncoding(`br,${'x,'.repeat(7000)}`)).toBe('br');
});

test('an ETag matches weak or strong, alone or in a list', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '*']) expect(matchesEtag(header, '"a"')).toBe(true);
  for (const header of ['"b"', 'a', '', undefined]) expect(matchesEtag(header, '"a"')).toBe(false);
});

test.for([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-3', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('%s of 100 bytes', ([header, range]) => {
  expect(parseRange(header, 100)).toEqual(range);
});
