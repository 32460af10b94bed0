import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noteUntested } from '#tools/setup/final-notes.mjs';

/**
 * `npm run test:transfer`: moves a shop to Google's emulators and back where they are installed; elsewhere says so and succeeds. Arguments go on to
 * vitest.
 */
const ROOT = join(import.meta.dirname, '../..');
const SERVICES = ['auth', 'firestore', 'storage'];
/** The bucket's rules are not asked: the commands come as the owner. */
const PROJECT = 'demo-mudanza';

// Google's Storage emulator keeps all files below the system's temporary folder and empties that place when it starts: another one would lose its own.
const scratch = mkdtempSync(join(tmpdir(), 'mudanza-emuladores-'));
process.env.TMPDIR = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

// A folder of its own, with packages of its own, that the root's aliases do not reach.
const { missingTool, startEmulators } = await import(pathToFileURL(join(ROOT, 'rehearse/start-emulators.mjs')).href);
const missing = missingTool(SERVICES);
if (missing === undefined) {
  const emulators = startEmulators({ projectId: PROJECT, services: SERVICES });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  try {
    const ports = await emulators.ready;
    process.exitCode = await runTests(ports);
  } finally {
    await emulators.stop();
  }
} else {
  noteUntested(`mudanza: no se probó llevar una tienda a Firebase y de vuelta (falta ${missing}).`);
}

async function runTests(ports) {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'vitest.transfer.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      TRANSFER_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
