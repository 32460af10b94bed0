import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteForTheEnd } from '#tools/setup/final-notes.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Inside the project, so that the bundle finds libsql. */
const bundle = path.join(ROOT, 'node_modules/.cache/kills-test');

beforeAll(async () => {
  const configFile = path.join(ROOT, 'vite.backend.config.ts');
  await build({ root: ROOT, configFile, logLevel: 'error', build: { outDir: bundle, emptyOutDir: true } });
}, 300_000);
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

/** Only root can mount a disk of a given size. */
const OF_A_DISK: ReadonlySet<string> = new Set([
  'a full disk',
  'a disk mounted read-only',
  'a disk that becomes read-only in use',
  'a disk that becomes read-only in the middle of commits',
]);

interface Row {
  readonly name: string;
  readonly missing: string;
  readonly said: string;
}

test('three kills, a full disk and three read-only ones, a wrong clock and a backup lose nothing, and each is told in one sentence', {
  timeout: 900_000,
}, async () => {
  const attacks = spawn(process.execPath, ['bench/attacks.mjs', 'kills', '3'], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_DIR: bundle },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(attacks.stdout), once(attacks, 'exit')]);
  const rows = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Row] : []));
  expect(rows.map(({ name }) => name)).toEqual([
    'kill -9',
    'a full disk',
    'a disk mounted read-only',
    'a disk that becomes read-only in use',
    'a disk that becomes read-only in the middle of commits',
    'a clock three days ahead, then right',
    'a clock three days behind, then right',
    'a backup while writing, and a kill in the middle of one',
  ]);
  for (const { name, missing, said } of rows) {
    if (missing === 'not tried' && OF_A_DISK.has(name)) {
      noteForTheEnd(`cortes: «${name}» sin probar: ${said}`);
      continue;
    }
    expect([name, missing]).toEqual([name, 'nothing']);
    expect(said, name).toMatch(/^[A-ZÁÉ][a-zá].*\.$/);
  }
});
