import type { Page } from '@playwright/test';
import { expect, test, withWorker } from '../fixtures.ts';
import { chooser, openPrices, PRICES } from './price-parts.ts';
import { fillSignIn, heading, signIn, staffFilesKept } from './staff-parts.ts';

test.use({ testMode: false });

const DAY_MS = 86_400_000;
const LIST = 'Clave,Precio\r\nTZ-1,100.00\r\nTZ-2,200.00\r\n';

/** Posts a file to the app as the browser does when something is shared to it. */
async function share(page: Page, name: string, text = LIST): Promise<void> {
  await page.evaluate(
    async ({ action, file, content }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'lista' });
      const files = new DataTransfer();
      files.items.add(new File([content], file, { type: 'text/csv' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action: `${PRICES}/recibir`, file: name, content: text },
  );
  await page.waitForURL(/subir-precios-con-excel(?:\?no-cupo)?$|\/login\//);
}
const underWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const NO_ROOM = 'La lista que llegó no se guardó';
const openList = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();
const waitingLists = (page: Page) => page.evaluate(async () => Number(await caches.has('lista-recibida')));

test(
  'a shared list opens in the import, without a network too, and does not push a list aside that is being reviewed',
  withWorker,
  async ({ page, backend }) => {
    await openPrices(page);
    await underWorker(page);
    await staffFilesKept(page);
    await share(page, 'primera.csv');
    await expect(openList(page, 'primera.csv')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Precio' })).toBeVisible();
    await expect.poll(() => waitingLists(page)).toBe(0);

    await backend.stop();
    await share(page, 'segunda.csv');
    await expect(page.getByText('Llegó la lista segunda.csv')).toBeVisible();
    await expect(page.getByText(/Seguimos donde te quedaste: primera\.csv/)).toBeVisible();
    await page.getByRole('button', { name: 'Abrir la que llegó' }).click();
    await expect(openList(page, 'segunda.csv')).toBeVisible();
    await expect.poll(() => waitingLists(page)).toBe(0);
    await page.reload();
    await expect(page.getByText(/Seguimos donde te quedaste: segunda\.csv/)).toBeVisible();
  },
);

test('signed out, a shared list waits until the person has signed in', withWorker, async ({ page }) => {
  await page.goto('/');
  await underWorker(page);
  await share(page, 'lista del martes.csv');
  await expect(heading(page, 'Área de personal')).toBeVisible();
  await fillSignIn(page);
  await expect(openList(page, 'lista del martes.csv')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Precio' })).toBeVisible();
});

test('a shared list that nobody takes is gone after a day', withWorker, async ({ page }) => {
  await page.goto('/');
  await underWorker(page);
  await share(page, 'olvidada.csv');
  expect(await waitingLists(page)).toBe(1);
  await page.clock.setSystemTime(Date.now() + DAY_MS + 1000);
  await signIn(page, PRICES);
  await expect(chooser(page)).toBeEnabled();
  await expect.poll(() => waitingLists(page)).toBe(0);
  await expect(page.getByText('olvidada.csv')).toHaveCount(0);
});

test(
  'a shared list that finds no room on the device is said, because the browser showed its own error',
  withWorker,
  async ({ page, baseURL }) => {
    await openPrices(page);
    await underWorker(page);
    await staffFilesKept(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
    await share(page, 'del-martes.csv');
    await expect(page.getByText(NO_ROOM)).toBeVisible();
    await page.getByRole('button', { name: 'Entendido' }).click();
    await expect(page.getByText(NO_ROOM)).toHaveCount(0);
    await page.reload();
    await expect(chooser(page)).toBeEnabled();
    await expect(page.getByText(NO_ROOM)).toHaveCount(0);
  },
);

/** Chromium without a window opens no files with apps, so the browser's queue is played. */
async function openPricesToLaunch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(window, { launchWith: consumer }) },
    });
  });
  await openPrices(page);
}
const launch = (page: Page) =>
  page.evaluate((text) => {
    const launchWith: unknown = Reflect.get(window, 'launchWith');
    if (typeof launchWith === 'function')
      launchWith({ files: [{ getFile: async () => new File([text], 'del-correo.csv') }] });
  }, LIST);

test('a file that the app is opened with is read like a shared one', async ({ page }) => {
  await openPricesToLaunch(page);
  await launch(page);
  await expect(openList(page, 'del-correo.csv')).toBeVisible();
});

test('a file that the app is opened with and that finds no room is said too, because nothing happened', async ({
  page,
  baseURL,
}) => {
  await openPricesToLaunch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
  await launch(page);
  await expect(page.getByText(NO_ROOM)).toBeVisible();
});
