import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file for notes of the steps of `npm run verify`, which are printed after the last step. */
const VARIABLE = 'VERIFY_NOTES';

/** Prints a line now and, under `npm run verify`, once more after the last step. */
export function noteForTheEnd(line) {
  console.log(line);
  const file = process.env[VARIABLE];
  if (file) appendFileSync(file, `${line}\n`);
}

/** Says that a step could not be run here. A failure where the emulators have to be there, as in the shop's own checks. */
export function noteUntested(line) {
  noteForTheEnd(line);
  if (process.env.EMULATORS_REQUIRED) process.exitCode = 1;
}

/** Opens the file for the steps of this run. The returned function prints what they left and removes it. */
export function collectNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const file = join(folder, 'notes');
  process.env[VARIABLE] = file;
  return () => {
    if (existsSync(file)) console.log(`\n${readFileSync(file, 'utf8').trimEnd()}`);
    rmSync(folder, { recursive: true, force: true });
  };
}
