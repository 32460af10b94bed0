import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { START_USAGE } from '#backend/command-line/start-options.mjs';

/** `npm start` in an empty folder, where anything that it installs or builds would fail or leave a file. */
function start(...words: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(import.meta.dirname, 'start.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(readdirSync(folder)).toEqual([]);
  return { status, stdout, stderr };
}

test('npm start -- --help says the options without installing or building anything', () => {
  expect(start('--help')).toEqual({ status: 0, stdout: `${START_USAGE}\n`, stderr: '' });
});

test.each([['--emty'], ['--port'], ['vacía'], ['--empty=1']])(
  'npm start -- %s is refused before the build, with the options that there are',
  (word) => {
    expect(start(word)).toEqual({ status: 1, stdout: '', stderr: `No se entiende «${word}».\n${START_USAGE}\n` });
  },
);
