import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from '../backend-process.ts';
import { test as base, expect } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { signIn } from './staff-parts.ts';

/** A shop with ten thousand products. */
const test = base.extend({
  backend: async ({ testMode }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    const env = { ...process.env, DATA_DIR: dataDir };
    await promisify(execFile)(process.execPath, ['dist-backend/fill.js', '--products', '10000'], { env });
    const backend = await startBackend(dataDir, testMode);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});
test.use({ serviceWorkers: 'allow' });

test('the first search among ten thousand products shows at once what has its words, and never says that there is nothing before it knows', async ({
  page,
  context,
}) => {
  // The search's own code comes late, so that its index cannot be ready.
  const letThrough = await holdRequests(context, /\/assets\/search-worker-/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('main > output')?.textContent ?? '';
      if (text.startsWith('0 ') || document.body?.textContent?.includes('Ningún producto cumple'))
        sessionStorage.setItem('dijo-que-no-hay', text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await signIn(page);
  const count = page.locator('main > output');
  await expect(count).toHaveText('10,000 productos');
  const search = page.getByLabel('Buscar productos');
  // A word of no product, which the index knows for a misspelt one.
  await search.fill('taladrrro');
  await expect(count).toHaveText('Buscando…');
  await search.fill('taladro');
  await expect(count).toHaveText(/^[1-9][\d,]* productos de 10,000\s· buscando más…$/);
  await expect(page.getByRole('row').nth(1)).toContainText(/taladro/i);
  letThrough();
  await expect(count).toHaveText(/^[1-9][\d,]* productos de 10,000$/);
  await expect(page.getByRole('row').nth(1)).toContainText(/taladro/i);
  expect(await page.evaluate(() => sessionStorage.getItem('dijo-que-no-hay'))).toBeNull();
});
