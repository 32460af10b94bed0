import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const BUNDLE = process.env['BACKEND_DIR'] ?? 'dist-backend';

/** A store of ten thousand products with one colleague, made once: `{ directory, email, password }`. */
export function prepareStore() {
  const directory = mkdtempSync(path.join(tmpdir(), 'asedio-'));
  const env = { ...process.env, DATA_DIR: directory };
  execFileSync(process.execPath, [path.join(BUNDLE, 'fill.js'), '--products', '10000'], { env });
  const email = 'ana@lafragua.example';
  const said = execFileSync(process.execPath, [path.join(BUNDLE, 'staff.js'), 'add', email], { env, encoding: 'utf8' });
  return { directory, email, password: /Contraseña: (\S+)/.exec(said)[1] };
}

/** The real server as a process, over a copy of the store, with no more files than many systems give it. */
export async function startServer(store) {
  const data = mkdtempSync(path.join(tmpdir(), 'asedio-'));
  cpSync(store.directory, data, { recursive: true });
  const command = `ulimit -n 1024; exec "${process.execPath}" --max-old-space-size=768 "${path.join(BUNDLE, 'main.js')}"`;
  const child = spawn('bash', ['-c', command], {
    env: { ...process.env, DATA_DIR: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = [];
  let hasEnded = false;
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const port = await new Promise((resolve, reject) => {
    child.once('exit', () => {
      hasEnded = true;
      reject(new Error(`the server ended: ${log.join('\n')}`));
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /escuchando http:\/\/[^:]+:(\d+)/.exec(line);
      if (found) resolve(Number(found[1]));
    });
  });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]));
    } catch {
      // It has ended.
    }
  }, 50);
  return {
    port,
    log,
    hasEnded: () => hasEnded,
    peakMegabytes: () => Math.round(peak / 1024),
    async stop() {
      clearInterval(watch);
      if (!hasEnded) {
        child.kill('SIGKILL');
        await new Promise((resolve) => child.once('exit', resolve));
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}
