import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { BackendHost } from './backend-host.ts';

/** The server did not come to listen; why stands in the test's output. */
class BackendEnded extends Error {
  constructor(cause?: unknown) {
    super('The backend ended before it listened', { cause });
  }
}

const PORTS_TRIED = 5;
const MAIN = 'dist-backend/main.js';
const FILL = 'dist-backend/fill.js';
const STAFF = 'dist-backend/staff.js';

/** Fills an empty data folder with the demo store, whose workshop is empty. */
export async function fillDemo(dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [FILL, '--without-repairs'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** The embedded backend, really listening on a port of its own, which it keeps when it is stopped and started again. */
export interface BackendProcess {
  readonly origin: string;
  /** Where it keeps everything, the mails that wait to be handed on among it. */
  readonly dataDir: string;
  /** What its own process has printed since its last start. */
  readonly printed: () => string;
  /** Ends it as Ctrl-C would and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, by default in the mode it had, with more of the owner's settings. */
  start(testMode?: boolean, settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Runs one of the owner's staff commands on its store, and gives what it prints. */
  staff(...words: readonly string[]): Promise<string>;
}

/**
 * @param siteDir another built site than `dist`.
 * @param testMode lets the test write to the store directly; without it the deployed rules hold, as for any visitor.
 * @param faults lets the test order faults and read how many reads are billed, see `orderFaults`.
 * @param host the process that it runs in; without one, and whenever it is started with settings, it has a process of its own.
 */
export async function startBackend(
  dataDir: string,
  testMode: boolean,
  siteDir = 'dist',
  faults = false,
  host?: BackendHost,
): Promise<BackendProcess> {
  let port = await freePort();
  let child: ChildProcess | undefined;
  let isHosted = false;
  let printed: string[] = [];

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isHosted) {
      isHosted = false;
      await (signal === 'SIGKILL' ? host?.kill() : host?.order({ kind: 'stop', port }));
    }
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };

  const start = async (isTest = testMode, settings?: Readonly<Record<string, string>>): Promise<void> => {
    const args = [
      '--sign-up',
      '--only-declared-indexes',
      ...(isTest ? ['--test-mode'] : []),
      ...(faults ? ['--faults'] : []),
    ];
    const env = { ...settings, DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: String(port) };
    if (host && !settings) {
      await host.order({ kind: 'start', port, args, env }).catch((error: unknown) => {
        throw new BackendEnded(error);
      });
      isHosted = true;
      return;
    }
    const starting = spawn(process.execPath, [MAIN, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = starting;
    const lines = createInterface({ input: starting.stdout });
    const mine: string[] = [];
    printed = mine;
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        mine.push(line);
        if (line.includes('escuchando')) resolve();
      });
      lines.on('close', () => reject(new BackendEnded()));
    });
  };

  await startOnFreePort();
  /** A port that was free a moment ago may be another program's by now. Once it has listened, the backend keeps its port. */
  async function startOnFreePort(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await start();
        return;
      } catch (error) {
        if (!(error instanceof BackendEnded) || tries === PORTS_TRIED) throw error;
        port = await freePort();
      }
    }
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    printed: () => printed.join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    async staff(...words) {
      const env = { ...process.env, DATA_DIR: dataDir };
      return (await promisify(execFile)(process.execPath, [STAFF, ...words], { env })).stdout;
    },
  };
}

/** Sets the switches of a backend that was started with faults. */
export async function orderFaults(origin: string, switches: object): Promise<void> {
  const response = await fetch(`${origin}/__/faults`, { method: 'POST', body: JSON.stringify(switches) });
  if (!response.ok) throw new Error(`faults: ${response.status} ${await response.text()}`);
}

/** Below the ports that the system gives to outgoing connections: one of those could take a backend's port between its end and its next start. */
const FIRST_PORT = 12_000;
/** Tests that run side by side choose from ranges of their own, for the same reason. */
const PORTS_OF_A_WORKER = 1500;
let nextPort = FIRST_PORT + PORTS_OF_A_WORKER * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) + (process.pid % 1000);

async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    if (await reserve(port)) return port;
  }
}

const notes = new Set<string>();
process.once('exit', () => {
  for (const note of notes) rmSync(note, { force: true });
});

/**
 * Notes for other runs on this machine that a port is taken, also while its backend is stopped: a run in another folder chooses from the same
 * range, and the backend would not start again. A note of a process that has ended counts for nothing.
 */
async function reserve(port: number): Promise<boolean> {
  const note = join(tmpdir(), `fragua-puerto-${port}`);
  const isNoted = await writeFile(note, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (isNoted) {
    notes.add(note);
    return true;
  }
  const owner = Number(await readFile(note, 'utf8').catch(() => ''));
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch {
    await writeFile(note, String(process.pid));
    notes.add(note);
    return true;
  }
}
