import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { expect, test } from '@playwright/test';

/** What a module names: `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, `require('x')`. */
const NAMED =
  /(?:^|[;}\s])(?:import|export)\b[^'"`;()]*['"]([^'"\n]+)['"]|\b(?:import|require)\(\s*['"]([^'"\n]+)['"]/g;

test('the renderer is one file that needs nothing but Node, since hosts have none of our packages', async () => {
  const code = await readFile('dist/.page-renderer.mjs', 'utf8');
  const named = [...code.matchAll(NAMED)].map(([, from, late]) => from ?? late ?? '');
  expect(named.filter((name) => !isBuiltin(name))).toEqual([]);
});
