import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { missingTool } from '#rehearse/start-emulators.mjs';
import { noteUntested } from './setup/final-notes.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm run rehearse`, after a build: the contract's cases of Auth and Storage, then the journeys of `e2e/rehearsal/journeys.ts`, on Google's
 * emulators, where those are installed; elsewhere it says what is missing and succeeds. Arguments go on to Playwright, and then the journeys run
 * alone; with `--all` or a file among them, also those that are not listed.
 */
const CONTRACT = ['auth-sdk', 'storage-sdk', 'believed-tokens'];
const words = process.argv.slice(2);
const missing = missingTool();
if (missing === undefined) {
  // Google's Storage emulator empties a place below the system's temporary folder when it starts: that of another run.
  const scratch = mkdtempSync(join(tmpdir(), 'fragua-emuladores-'));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const isListed = !words.some((word) => word === '--all' || /\.(?:e2e|rehearsal)\.ts/.test(word));
  const env = { ...process.env, TMPDIR: scratch, REHEARSE: isListed ? 'listed' : 'all' };

  // The function is one with the site that is built; a copy of what is deployed brings its own.
  const hasFunction = existsSync('functions/node_modules');
  if (hasFunction && env.REHEARSE_CONFIG === undefined)
    process.exitCode = await run('npm', ['run', '--silent', 'build:function', '--', '--logLevel', 'error']);
  if (!hasFunction)
    noteUntested('rehearse: las páginas de la función no se probaron (falta npm --prefix functions ci).');

  const contract = ['backend/contract/run-emulator.mjs', ...CONTRACT];
  if (words.length === 0 && (await run(process.execPath, contract, { env: { ...env, EMULATOR_SERVICES: 'all' } })) > 0)
    process.exitCode = 1;

  const config = ['--config', 'playwright.rehearse.config.ts', ...words.filter((word) => word !== '--all')];
  if ((await run('npx', ['playwright', 'test', ...config], { env })) > 0) process.exitCode = 1;
} else {
  noteUntested(
    `rehearse: no probado (falta ${missing}); los recorridos corren con nuestro servidor, pero no con los emuladores de Google.`,
  );
}
