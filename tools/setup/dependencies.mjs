import { existsSync, statSync } from 'node:fs';
import { runOrExit } from './run.mjs';

/** Installs the packages of the lock file where they are missing or older than it. */
export async function ensureDependencies() {
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Instalando dependencias…');
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
