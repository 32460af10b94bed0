import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolders } from './make-folders.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'carpetas-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a folder is made with those above it, and may be there already', () => {
  const deep = path.join(scratch, 'a/b/c');
  makeFolders(deep, 0o700);
  makeFolders(deep, 0o700);
  expect([deep, path.dirname(deep)].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
});

test('a file in the place of a folder is refused', () => {
  const file = path.join(scratch, 'archivo');
  writeFileSync(file, '');
  for (const place of [file, path.join(file, 'x')]) expect(() => makeFolders(place)).toThrow(/EEXIST|ENOTDIR/);
});

// Node's mkdir with `recursive` tries for ever there.
test.skipIf(process.platform !== 'linux')('where the system makes no folders it says so, and ends', () => {
  for (const place of ['/proc/tienda', '/proc/tienda/datos']) expect(() => makeFolders(place)).toThrow('ENOENT');
});
