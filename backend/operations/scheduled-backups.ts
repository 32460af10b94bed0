import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupState } from '../health/health.ts';
import { logInfo, logTrouble } from '../log.ts';
import { backupName, backupsToDelete, backupTime, halvesToDelete } from './kept-backups.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = 24 * HOUR_MS;
const LATE_MS = 36 * HOUR_MS;
const LOOK_EVERY_MS = HOUR_MS / 6;

/** A backup that is in the folder. */
export interface MadeBackup {
  /** The folder's name, `copia-2026-11-22T202448`. */
  readonly name: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
}

export interface ScheduledBackups {
  state(): BackupState;
  /** When the newest was made, in milliseconds; `null` where there is none. */
  lastAt(): number | null;
  /** The backups that are there now, the newest first. */
  all(): Promise<readonly MadeBackup[]>;
  /** The folder of a backup that is there now; `null` where there is none of this name. */
  folderOf(name: string): Promise<string | null>;
  isRunning(): boolean;
  /** Why the last one was not made; empty where it was. */
  problem(): string;
  /** Makes one now, due or not, unless one is being made. Never rejects: what goes wrong is in the log and in `problem`. */
  backUpNow(): Promise<void>;
  /** Makes one when one is due, and looks again every ten minutes. */
  start(): void;
  /** Makes one when one is due, and deletes those that are not kept. Never rejects: what goes wrong is in the log. */
  backUpWhenDue(): Promise<void>;
  close(): void;
}

export interface ScheduleOptions {
  readonly folder: string;
  /** Makes a backup at a path, verified, or rejects. */
  readonly backUp: (target: string) => Promise<unknown>;
  readonly now?: () => number;
}

/** A backup a day into a folder. It is due when the folder has none of the last day, whatever the clock said when the others were made. */
export function scheduleBackups({ folder, backUp, now = Date.now }: ScheduleOptions): ScheduledBackups {
  let times: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const hasOneWithin = (ms: number): boolean => times.some((time) => time <= now() && now() - time < ms);
  const list = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    times = names.flatMap((name) => backupTime(name) ?? []);
    return names;
  };
  const remove = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
  };
  let isRunning = false;
  let problem = '';
  const make = async (isWanted: () => boolean): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      const names = await list();
      if (!isWanted()) return;
      // Before the next one, which may need their room.
      await remove(halvesToDelete(names, now()));
      const target = path.join(folder, backupName(new Date(now())));
      await backUp(target);
      problem = '';
      logInfo(`Copia hecha y revisada: ${target}`);
      await remove(backupsToDelete(await list()));
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      logTrouble(`No se pudo hacer la copia del día en ${folder}: ${problem}`);
    } finally {
      isRunning = false;
    }
  };
  const backUpWhenDue = (): Promise<void> => make(() => !hasOneWithin(EVERY_MS));
  const all = async (): Promise<readonly MadeBackup[]> =>
    (await list())
      .flatMap((name): MadeBackup[] => {
        const at = backupTime(name);
        return at === undefined ? [] : [{ name, at }];
      })
      .sort((a, b) => b.at - a.at);
  return {
    state: () => (hasOneWithin(LATE_MS) ? 'ok' : 'late'),
    lastAt() {
      // One that a wrong clock dated later than now says nothing of when it was made.
      const made = times.filter((time) => time <= now());
      return made.length > 0 ? Math.max(...made) : null;
    },
    all,
    async folderOf(name) {
      return (await all()).some((one) => one.name === name) ? path.join(folder, name) : null;
    },
    isRunning: () => isRunning,
    problem: () => problem,
    backUpNow: () => make(() => true),
    backUpWhenDue,
    start: () => {
      void backUpWhenDue(); // It never rejects.
      timer = setInterval(() => void backUpWhenDue(), LOOK_EVERY_MS);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}

/** Runs `npm run backup` as a process of its own: copying and hashing every picture must not keep the server from answering. */
export function backUpInProcess(script: string, dataDir: string): (target: string) => Promise<void> {
  return (target) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, 'backup', target], {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let words = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-1000);
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(words.trim() || `terminó con ${code}`))));
    });
}
