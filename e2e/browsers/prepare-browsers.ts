import { noteForTheEnd } from '#tools/setup/final-notes.mjs';
import prepareTests from '../prepare-tests.ts';
import { hasPrograms } from './engines/engine.ts';
import { engineNames, engines } from './engines/engines.ts';

// Playwright asks a global setup for its default export.
export default async function prepareBrowsers(): Promise<void> {
  const missing = engineNames.filter((name) => !hasPrograms(engines[name]));
  for (const name of missing) {
    noteForTheEnd(`Sin probar en ${name}: faltan sus programas (en Debian: apt-get install ${engines[name].packages})`);
  }
  if (missing.length < engineNames.length) await prepareTests();
}
