import { describe, expect, test } from 'vitest';
import { circlesOf } from './import-circles.ts';
import { readImports } from './source-files.ts';

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

describe('circles of imports', () => {
  test('are found however long they are, each once', () => {
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
    expect(circlesOf(graph({ a: ['a'] }))).toEqual([['a']]);
    expect(circlesOf(graph({ a: ['b'], b: ['c'], c: ['d', 'e'], d: ['b'], e: [] }))).toEqual([['b', 'c', 'd']]);
    expect(circlesOf(graph({ a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] }))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

test('imports of types only are not counted, because nothing of them runs', () => {
  const text = [
    "import type { A } from './a.ts';",
    "import { type B, type C } from './b.ts';",
    "import { type D, d } from './d.ts';",
    "export type { E } from './e.ts';",
    "import './f.ts';",
    "import f, { type F } from './g.ts';",
    "const late = import('./h.ts');",
  ].join('\n');
  expect(readImports(text).map(({ specifier, kind }) => `${specifier} ${kind}`)).toEqual([
    './a.ts type',
    './b.ts type',
    './d.ts value',
    './e.ts type',
    './f.ts value',
    './g.ts value',
    './h.ts late',
  ]);
});
