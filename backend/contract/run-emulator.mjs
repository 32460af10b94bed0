import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { missingTool } from '#rehearse/start-emulators.mjs';
import { noteUntested } from '#tools/setup/final-notes.mjs';

/**
 * `npm run test:emulator`: starts Google's Firestore emulator where it is installed and runs the contract on it; elsewhere says so and
 * succeeds. Arguments go on to vitest. With `EMULATOR_HOST` set, the emulator that runs there is used.
 */
const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 300_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** In a process group of its own: gcloud starts a shell that starts Java. */
async function startEmulator(host) {
  const child = spawn('gcloud', ['emulators', 'firestore', 'start', `--host-port=${host}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  await new Promise((resolve, reject) => {
    const fail = (why) => {
      stopEmulator(child);
      reject(new Error(`the emulator ${why}\n${output.join('\n')}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (!line.includes('Dev App Server is now running')) return;
        clearTimeout(timer);
        child.removeAllListeners('exit');
        resolve();
      });
    }
  });
  return child;
}

function stopEmulator(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function runContract(host) {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const command = [vitest, 'run', '--config', 'vitest.contract.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, EMULATOR_HOST: host },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

const given = process.env.EMULATOR_HOST;
const missing = given ? undefined : missingTool(['firestore']);
if (given) {
  process.exitCode = await runContract(given);
} else if (missing === undefined) {
  const host = `127.0.0.1:${await freePort()}`;
  console.log(`Google's Firestore emulator: starting on ${host}`);
  const emulator = await startEmulator(host);
  const stop = () => stopEmulator(emulator);
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.exitCode = await runContract(host);
  stop();
} else {
  noteUntested(
    `emulator: no probado (falta ${missing}); test:contract compara nuestro servidor con el contrato, pero no con Google.`,
  );
}
