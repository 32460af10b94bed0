import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Connection } from '../webdriver/commands.ts';

/** How a browser is started for one journey. */
export interface LaunchOptions {
  readonly width: number;
  readonly height: number;
  /** Another one than the browser's own. */
  readonly userAgent?: string;
}

export interface Launched {
  readonly connection: Connection;
  /** Ends the browser and removes what it kept. */
  end(): Promise<void>;
}

/** A browser engine that the journeys run in. */
export interface Engine {
  /** The programs that it needs. */
  readonly programs: readonly string[];
  /** Debian's packages that bring them. */
  readonly packages: string;
  launch(options: LaunchOptions): Promise<Launched>;
}

/** The language and the zone of the shop's visitors. */
export const LOCALE = { LANG: 'es_MX.UTF-8', LANGUAGE: 'es_MX', TZ: 'America/Monterrey' };

export const hasPrograms = ({ programs }: Engine): boolean => programs.every(isInstalled);

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A port that nobody has at this moment. */
export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

const running = new Set<ChildProcess>();
// A run that is broken off leaves no browser behind.
process.once('exit', () => {
  for (const child of running) killGroup(child);
});

/** Starts a program in a process group of its own, so that it ends with everything that it started. */
export function startGroup(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true });
  running.add(child);
  return child;
}

/** Ends a program that `startGroup` started, and waits until it is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const isGone = child.exitCode !== null || child.signalCode !== null;
  const gone = isGone ? undefined : once(child, 'exit');
  killGroup(child);
  running.delete(child);
  await gone;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended by itself.
  }
}

/** Waits until a driver answers that it takes sessions. */
export async function driverReady(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`The driver ended with ${driver.exitCode}`);
    const isReady = await fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
