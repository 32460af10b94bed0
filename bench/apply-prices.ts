import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { recordTasks } from './main-thread-tasks.ts';

// Run `npm run build` first. Applies a price list of ten thousand products in Chromium and measures the tasks of the main thread of the page that
// applies it, and of a visitor's page that shows the catalogue meanwhile, by the clock and by the processor's time. The colleague's tablet, the
// visitor's phone and the server are three machines in a shop and one here, so each page is recorded in a run of its own: recording one slows down
// the others.

const SIZE = Number(process.argv[2] ?? 10_000);
const MEASURED = ['who applies', 'a visitor'] as const;
const measured = MEASURED.find((name) => name === process.argv[3]);
if (!measured) {
  for (const name of MEASURED) {
    const run = spawn(process.execPath, [import.meta.filename, String(SIZE), name], { stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    if (code !== 0) process.exit(1);
  }
  process.exit();
}
const PORT = 4705;
const LONG_MS = 100;
const SETTLE_MS = 8000;

const dataDir = await mkdtemp(join(tmpdir(), 'fragua-banco-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) };
await promisify(execFile)(process.execPath, ['dist-backend/fill.js', '--products', String(SIZE)], { env });
const store = spawn(process.execPath, ['dist-backend/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
for await (const line of createInterface({ input: store.stdout })) if (line.includes('escuchando')) break;
const [staffBrowser, visitorBrowser] = await Promise.all([launchBrowser(), launchBrowser()]);

/** Today's prices as the page gives them, each one per cent higher or lower in turn. */
async function movedPrices(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const [titles, ...rows] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/);
  const moved = rows.map((row, at) =>
    row.replace(/([\d.]+)$/, (price) => (Number(price) * (at % 2 ? 1.01 : 0.99)).toFixed(2)),
  );
  return [titles, ...moved].join('\r\n');
}

try {
  const baseURL = `http://localhost:${PORT}`;
  const staff = await staffBrowser.newPage({ baseURL, viewport: { width: 1194, height: 834 } });
  await staff.goto('/admin/acciones-automatizadas/subir-precios-con-excel');
  await staff.getByLabel('Correo').fill('demo@lafragua.example');
  await staff.getByLabel('Contraseña', { exact: true }).fill('fragua-demo');
  await staff.keyboard.press('Enter');
  const list = await movedPrices(staff);
  await staff
    .getByLabel('Lista de precios')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const iva = staff.getByRole('radio', { name: /^Sí, ya incluyen IVA/ });
  await iva.check({ timeout: 120_000 });
  await staff.getByRole('button', { name: 'Comparar precios' }).click();
  const apply = staff.getByRole('button', { name: /^Aplicar [\d,]+ precios/ });
  await apply.waitFor({ timeout: 120_000 });
  const agree = staff.getByLabel(/^Sí, ya lo revisé/);
  if (await agree.isVisible()) await agree.check();

  const visitor = await visitorBrowser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await visitor.goto('/');
  // The copy is downloaded, unpacked and indexed in a device's first seconds; that is not measured here.
  await visitor.waitForTimeout(SETTLE_MS);

  const applyAll = async (): Promise<void> => {
    const started = performance.now();
    await apply.click();
    const bar = staff.getByRole('progressbar');
    const done = staff.getByRole('heading', { name: 'Precios aplicados' });
    const seen = new Set<string | null>();
    while (!(await done.isVisible())) {
      if (await bar.isVisible()) seen.add(await bar.getAttribute('value', { timeout: 500 }).catch(() => null));
      await staff.waitForTimeout(50);
    }
    const took = Math.round(performance.now() - started);
    console.log(`${SIZE} prices applied in ${took} ms; the bar showed ${seen.size} values.`);
  };
  const { clock, processor } =
    measured === 'who applies'
      ? await recordTasks(staffBrowser, staff, 1, applyAll)
      : await recordTasks(visitorBrowser, visitor, 1, async () => {
          await applyAll();
          // The last changes reach the visitor after the colleague reads that all is done.
          await visitor.waitForTimeout(SETTLE_MS);
        });
  console.table({
    [measured]: {
      'longest, by the clock': Math.round(clock[0] ?? 0),
      'longest, by the processor': Math.round(processor[0] ?? 0),
      [`over ${LONG_MS} ms, by the clock`]: clock.filter((time) => time > LONG_MS).length,
      'all, by the processor': Math.round(processor.reduce((sum, time) => sum + time, 0)),
    },
  });
} finally {
  await Promise.all([staffBrowser.close(), visitorBrowser.close()]);
  const exited = once(store, 'exit');
  store.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true, force: true });
}
