import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { momentOf, watchFor } from '../moments.ts';
import { bar, firstVisit, isMarked, lookForUpdate, markPage, navigateWithinPage } from './device.ts';
import { deployFirst, deployOnlyWorker, deploySecond, FIRST_NAME, SECOND_NAME } from './second-build.ts';

test.use({ serviceWorkers: 'allow', ownSite: true });

/** The title of a page of the first version. */
const FIRST = new RegExp(`${FIRST_NAME}(?!${SECOND_NAME.slice(FIRST_NAME.length)})`);

const LATE_PAGES = [
  ['/pinturas', 'Pinturas'],
  ['/preguntas-frecuentes', /preguntas/i],
  ['/busqueda?search=taladro', /taladro/i],
  ['/tutoriales', /tutoriales/i],
  ['/contacto.html', /cotiza/i],
  ['/no-existe-aqui', /./],
] as const;

test('after a deploy, open tabs still open every late page of the old build, and then all update together', async ({
  page,
  context,
  siteDir,
  request,
}) => {
  // Nothing is fetched ahead: each late page's code is asked for after the deploy.
  await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await firstVisit(page);
  const other = await context.newPage();
  await other.goto('/nosotros');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await deploySecond(siteDir);
  await lookForUpdate(page);
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  await expect(other.getByText('Hay versión nueva')).toBeVisible();
  await markPage(page);
  for (const [path, name] of LATE_PAGES) {
    await navigateWithinPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(await isMarked(page)).toBe(true);
  expect(await page.title()).not.toContain(SECOND_NAME);

  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page).toHaveTitle(new RegExp(SECOND_NAME));
  await expect(other).toHaveTitle(new RegExp(SECOND_NAME));
  await expect(page.getByText('Hay versión nueva')).toHaveCount(0);

  const gone = await request.get('/assets/nunca-existio-12345678.js');
  expect(gone.status()).toBe(404);
  expect(await gone.text()).not.toContain('id="root"');
});

test('a page that was still loading when the new version took over is loaded again with it', async ({
  page,
  siteDir,
}) => {
  await firstVisit(page);
  await deploySecond(siteDir);
  await lookForUpdate(page);
  const waits = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits).toBe(true);
  // A page registers with the worker when it is idle: with its clock stopped, it never is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // A request that comes while Chromium ends the worker before would start that one again (decision 028), so the page has made its last.
  await page.goto('/preguntas-frecuentes', { waitUntil: 'networkidle' });
  await markPage(page);
  await page.evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await expect.poll(waits).toBe(false);
  const isControlledByNewest = () =>
    page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      return controller !== null && controller === (await navigator.serviceWorker.getRegistration())?.active;
    });
  await expect.poll(isControlledByNewest).toBe(true);
  // The newer worker controls a page of the older version, which has not registered yet.
  expect([await isMarked(page), (await page.title()).includes(SECOND_NAME)]).toEqual([true, false]);
  await page.clock.resume();
  await expect(page).toHaveTitle(new RegExp(SECOND_NAME));
});

/** A tab that registers with the worker when the new version waits takes it, if it is the only one. */
const haveRegistered = (page: Page, tabs: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'pagina-abierta').length,
      ),
    )
    .toBe(tabs);

test('a page that the worker leaves to the server is loaded again at most once while a new version waits, because it would be the newer one for ever', async ({
  page,
  context,
  siteDir,
}) => {
  await firstVisit(page);
  const other = await context.newPage();
  await other.goto('/nosotros');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // As the other one is while the first is between two pages.
  await haveRegistered(page, 2);
  await deploySecond(siteDir);
  await lookForUpdate(page);
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // Deeper than any page of the shop.
  await page.goto('/a/b/c/d');
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('banner').getByRole('combobox').fill('taladro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  expect(loads).toBe(2);
});

test('a page whose new version never takes over is loaded again once, and then asks again', async ({
  page,
  context,
  siteDir,
}) => {
  await firstVisit(page);
  // With another tab open, a page that starts afresh takes nothing by itself.
  const other = await context.newPage();
  await other.goto('/nosotros');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const worker = join(siteDir, 'sw.js');
  await writeFile(worker, `self.skipWaiting = () => Promise.resolve();\n${await readFile(worker, 'utf8')}`);
  await lookForUpdate(page);
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  await watchFor(page, 'Actualizando…', 'body');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await momentOf(page, 'gone');
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  expect(loads).toBe(1);
});

/** How many tabs are busy, and how many updates wait for them. */
const busyAndWaiting = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: readonly LockInfo[], wanted: LockMode): number =>
      locks.filter(({ name, mode }) => name === 'pagina-ocupada' && mode === wanted).length;
    return [count(held, 'shared'), count(pending, 'exclusive')];
  });

/** What watches for lost code comes late itself, together with the key of the search box. */
const watchesForLostCode = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 60_000 });

test('a page whose code is gone is loaded again, unless that loses something', async ({
  browser,
  backend,
  siteDir,
}) => {
  const lost = (await readdir(join(siteDir, 'assets'))).filter((name) => /^page-components.*js$/.test(name));
  expect(lost).not.toEqual([]);
  for (const name of lost) await rm(join(siteDir, 'assets', name));
  await test.step('a page whose code is gone is not loaded again while a request is half written, because that emptied its form', async () => {
    const context = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' });
    await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const page = await context.newPage();
    await page.goto('/cotizacion');
    await watchesForLostCode(page);
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Nombre').blur();
    await navigateWithinPage(page, '/nosotros');
    await expect(page.getByRole('heading', { name: 'Algo falló' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await navigateWithinPage(page, '/cotizacion');
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    await context.close();
  });
  await test.step('a page whose code is gone is loaded again once, and never offline', async () => {
    const context = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' });
    // Nothing is fetched ahead: the page that asks for what is gone is the one that somebody goes to.
    await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const openFront = async () => {
      const page = await context.newPage();
      await page.goto('/');
      await watchesForLostCode(page);
      await expect(bar(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeVisible();
      return page;
    };

    const page = await openFront();
    let loads = 0;
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) loads += 1;
    });
    await navigateWithinPage(page, '/nosotros');
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Algo falló' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Pinturas', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible();
    await navigateWithinPage(page, '/nosotros');
    await expect(page.getByRole('heading', { name: 'Algo falló' })).toBeVisible();
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
    expect(loads).toBe(1);

    // Another tab, another session: nothing was reloaded there yet.
    const offline = await openFront();
    await markPage(offline);
    await backend.stop();
    await navigateWithinPage(offline, '/nosotros');
    await expect(offline.getByRole('heading', { name: 'Algo falló' })).toBeVisible();
    expect(await isMarked(offline)).toBe(true);
    await context.close();
  });
});

test('a version that could not be installed at first is announced once it is, and its own page is kept, because Workbox listens no more after the first that it did not ask for and keeps what a failed installation fetched', async ({
  page,
  siteDir,
}) => {
  await firstVisit(page);
  await deployOnlyWorker(siteDir);
  await lookForUpdate(page);
  // Its files are not there yet.
  const isRefused = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing === null && waiting === null;
    });
  await expect.poll(isRefused).toBe(true);
  await deploySecond(siteDir);
  await lookForUpdate(page);
  await expect(page.getByText('Hay versión nueva')).toBeVisible();
  // What the first attempt fetched was the page of the version before.
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page).toHaveTitle(new RegExp(SECOND_NAME));
});

test('the kill switch removes worker and caches and keeps the copy of the catalogue, and the next build installs the worker again', async ({
  page,
  siteDir,
}) => {
  await firstVisit(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A request that comes while Chromium ends the worker before would start that one again (decision 028), so the page has made its last.
  await page.goto('/preguntas-frecuentes', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await copyFile('sw/kill-switch.js', join(siteDir, 'sw.js'));
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  await expect.poll(() => loads).toBeGreaterThan(0);
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      controlled: navigator.serviceWorker.controller !== null,
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  await expect(bar(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeVisible();
  const nothingButData = { caches: [], workers: 0, controlled: false, databases: expect.arrayContaining(['catalogo']) };
  // Whole, because a second load during the question is allowed below.
  await expect(async () => expect(await left()).toEqual(nothingButData)).toPass({ timeout: 60_000 });
  expect(loads).toBeLessThanOrEqual(2);

  await copyFile('dist/sw.js', join(siteDir, 'sw.js'));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

test('a newer version is taken when nobody loses anything by it', async ({ page, siteDir, context }) => {
  await test.step('a page that is reloaded alone takes the waiting version without asking', async () => {
    await firstVisit(page);
    await deploySecond(siteDir);
    await lookForUpdate(page);
    await expect(page.getByText('Hay versión nueva')).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(SECOND_NAME));
  });
  await test.step('an update waits until a busy tab is done', async () => {
    const busy = await context.newPage();
    await busy.goto('/contacto.html');
    // What any form with something typed in it holds.
    await busy.evaluate(async () => {
      await new Promise<void>((granted) => {
        void navigator.locks.request('pagina-ocupada', { mode: 'shared' }, () => {
          granted();
          return new Promise<void>((release) => Object.assign(window, { release }));
        });
      });
    });
    await markPage(busy);
    await haveRegistered(page, 2);
    await deployFirst(siteDir);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('Se actualizará al terminar lo que está en curso')).toBeVisible();
    expect(await isMarked(busy)).toBe(true);
    expect(await page.title()).toContain(SECOND_NAME);

    await busy.evaluate(() => (window as unknown as { release(): void }).release());
    for (const tab of [page, busy]) await expect(tab).toHaveTitle(FIRST);
    await busy.close();
  });
  await test.step('an update that waits for a busy tab also waits for a tab that became busy meanwhile, because its typed text was lost', async () => {
    await page.goto('/contacto.html');
    await page.getByLabel('Nombre').fill('Ana');
    const other = await context.newPage();
    await other.goto('/cotizacion');
    await other.getByRole('button', { name: 'Pegar una lista completa' }).click();
    await haveRegistered(page, 2);
    await deploySecond(siteDir);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('Se actualizará al terminar lo que está en curso')).toBeVisible();
    await other.getByLabel('Tu lista, un artículo por renglón').fill('5 codos de PVC 1/2');
    await page.getByLabel('Nombre').fill('');
    await expect.poll(() => busyAndWaiting(other)).toEqual([1, 1]);
    await expect(other.getByLabel('Tu lista, un artículo por renglón')).toHaveValue('5 codos de PVC 1/2');
    await other.getByLabel('Tu lista, un artículo por renglón').fill('');
    for (const tab of [other, page]) await expect(tab).toHaveTitle(new RegExp(SECOND_NAME));
    await other.close();
  });
  await test.step('an update waits until who sent a request has seen that it was received, because the form stood there empty', async () => {
    await page.goto('/contacto.html');
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await page.getByLabel('Teléfono').fill('81 1234 5678');
    await page.getByLabel('¿Qué necesitas?').fill('Diez bultos de mortero');
    await haveRegistered(page, 1);
    await deployFirst(siteDir);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('Se actualizará al terminar lo que está en curso')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    await expect.poll(() => busyAndWaiting(page)).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Hacer otra solicitud' }).click();
    await expect(page).toHaveTitle(FIRST);
  });
});
