import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';

const ROUNDS = 50;
const ROOT = path.resolve(import.meta.dirname, '../..');
let directory = '';
/** Inside the project, so that the bundle finds libsql. */
const bundle = path.join(ROOT, 'node_modules/.cache/crash-test');

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'crash-'));
  const input = path.join(import.meta.dirname, 'crash-writer.ts');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: bundle,
      emptyOutDir: true,
      rollupOptions: { input, output: { entryFileNames: 'writer.js' } },
    },
  });
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
});

/** Runs the writer until it is killed, at any moment of its work. Returns the commits it acknowledged: number and version. */
async function writeAndDie(round: number): Promise<[number, number][]> {
  const child = spawn(process.execPath, [path.join(bundle, 'writer.js'), directory, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    // Counted from its first commit, so that a slow start is not all there is to kill.
    if (output === '') setTimeout(() => child.kill('SIGKILL'), (round / ROUNDS) * 60);
    output += text;
  });
  await once(child, 'close');
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).trim();
  return whole.split('\n').map((line) => line.split(' ').map(Number) as [number, number]);
}

test(`${ROUNDS} kills: no acknowledged commit is lost, none is halved, versions only grow`, {
  timeout: 300_000,
}, async () => {
  let newest = 0;
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const commits = await writeAndDie(round);
    expect(commits[0]?.[1]).toBeGreaterThan(newest);
    newest = commits.at(-1)?.[1] ?? 0;
    acknowledged += commits.length;

    const store = openSqliteStore(path.join(directory, 'fragua.db'));
    const stored = [...store.documents()].filter((row) => row.path.startsWith(`c/${round}-`));
    const parts = new Map<number, string[]>();
    for (const { path: name, document } of stored) {
      const [, n = '', part = ''] = name.split('-');
      parts.set(Number(n), [...(parts.get(Number(n)) ?? []), document === undefined ? `${part} deleted` : part]);
    }
    const last = Math.max(...parts.keys());
    expect(last).toBeGreaterThanOrEqual(commits.at(-1)?.[0] ?? 0);
    for (let n = 0; n <= last; n++) {
      expect(parts.get(n)?.toSorted(), `commit ${n} of round ${round}`).toEqual([
        n + 5 <= last ? 'x deleted' : 'x',
        'y',
        'z',
      ]);
    }
    expect(store.lastVersion).toBeGreaterThanOrEqual(newest);
    newest = store.lastVersion;
    store.close();
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS);
});
