import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSteps, type Step } from './run-steps.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'run-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (name: string, code: string, needs: readonly string[] = []): Step => ({
  name,
  needs,
  command: [process.execPath, '-e', `const fs = require('node:fs'); process.chdir(${JSON.stringify(folder)}); ${code}`],
});
/** Goes on when a file is there: that of a step that was told, or one that a step wrote. */
const awaiting = (file: string, then: string): string =>
  `const timer = setInterval(() => { if (!fs.existsSync('${file}')) return; clearInterval(timer); ${then} }, 10);`;

async function run(steps: readonly Step[]): Promise<{ code: number; told: readonly string[] }> {
  const told: string[] = [];
  const code = await runSteps(steps, {
    atOnce: 2,
    tell: ({ name, output }) => {
      told.push(`${name}: ${output.toString()}`);
      writeFileSync(path.join(folder, `${name} told`), '');
    },
  });
  return { code, told };
}

test('two steps run at once, and the output of each is told whole when it ends', async () => {
  const slow = node('slow', `process.stdout.write('a'); ${awaiting('quick told', `process.stdout.write('b')`)}`);
  const quick = node('quick', `process.stdout.write('c')`);
  expect(await run([slow, quick])).toEqual({ code: 0, told: ['quick: c', 'slow: ab'] });
});

test('a step waits for what it needs while those behind it start', async () => {
  const first = node('first', awaiting('other told', `fs.writeFileSync('made', '')`));
  const needing = node('needing', `process.exit(fs.existsSync('made') ? 0 : 3)`, ['first']);
  const other = node('other', '');
  expect(await run([first, needing, other])).toEqual({ code: 0, told: ['other: ', 'first: ', 'needing: '] });
});

test('a failed step ends the others with all that they started, and none starts after it', async () => {
  const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', 'fs.writeFileSync("began", ""); setInterval(() => {}, 1000)'], { stdio: 'inherit' });`;
  const endless = node('endless', `${grandchild} setInterval(() => {}, 1000)`);
  const failing = node('failing', awaiting('began', `console.log('why'); process.exitCode = 5`));
  const never = node('never', '');
  expect(await run([endless, failing, never])).toEqual({ code: 5, told: ['failing: why\n'] });
});

test('a step that can never start because it needs one that does not exist, or itself, is an error', async () => {
  const typo = node('lint', '', ['tpyes']);
  const circle = [node('one', '', ['two']), node('two', '', ['one'])];
  await expect(run([node('types', ''), typo])).rejects.toThrow('never started: lint needs tpyes');
  await expect(run(circle)).rejects.toThrow('never started: one needs two, two needs one');
});
