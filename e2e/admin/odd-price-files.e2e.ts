import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rowsOf, workbook } from '#spreadsheet/testing/archive.ts';
import { hostileFiles } from '#spreadsheet/testing/hostile-files.ts';
import { largestFiles } from '#spreadsheet/testing/largest-files.ts';
import type { OddFile } from '#spreadsheet/testing/odd-file.ts';
import { oddFiles } from '#spreadsheet/testing/odd-files.ts';
import { expect, test } from '../fixtures.ts';
import { momentOf, watchFor } from '../moments.ts';
import { choosePath, chooser, openPrices, step } from './price-parts.ts';

test.use({ testMode: false });

/** Puts one file after the other through the page: each must end in rows or in one sentence, and the page be ready for the next. */
async function openEach(page: Page, files: Iterable<OddFile>): Promise<void> {
  const crashes: string[] = [];
  page.on('crash', () => crashes.push('crash'));
  page.on('pageerror', (error) => crashes.push(error.message));
  await openPrices(page);
  const compare = page.getByRole('button', { name: 'Comparar precios' });
  const sentence = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
  for (const { name, content, outcome, mayBeSlow } of files) {
    await test.step(name, async () => {
      const path = test.info().outputPath(name);
      await writeFile(path, content);
      // Not the sentence of the file before: what is said before this one was read does not count.
      await watchFor(page, `Leyendo “${name}”…`, 'main');
      await choosePath(page, path);
      await momentOf(page, 'gone');
      await expect(compare.or(sentence).first(), name).toBeVisible();
      const isSlow = mayBeSlow && /tardó demasiado/.test((await sentence.allTextContents()).join());
      if (outcome === 'rows' && !isSlow) await expect.soft(compare, name).toBeVisible();
      else if (outcome !== 'rows') await expect.soft(sentence, name).toHaveText(outcome);
      if (await compare.isVisible()) await step(page, 'Archivo').click();
      await expect(chooser(page)).toBeEnabled();
    });
  }
  expect(crashes).toEqual([]);
}

/** Most memory that any renderer of this test's browsers has held, in MB. Only Linux says so, under `/proc`. */
function largestRenderer(): number {
  const held = (pid: string): number => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')) return 0;
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return isOurs(status) ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
    } catch {
      // It has just ended.
      return 0;
    }
  };
  const isOurs = (status: string): boolean => {
    const parent = /PPid:\s+(\d+)/.exec(status)?.[1] ?? '0';
    if (Number(parent) === process.pid) return true;
    return parent !== '0' && parent !== '1' && isOurs(readFileSync(`/proc/${parent}/status`, 'utf8'));
  };
  return Math.max(
    0,
    ...readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .map(held),
  );
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds: what else the machine does is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of any page's main thread while something is done, in milliseconds of processor time. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * The longest task takes some forty milliseconds of a busy processor; reading these rows takes the worker more than a second. The limit
 * between them tells whether the page reads them itself. How long the page really stands still is what `bench:prices` says.
 */
const LONGEST_TASK_MS = 250;

test('while fifty thousand rows are read, compared and shown, no task holds the page', async ({ page }) => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`TZ-${at}`, `Brocha modelo ${at}`, 'pieza', 10 + at / 100]);
  const content = workbook({ rows: rowsOf([['Clave', 'Descripción', 'Unidad', 'Precio con IVA'], ...rows]) });
  const path = test.info().outputPath('cincuenta-mil.xlsx');
  await writeFile(path, content);
  await openPrices(page);
  const longest = await longestTask(page, async () => {
    await choosePath(page, path);
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('TZ-7', { exact: true })).toBeVisible();
  });
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
});

/** What only a browser can answer: its own unpacking and workers, how much it holds, and one file of every reader. The rest end in Node. */
const IN_BROWSER: ReadonlySet<string> = new Set([
  'bueno.xls',
  'bueno.xlsb',
  'bueno.ods',
  'tabla.xls',
  'xml-2003.xls',
  'windows.csv',
  'utf16-sin-marca.txt',
  'lista.pdf',
  'con-clave.xlsx',
  'macros.xlsm',
  'cortado.xlsx',
  'golpeado-1.xls',
  'bomba-que-miente.xlsx',
  'bomba-encimada.xlsx',
  'carcajadas.xlsx',
  'dos-gigas.xlsx',
  'dos-gigas-que-mienten.xlsx',
  'dos-gigas-libro.xlsx',
  'bomba.ods',
  'entidad-externa.xlsx',
  'circulo-de-uno.xls',
  'dieciseis-mil-columnas.xlsx',
  'cien-mil-veces-la-misma.csv',
  'comillas.csv',
  'catorce-megas-en-una-linea.csv',
]);

test('odd and hostile files end in rows or in one plain sentence, and the page stays below a gigabyte', async ({
  page,
}) => {
  const odd = oddFiles();
  const names = new Set([...odd, ...hostileFiles].map(({ name }) => name));
  expect([...IN_BROWSER].filter((name) => !names.has(name))).toEqual([]);
  function* made(): Generator<OddFile> {
    yield* odd.filter(({ name }) => IN_BROWSER.has(name));
    for (const { name, outcome, make } of hostileFiles)
      if (IN_BROWSER.has(name)) yield { name, outcome, content: make() };
    yield* largestFiles();
  }
  await openEach(page, made());
  if (process.platform === 'linux') {
    const held = largestRenderer();
    // An empty page takes more than this, so what was measured is a page.
    expect(held).toBeGreaterThan(30);
    expect(held).toBeLessThan(1024);
  } else {
    const description = `the memory of the page is measured on Linux only, not on ${process.platform}`;
    test.info().annotations.push({ type: 'not measured', description });
    console.log(description);
  }
});
