import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unpackText } from '#domain/search/vocabulary/unpack-text.ts';
import { packText } from './pack-vocabulary.ts';

const FOLDER = 'src/domain/search/vocabulary';

test('every table of the vocabulary is the same again after it was packed, and a third smaller', () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => /= `([^`$\\]+)`;\s*$/.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'))?.[1] ?? []);
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(unpackText(packText(text))).toBe(text);
  const bytes = (all: readonly string[]): number => all.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes(texts.map(packText))).toBeLessThan(0.67 * bytes(texts));
});

test.each([
  '',
  'a',
  'abcdabcdabcdabcd',
  'llave de paso, llave de paso, llave de pared',
  '"comillas" "comillas" "comillas"',
])('any text comes back: %s', (text) => {
  expect(unpackText(packText(text))).toBe(text);
});
