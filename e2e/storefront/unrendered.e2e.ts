import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { cards, heading } from './page-parts.ts';

// A build whose pages no server can render.
test.use({ serviceWorkers: 'allow', ownSite: true });

test('a page that the server could not render is drawn by the browser, and the worker answers the next ones', async ({
  page,
  siteDir,
  backend,
}) => {
  await backend.stop();
  await writeFile(
    join(siteDir, '.page-renderer.mjs'),
    'export const prepareSearch = () => true;\nexport function renderPage() { throw new Error("rota"); }\n',
  );
  await backend.start();
  const first = await page.goto('/pinturas');
  expect([first?.status(), first?.headers()['retry-after'], first?.headers()['x-robots-tag']]).toEqual([
    503,
    '30',
    'noindex',
  ]);
  await expect(heading(page)).toHaveText('Pinturas');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect((await page.goto('/nosotros'))?.status()).toBe(200);
  await expect(heading(page)).toBeVisible();
});
