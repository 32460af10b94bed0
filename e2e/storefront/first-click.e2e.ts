import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, heading } from './page-parts.ts';

test.use({ serviceWorkers: 'block' });

const LABEL = '/herramienta-inalambrica/taladros-inalambricos';

/** What the browser itself means to fetch and has fetched, by its own report. */
async function watchFetching(page: Page) {
  const session = await page.context().newCDPSession(page);
  const seen = { links: 0, ready: [] as string[] };
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    seen.links = preloadingAttemptSources.length;
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') seen.ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return seen;
}

test('before the shop’s code is there, the browser fetches the page of a link under the pointer, and shows that one', async ({
  page,
}) => {
  // As on a slow line: the page can be read and its links followed, the code is on its way.
  await page.route('**/assets/*.js', () => {});
  const seen = await watchFetching(page);
  await page.goto(LABEL, { waitUntil: 'commit' });
  await expect.poll(() => seen.links).toBeGreaterThan(48);
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const path = await link.getAttribute('href');
  await link.hover();
  await expect.poll(() => seen.ready).toEqual([path]);
  await link.click();
  await expect(page.getByText(/^Clave /).first()).toBeVisible();
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { readonly deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('once the page is taken over the browser fetches no page, because links no longer load one', async ({ page }) => {
  const seen = await watchFetching(page);
  await page.route('**/assets/shell-*.js', async (route) => {
    await expect.poll(() => seen.links).toBeGreaterThan(48);
    await route.continue();
  });
  await page.goto(LABEL);
  await expect.poll(() => seen.links).toBe(0);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toContainText('Taladro');
  expect(seen.ready).toEqual([]);
});
