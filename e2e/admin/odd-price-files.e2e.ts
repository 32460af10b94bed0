import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rowsOf, workbook } from '#spreadsheet/testing/archive.ts';
import { hostileFiles } from '#spreadsheet/testing/hostile-files.ts';
import { largestFiles } from '#spreadsheet/testing/largest-files.ts';
import { type OddFile, READING_MS } from '#spreadsheet/testing/odd-file.ts';
import { oddFiles } from '#spreadsheet/testing/odd-files.ts';
import { expect, test } from '../fixtures.ts';
import { momentOf, watchFor } from '../moments.ts';
import { choosePath, chooser, INCLUDED, ivaAnswer, openPrices, step } from './price-parts.ts';

// Reading the largest of these files takes much longer in a browser that does not optimise.
test.use({ serviceWorkers: 'allow', testMode: false, optimises: true });

/** Puts one file after the other through the page: each must end in rows or in one sentence, and the page be ready for the next. */
async function openEach(page: Page, files: Iterable<OddFile>): Promise<void> {
  const crashes: string[] = [];
  page.on('crash', () => crashes.push('crash'));
  page.on('pageerror', (error) => crashes.push(error.message));
  // How long a file may take is a limit for people: here the largest may take what the machine needs.
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window);
    const patient = (run: () => void, ms?: number, ...rest: unknown[]): number =>
      later(ms === limit && Reflect.get(window, 'isPatient') === true ? () => {} : run, ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  }, READING_MS);
  await openPrices(page);
  const compare = page.getByRole('button', { name: 'Comparar precios' });
  // The offer to go on with the file before is not about this one.
  const said = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
  const sentence = said.filter({ hasNotText: 'Quedó a medias' });
  for (const { name, content, outcome, takesLong = false } of files) {
    await test.step(name, async () => {
      const path = test.info().outputPath(name);
      await writeFile(path, content);
      await page.evaluate((isPatient) => Object.assign(window, { isPatient }), takesLong);
      // Not the sentence of the file before: what is said before this one was read does not count.
      await watchFor(page, `Leyendo “${name}”…`, 'main');
      await choosePath(page, path);
      await momentOf(page, 'gone');
      await expect(compare.or(sentence).first(), name).toBeVisible();
      if (outcome === 'rows') await expect.soft(compare, name).toBeVisible();
      else await expect.soft(sentence, name).toHaveText(outcome);
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

/** Processor time while something is done, in milliseconds: of the longest task of any page's main thread, and of the worker that did most. */
async function timesOf(page: Page, work: () => Promise<void>): Promise<{ longestTask: number; inWorker: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const namesOfThreads = new Map(
    traceEvents.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args.name ?? '']),
  );
  let tasks = 0;
  let longestTask = 0;
  const inWorkers = new Map<string, number>();
  for (const event of traceEvents.filter(({ name }) => name.endsWith('RunTask'))) {
    const [thread, took] = [threadOf(event), (event.tdur ?? 0) / 1000];
    const name = namesOfThreads.get(thread) ?? '';
    if (name === 'CrRendererMain') {
      tasks += 1;
      longestTask = Math.max(longestTask, took);
    } else if (name.startsWith('DedicatedWorker')) inWorkers.set(thread, (inWorkers.get(thread) ?? 0) + took);
  }
  expect(tasks).toBeGreaterThan(10);
  return { longestTask, inWorker: Math.max(0, ...inWorkers.values()) };
}

/**
 * Reading these rows takes a worker some thirty times as long as the page's longest task, on a fast machine and a slow one; a page that reads them
 * itself has a task longer than all that its workers do. How long the page really stands still is what `bench:prices` says.
 */
const TIMES_AS_LONG = 4;

test('fifty thousand rows are read and compared in a worker, and no task of the page is nearly as long', async ({
  page,
}) => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`TZ-${at}`, `Brocha modelo ${at}`, 'pieza', 10 + at / 100]);
  const content = workbook({ rows: rowsOf([['Clave', 'Descripción', 'Unidad', 'Precio con IVA'], ...rows]) });
  const path = test.info().outputPath('cincuenta-mil.xlsx');
  await writeFile(path, content);
  await openPrices(page);
  const { longestTask, inWorker } = await timesOf(page, async () => {
    await choosePath(page, path);
    await ivaAnswer(page, INCLUDED).check();
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('TZ-7', { exact: true })).toBeVisible();
  });
  expect(inWorker).toBeGreaterThan(TIMES_AS_LONG * longestTask);
});

/** What only a browser can answer: its own unpacking and workers, how much it holds, and one file of every reader. The rest end in Node. */
const IN_BROWSER: ReadonlySet<string> = new Set([
  'bueno.xls',
  'bueno.xlsb',
  'bueno.ods',
  'bueno.slk',
  'lista.json',
  'nombre-de-trescientos-millones.xlsb',
  'texto-de-trescientos-millones.xlsb',
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

function odd(): readonly OddFile[] {
  const all = oddFiles();
  const names = new Set([...all, ...hostileFiles].map(({ name }) => name));
  expect([...IN_BROWSER].filter((name) => !names.has(name))).toEqual([]);
  return all.filter(({ name }) => IN_BROWSER.has(name));
}

/** The larger ones are made one after the other, because together they would not fit. */
function* hostile(): Generator<OddFile> {
  for (const { name, outcome, make } of hostileFiles)
    if (IN_BROWSER.has(name)) yield { name, outcome, content: make() };
}

/** In parts, so that workers share them. */
const PARTS: readonly (() => Iterable<OddFile>)[] = [odd, hostile, largestFiles];

for (const [at, made] of PARTS.entries())
  test(`odd and hostile files end in rows or in one plain sentence, and the page stays below a gigabyte (${at + 1} of ${PARTS.length})`, async ({
    page,
  }) => {
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
