import { expect, test } from './fixtures.ts';
import { lateChunks } from './late-chunks.ts';

test.use({ serviceWorkers: 'allow' });

// An SDK that is loaded at idle time alone is requested before the first paint in most loads. The bundle does not show this, so ten real loads do.
test('ten loads: before the first paint nothing of the SDK or the staff area is asked for, and of the shop its first script alone', async ({
  browser,
  backend,
}) => {
  const isLate = lateChunks();
  for (let load = 0; load < 10; load += 1) {
    const context = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    // The live feed is the last thing to come; once it is here, every request of the start has been made.
    const requests = await page.waitForFunction(() => {
      const entries = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
      return entries.some(({ name }) => name.includes('/Listen/channel')) && entries;
    });
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(painted).toBeGreaterThan(0);
    const scripts = ((await requests.jsonValue()) || []).filter(({ name }) => name.endsWith('.js'));
    const late = scripts.filter(({ name }) => isLate.has(new URL(name).pathname));
    expect(late.length).toBeGreaterThan(0);
    expect(late.filter(({ startTime }) => startTime < (painted ?? 0))).toEqual([]);
    // The page came whole, so its code would only take the line from its styles, fonts and first pictures.
    const early = scripts
      .filter(({ startTime }) => startTime < (painted ?? 0))
      .map(({ name }) => new URL(name).pathname);
    expect(early.filter((path) => !/^\/assets\/(?:shell|inicio)-/.test(path))).toEqual([]);
    await context.close();
  }
});

test('a page whose code cannot be loaded says so and shows the phone number', async ({ browser, backend }) => {
  const context = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\/assets\/tienda-(?!comun).*\.js$/, (route) => route.abort());
  await page.goto('/pinturas');
  await expect(page.getByRole('alert')).toContainText('La página no terminó de llegar');
  await expect(page.getByRole('alert').getByRole('link', { name: '81 0000 0001' })).toHaveAttribute('href', /^tel:/);
  await page.unroute(/\/assets\/tienda-(?!comun).*\.js$/);
  await page.getByRole('link', { name: 'vuelve a cargarla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible();
  await context.close();
});
