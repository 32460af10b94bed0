import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';

const { argv, exitCode } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

test.each([
  ['npm run staff', () => import('./operations/staff.ts'), ['--help']],
  ['npm run backup', () => import('./operations/copies.ts'), ['backup', '--help']],
  ['npm run export', () => import('./transfer/transfer.ts'), ['export', '-h']],
  ['npm run firebase:setup', () => import('./firebase-setup/firebase-setup.ts'), ['--help']],
])('%s says on standard output how it is used to whoever asks, and does not fail', async (name, run, words) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  process.argv = ['node', 'command.js', ...words];
  await run();
  await vi.waitFor(() => expect(said.mock.calls.length + failed.mock.calls.length).toBe(1));
  expect([said.mock.calls.flat().join(), process.exitCode]).toEqual([
    expect.stringContaining(`Uso: ${name}`),
    exitCode,
  ]);
});
