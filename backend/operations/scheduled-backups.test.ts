import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { backUp } from './backup.ts';
import { backupName, backupsToDelete } from './kept-backups.ts';
import { restore } from './restore.ts';
import { scheduleBackups } from './scheduled-backups.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const MONDAY = Date.UTC(2026, 10, 16, 9);
const BASE = 'projects/la-fragua/databases/(default)/documents';

const nameAt = (time: number) => backupName(new Date(time));

describe('which backups are kept', () => {
  test('the newest of each of seven days and of each of five weeks', () => {
    const made = Array.from({ length: 100 }, (_, day) => [MONDAY - day * DAY, MONDAY - day * DAY - HOUR]).flat();
    const deleted = new Set(backupsToDelete(made.map(nameAt)));
    const kept = made.filter((time) => !deleted.has(nameAt(time)));
    // Seven days; then the Sundays that end the weeks before, the first of which is among the seven.
    const days = [0, 1, 2, 3, 4, 5, 6, 8, 15, 22];
    expect(kept).toEqual(days.map((day) => MONDAY - day * DAY));
  });

  test('none is deleted because a clock was wrong, and nothing that is no backup', () => {
    const odd = ['copia-viernes', 'fotos', 'copia-2026-13-45T999999'];
    expect(backupsToDelete([nameAt(MONDAY), nameAt(MONDAY + 1000 * DAY), nameAt(MONDAY - 1000 * DAY), ...odd])).toEqual(
      [],
    );
  });
});

test('the next backup of the day takes away what a killed one has left, because it has personal data and fills the disk', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-medias-'));
  const half = (time: number) => `${nameAt(time)}.a-medias`;
  // The youngest may be one that somebody is making by hand.
  const kept = [half(MONDAY - HOUR), 'copia-x.a-medias'];
  for (const name of [half(MONDAY - 2 * DAY), half(MONDAY + 9 * DAY), ...kept]) mkdirSync(path.join(folder, name));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const backUpNow = () => Promise.reject(new Error('no hay lugar'));
  await scheduleBackups({ folder, backUp: backUpNow, now: () => MONDAY }).backUpWhenDue();
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('the backup of the day', () => {
  let root: string;
  let folder: string;
  let config: Config;
  let server: RunningServer | undefined;
  let clock: number;
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'diaria-'));
    folder = path.join(root, 'copias');
    config = readConfig(['--port', '0', '--data', path.join(root, 'datos'), '--site', root, '--test-mode'], {});
    server = await startServer(config);
    clock = MONDAY;
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    await server?.close();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });
  const plan = (make = (target: string): Promise<unknown> => backUp(config.dataDir, target, new Date(clock))) =>
    scheduleBackups({ folder, backUp: make, now: () => clock });
  const commit = (writes: object[]) =>
    fetch(`http://127.0.0.1:${server?.port}/v1/${BASE}:commit`, {
      method: 'POST',
      headers: { Connection: 'close' },
      body: JSON.stringify({ writes }),
    });
  const put = (id: string) => ({ update: { name: `${BASE}/${id}`, fields: { id: { stringValue: id } } } });
  const has = async (id: string) =>
    (await fetch(`http://127.0.0.1:${server?.port}/v1/${BASE}/${id}`, { headers: { Connection: 'close' } })).status ===
    200;

  test('is made once a day, and says when it is late', async () => {
    const backups = plan();
    expect([backups.state(), backups.lastAt()]).toEqual(['late', null]);
    for (const hours of [0, 1, 23, 25, 40]) {
      clock = MONDAY + hours * HOUR;
      await backups.backUpWhenDue();
      expect(backups.state()).toBe('ok');
    }
    expect(backups.lastAt()).toBe(MONDAY + 25 * HOUR);
    clock = MONDAY + 61 * HOUR;
    expect(backups.state()).toBe('late');
    expect(readdirSync(folder)).toEqual([nameAt(MONDAY), nameAt(MONDAY + 25 * HOUR)]);
  });

  test('is made on the real day too, after a clock that was ahead', async () => {
    clock = MONDAY + 3 * DAY;
    const backups = plan();
    await backups.backUpWhenDue();
    clock = MONDAY;
    await backups.backUpWhenDue();
    await backups.backUpWhenDue();
    expect(readdirSync(folder)).toEqual([nameAt(MONDAY), nameAt(MONDAY + 3 * DAY)]);
  });

  test('that fails leaves the others, is late in the end, and is made once it can be', async () => {
    let isFull = false;
    const backups = plan((target) =>
      isFull ? Promise.reject(new Error('lleno')) : backUp(config.dataDir, target, new Date(clock)),
    );
    await backups.backUpWhenDue();
    isFull = true;
    for (clock += 25 * HOUR; clock < MONDAY + 37 * HOUR; clock += HOUR) await backups.backUpWhenDue();
    expect([backups.state(), readdirSync(folder)]).toEqual(['late', [nameAt(MONDAY)]]);
    isFull = false;
    await backups.backUpWhenDue();
    expect([backups.state(), readdirSync(folder).length]).toEqual(['ok', 2]);
  });

  test('does not touch what is not its own', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'notas.txt'), '');
    const backups = plan();
    for (let day = 0; day < 9; day += 1, clock += DAY) await backups.backUpWhenDue();
    expect(readdirSync(folder)).toHaveLength(1 + 7);
    expect(existsSync(path.join(folder, 'notas.txt'))).toBe(true);
  });

  test('made while visitors write is one moment of the store, and opens again', async () => {
    let written = 0;
    const stop = new AbortController();
    const writing = (async () => {
      for (; !stop.signal.aborted; written += 1) {
        const { status } = await commit([put(`izquierda/${written}`), put(`derecha/${written}`)]);
        expect(status).toBe(200);
      }
    })();
    await vi.waitUntil(() => written > 5, { timeout: 60_000 });
    await plan().backUpWhenDue();
    const [made = ''] = readdirSync(folder);
    const [before] = [written];
    await vi.waitUntil(() => written > before + 5, { timeout: 60_000 });
    stop.abort();
    await writing;
    await server?.close();
    server = undefined;
    await restore(path.join(folder, made), config.dataDir, { mayReplace: true, now: new Date() });
    server = await startServer(config);
    let whole = 0;
    for (let n = 0; n < written; n += 1) {
      const halves = [await has(`izquierda/${n}`), await has(`derecha/${n}`)];
      expect(halves[0]).toBe(halves[1]);
      if (halves[0]) whole += 1;
    }
    expect(whole).toBeGreaterThan(5);
    expect(whole).toBeLessThan(written);
  });
});
