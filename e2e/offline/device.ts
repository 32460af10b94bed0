import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { shopKept } from './kept-copy.ts';

/** The categories' bar of the wide header. */
export const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Categorías' });

/** A first visit is over when the worker controls the page and the catalogue is on the device. */
export async function firstVisit(page: Page): Promise<void> {
  await page.goto('/');
  await expect(bar(page).getByRole('link', { name: 'Herramienta inalámbrica', exact: true })).toBeVisible();
  await shopKept(page);
}

/** What the browser does by itself every hour and when a tab is looked at again. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Changes the address as a followed link does, so that the next screen is shown and nothing is loaded again. */
export async function navigateWithinPage(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
}

/** Whether the page is still the one that was marked: a reload forgets. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isTheSamePage: true }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isTheSamePage' in window);

/** What a browser does that needs the room, or a person who clears the site's data: at once, whether a page is open or not. */
export async function wipeDatabases(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
}
