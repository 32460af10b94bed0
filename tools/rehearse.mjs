import process from 'node:process';
import { missingTool } from '#rehearse/start-emulators.mjs';
import { noteForTheEnd } from './setup/final-notes.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm run rehearse`, after a build: the journeys of `e2e/rehearsal/journeys.ts` on Google's emulators, where those are installed; elsewhere it says
 * what is missing and succeeds. Arguments go on to Playwright; with `--all` or a file among them, journeys that are not listed run too.
 */
const words = process.argv.slice(2);
const missing = missingTool();
if (missing === undefined) {
  const isListed = !words.some((word) => word === '--all' || /\.(?:e2e|rehearsal)\.ts/.test(word));
  const args = [
    'playwright',
    'test',
    '--config',
    'playwright.rehearse.config.ts',
    ...words.filter((word) => word !== '--all'),
  ];
  process.exitCode = await run('npx', args, { env: { ...process.env, REHEARSE: isListed ? 'listed' : 'all' } });
} else {
  noteForTheEnd(
    `rehearse: no probado (falta ${missing}); los recorridos corren con nuestro servidor, pero no con los emuladores de Google.`,
  );
}
