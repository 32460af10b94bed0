import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('every listed difference is one that some script meets, and is listed once', async () => {
  const names = (await readdir(import.meta.dirname)).filter(
    (name) => name.endsWith('.ts') && name !== 'differences.ts',
  );
  const sources = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/byTarget(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, id]) => id)),
  );
  const listed = differences.map(({ id }) => id);
  expect(listed.filter((id) => !used.has(id))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
