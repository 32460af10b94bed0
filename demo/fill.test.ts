import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORE_FILE } from '#backend/storage/data-folder.ts';
import { openSqliteStore } from '#backend/storage/sqlite-store.ts';

/** Its colleague has a password that everybody knows, so where others reach the shop, or the shop is somebody's, nothing is filled in. */
let directory = '';
let data = '';
const { argv } = process;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'demo-'));
  data = path.join(directory, 'data');
  vi.resetModules();
  vi.spyOn(process, 'umask').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

const fill = async (...words: string[]): Promise<unknown> => {
  process.argv = ['node', 'fill', '--data', data, ...words];
  return import('./fill.ts');
};

test.for([
  ['on another interface', ['--host', '0.0.0.0']],
  ['for a shop of one’s own', ['--empty']],
] as const)('%s the demo is not filled in', async ([, words]) => {
  await fill(...words);
  expect(existsSync(data)).toBe(false);
});

test('a folder that has held a shop is left as it is', async () => {
  mkdirSync(data, { mode: 0o700 });
  const file = path.join(data, STORE_FILE);
  openSqliteStore(file).close();
  const say = vi.spyOn(console, 'error').mockReturnValue();
  await fill();
  expect(say).not.toHaveBeenCalled();
  // Asked for by name, the big catalogue that is not written is said.
  vi.resetModules();
  await fill('--products', '10');
  expect(say.mock.calls).toEqual([[`${data} ya ha tenido una tienda: no se llena. Elija otra carpeta con DATA_DIR.`]]);
  process.exitCode = 0;
  const store = openSqliteStore(file);
  expect([...store.documents()]).toEqual([]);
  store.close();
});
