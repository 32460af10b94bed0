import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the kill switch replaces the built worker, and says in one sentence when nothing is built', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'kill-switch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'sw'));
  writeFileSync(path.join(root, 'sw/kill-switch.js'), 'removes itself');
  const script = path.join(import.meta.dirname, 'kill-switch.mjs');
  const run = () => spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 1, stderr: 'There is no dist/sw.js: give «npm run build» first.\n' });
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/sw.js'), 'the real worker');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(path.join(root, 'dist/sw.js'), 'utf8')).toBe('removes itself');
});
