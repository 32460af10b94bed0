import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, loadConfigFromFile } from 'vite';
import { HANG_MS } from './hang-limit.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface OwnServer {
  origin: string;
  child: ChildProcess;
  /** Everything the process printed so far. */
  output: string[];
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** SIGKILL: the process cannot close anything. */
  kill(): Promise<void>;
}

export interface OwnServerOptions {
  readonly flags?: readonly string[];
  readonly port?: string;
  /** The words of a command that starts another: `bash -c …`. */
  readonly under?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Bundles the server for Node, as its deployment does, and returns the file to run. */
export async function buildOwnServer(outDir: string): Promise<string> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.backend.config.ts', ROOT);
  if (!loaded) throw new Error('vite.backend.config.ts is gone');
  const { config } = loaded;
  const rollupOptions = { input: { main: join(ROOT, 'backend/main.ts') } };
  await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir, rollupOptions },
  });
  return join(outDir, 'main.js');
}

/** Starts the bundle as a real process, on a free port unless `port` is given, and waits until it prints its address. */
export async function startOwnServer(
  bundle: string,
  dataDir: string,
  { flags = ['--test-mode'], port = '0', under = [], env = {} }: OwnServerOptions = {},
): Promise<OwnServer> {
  await mkdir(dataDir, { recursive: true });
  const [command = '', ...words] = [...under, process.execPath, bundle, ...flags];
  const child = spawn(command, words, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not say where it listens'), HANG_MS);
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`our server ${why}\n${output.join('\n')}`));
    };
    const read = (line: string) => {
      output.push(line);
      const found = /escuchando\s+(https?:\/\/[^\s/]+)/i.exec(line);
      if (!found?.[1]) return;
      clearTimeout(timer);
      resolve(found[1]);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { origin, child, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
