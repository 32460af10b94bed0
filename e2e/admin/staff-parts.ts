import type { Browser, Locator, Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../storefront/page-parts.ts';

/** The demo store's own member of staff, as the demo fill creates it. */
export const STAFF = { email: 'demo@lafragua.example', password: 'fragua-demo' };

export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

/** Fills the form that is on screen. */
export async function fillSignIn(page: Page, { email, password } = STAFF): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Goes to a page of the staff area by way of its door. */
export async function signIn(page: Page, path = '/admin/productos', as = STAFF): Promise<void> {
  await page.goto(path);
  await expect(heading(page, 'Área de personal')).toBeVisible();
  await fillSignIn(page, as);
  await expect(heading(page, 'Área de personal')).toHaveCount(0);
  await expect(page.getByText(as.email).first()).toBeAttached();
}

/** A field of a form by its label, without the star of the required ones. */
export const fieldOf = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: `${label} *`, exact: true }));

/** The row of a table or list with this text. */
export const row = (page: Page, text: string | RegExp): Locator => page.getByRole('row').filter({ hasText: text });

/** The live region with this text. */
export const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Everything that was done here has arrived. A save that waits for a list is not in the journal yet, so that alone would say that nothing is on its way. */
export async function synced(page: Page): Promise<void> {
  await expect(page.getByText(/^Sin guardar$|Se guarda en cuanto termine/)).toHaveCount(0);
  await expect(page.getByText('Todo guardado en la nube').first()).toBeVisible();
}

/** The device has everything that the staff area needs without a network. */
export async function staffFilesKept(page: Page): Promise<void> {
  const worker = await page.evaluate(async () => (await fetch('/sw.js', { cache: 'no-store' })).text());
  const files = [...worker.matchAll(/"staff":true/g)].length;
  expect(files).toBeGreaterThan(0);
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('personal'))) return 0;
      return (await (await caches.open('personal')).keys()).length;
    });
  await expect.poll(kept).toBe(files);
}

/** Somebody else, on another device, whom nobody knows. */
export async function visitorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
}

/** What the device keeps of half-written forms, as text. */
export function keptForms(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('personal');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('formularios').objectStore('formularios').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}

/** The sidebar's way to another page of the staff area. */
export const sidebar = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Área de personal' }).getByRole('link', { name });

/** Opens a page as the server sends it. A busy server answers once more with the one before a change, so it is asked until the text is there. */
export async function openServed(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    const served = await page.getByRole('main').textContent();
    expect(served?.replaceAll(/\s+/g, ' ')).toContain(text);
  }).toPass();
}

/** Checks the page at the widths of a desktop, a tablet and a phone: axe finds no fault and nothing scrolls sideways. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [1440, 834, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page), `${page.url()}, ${width} px wide`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
