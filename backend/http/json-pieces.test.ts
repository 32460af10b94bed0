import { expect, test } from 'vitest';
import { jsonPieces, PIECE_CHARS } from './json-pieces.ts';

const LONG = 'ñ"\\\n'.repeat(PIECE_CHARS);

test.for([
  ['a short document', { name: 'a', fields: { n: { integerValue: '1' } } }],
  ['a long text', { fields: { texto: { stringValue: LONG } } }],
  ['a long text between others', [1, { a: LONG, b: undefined, c: [LONG, null, true] }, 'x']],
  ['many short values', { values: Array.from({ length: 20_000 }, (_, i) => ({ integerValue: String(i) })) }],
  ['letters of two halves at every cut', { a: `x${'😀'.repeat(2 * PIECE_CHARS)}`, b: '😀'.repeat(2 * PIECE_CHARS) }],
  ['half a letter', { a: `${'x'.repeat(PIECE_CHARS - 1)}\ud83d` }],
  ['names that need escapes', { [`"${'k'.repeat(PIECE_CHARS)}`]: { ['__proto__']: LONG } }],
] as const)('%s has the text that JSON.stringify makes', ([, json]) => {
  expect([...jsonPieces(json)].join('')).toBe(JSON.stringify(json));
});

test('a long document is written in pieces, none of them much longer than 64 kB', () => {
  const parts = [...jsonPieces({ fields: { bytes: { bytesValue: 'A'.repeat(20 * PIECE_CHARS) } } })];
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(PIECE_CHARS + 1);
});
