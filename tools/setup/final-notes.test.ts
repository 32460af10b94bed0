import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const NOTES = path.join(import.meta.dirname, 'final-notes.mjs');
const codeWith = (env: Readonly<Record<string, string>>): number | null =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { noteUntested } from '${NOTES}'; noteUntested('x');`],
    {
      env: { ...env },
    },
  ).status;

test('what needs an emulator that is not there is a line here, and a failure where the emulators have to be there', () => {
  expect(codeWith({})).toBe(0);
  expect(codeWith({ EMULATORS_REQUIRED: '1' })).toBe(1);
});
