import { devices } from '@playwright/test';
import { test } from './fixtures.ts';
import type { Screen } from './screen.ts';
import { visitOnce } from './visitor-parts.ts';

test.use({ says: devices['iPhone 15'].userAgent });

/** A step within the page, as a followed link makes it: nothing is loaded again. */
const navigateWithinPage = (tab: Screen, path: string): Promise<void> =>
  tab.evaluate((address) => history.pushState(null, '', address), path);

test('on an iPhone the steps to install by hand are shown, once the shop has been used', async ({ tab, engine }) => {
  test.skip(engine === 'Chromium', 'Chromium offers to install by itself, whatever it says it is.');
  await visitOnce(tab, '/');
  // What counts the uses is loaded after everything else.
  await tab.until('the visit is counted', () => localStorage.getItem('instalacion') !== null);
  await tab.seeNone('text', '/^Agregar a inicio$/');
  for (const query of ['taladro', 'broca', 'esmalte']) {
    await navigateWithinPage(tab, '/');
    await navigateWithinPage(tab, `/busqueda?search=${query}`);
    await tab.see('heading', `/${query}/`);
  }
  await tab.see('text', 'Agregar a inicio');
  await tab.seeNone('button', 'Instalar');
  await tab.press('button', 'Ahora no');
  await tab.seeNone('text', 'Agregar a inicio');
});
