import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { runOrExit } from './run.mjs';

/**
 * The built store on a free port, filled with the demo and kept in a folder of its own until it stops.
 * @param {string} siteDir the built site that it serves.
 * @param {boolean} testMode whether anybody may write anything; otherwise the deployed rules hold, and people have their roles.
 */
export async function startDemoStore(siteDir = 'dist', testMode = true) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fragua-fotos-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE_DIR: siteDir };
  await runOrExit(process.execPath, ['dist-backend/fill.js'], { env });
  const server = spawn(process.execPath, ['dist-backend/main.js', ...(testMode ? ['--test-mode'] : [])], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /https?:\/\/[^\s]+/.exec(line)?.[0];
    if (origin) {
      return {
        origin: origin.replace(/\/$/, ''),
        async stop() {
          server.kill('SIGTERM');
          await rm(dataDir, { recursive: true, force: true });
        },
      };
    }
  }
  throw new Error('El servidor terminó antes de escuchar');
}
