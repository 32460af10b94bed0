import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hostileFiles } from '#spreadsheet/testing/hostile-files.ts';
import { type OddFile, oddFiles } from '#spreadsheet/testing/odd-files.ts';
import { expect, test } from '../fixtures.ts';
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
  for (const { name, content, outcome } of files) {
    await test.step(name, async () => {
      const path = test.info().outputPath(name);
      await writeFile(path, content);
      await choosePath(page, path);
      await expect(compare.or(sentence).first(), name).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(`Leyendo “${name}”…`)).toHaveCount(0);
      if (outcome === 'rows') await expect.soft(compare, name).toBeVisible();
      else if (outcome !== 'either') await expect.soft(sentence, name).toHaveText(outcome);
      if (await compare.isVisible()) await step(page, 'Archivo').click();
      await expect(chooser(page)).toBeEnabled();
    });
  }
  expect(crashes).toEqual([]);
}

/** Most memory that any renderer of this test's browsers has held, in MB; 0 where the system does not say. */
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
  if (process.platform !== 'linux') return 0;
  return Math.max(
    0,
    ...readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .map(held),
  );
}

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

test('odd and hostile files end within twenty seconds and below a gigabyte, in rows or in one plain sentence', async ({
  page,
}) => {
  test.setTimeout(300_000);
  function* made(): Generator<OddFile> {
    yield* oddFiles().filter(({ name }) => IN_BROWSER.has(name));
    for (const { name, outcome, make } of hostileFiles)
      if (IN_BROWSER.has(name)) yield { name, outcome, content: make() };
  }
  await openEach(page, made());
  expect(largestRenderer()).toBeLessThan(1024);
});
