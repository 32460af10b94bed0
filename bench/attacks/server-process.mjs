import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const BUNDLE = process.env['BACKEND_DIR'] ?? 'dist-backend';

/** A store with one colleague, made once: `{ directory, email, password }`. */
export function prepareStore(products = 10_000) {
  const directory = mkdtempSync(path.join(tmpdir(), 'ataques-'));
  const env = { ...process.env, DATA_DIR: directory };
  execFileSync(process.execPath, [path.join(BUNDLE, 'fill.js'), '--products', String(products)], { env });
  const email = 'ana@lafragua.example';
  const said = execFileSync(process.execPath, [path.join(BUNDLE, 'staff.js'), 'add', email], { env, encoding: 'utf8' });
  return { directory, email, password: /Contraseña: (\S+)/.exec(said)[1] };
}

/**
 * The real server as a process, over a copy of the store, with no more files than many systems give it, unless told otherwise. `before` is given the port of
 * an earlier process over the same copy, which is then killed.
 */
export async function startServer(store, files = 1024, env = {}, before) {
  const data = mkdtempSync(path.join(tmpdir(), 'ataques-'));
  cpSync(store.directory, data, { recursive: true });
  if (before !== undefined) {
    const first = await startServerOn(data, { files, env });
    await before(first.port).finally(() => first.kill());
  }
  const server = await startServerOn(data, { files, env });
  return {
    ...server,
    async stop() {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Runs one of the other commands of the server's bundle; whether it succeeded, and what it said. */
export function runCommand(name, words, env) {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [path.join(BUNDLE, `${name}.js`), ...words], options, (error, stdout, stderr) =>
      resolve({ ok: error === null, said: `${stdout}${stderr}` }),
    );
  });
}

/** The server over a folder that stays. Rejects with what it said when it does not start. */
export async function startServerOn(data, { files = 1024, words = '', node = '', env = {} } = {}) {
  const command = `ulimit -n ${files}; exec "${process.execPath}" --max-old-space-size=768 ${node} "${path.join(BUNDLE, 'main.js')}" ${words}`;
  const child = spawn('bash', ['-c', command], {
    env: { ...process.env, DATA_DIR: data, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = [];
  let hasEnded = false;
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const port = await new Promise((resolve, reject) => {
    child.once('exit', () => {
      hasEnded = true;
      reject(new Error(log.join('\n')));
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /escuchando https?:\/\/[^:]+:(\d+)/.exec(line);
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
    signal: (name) => child.kill(name),
    hasEnded: () => hasEnded,
    peakMegabytes: () => Math.round(peak / 1024),
    async kill() {
      clearInterval(watch);
      if (hasEnded) return;
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
