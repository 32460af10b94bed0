import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSource, isTest, projectFiles } from './source-files.ts';

const sources = projectFiles().filter((path) => path.startsWith('src/') && isSource(path) && !isTest(path));
const textOf = (path: string): string => readFileSync(path, 'utf8');

const writers = sources
  .filter((path) => path.startsWith('src/store/'))
  .flatMap((path) =>
    [...textOf(path).matchAll(/export const (claim\w+) = claimOnce\(/g)].map(([, name]) => name ?? ''),
  );

test('the writer of every store is claimed in one place, because a second claim throws', () => {
  expect(writers.length).toBeGreaterThan(10);
  const claimed = writers.map((name) => [
    name,
    sources.filter((path) => new RegExp(`\\b${name}\\(\\)`).test(textOf(path))).length,
  ]);
  expect(claimed.filter(([, places]) => places !== 1)).toEqual([]);
});

test('a store exports its writer only through a claim', () => {
  const leaky = sources.filter(
    (path) =>
      path.startsWith('src/store/') && /export const \{[^}]*\bwrite\b|export \{[^}]*\bwrite\b/.test(textOf(path)),
  );
  expect(leaky).toEqual([]);
});
