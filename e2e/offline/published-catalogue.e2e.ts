import type { Page } from '@playwright/test';
import { orderFaults } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { firstVisit, navigateWithinPage } from './device.ts';
import { keptState } from './kept-copy.ts';
import { publish } from './publish.ts';

test.use({ serviceWorkers: 'allow' });

const CLAVE = 'TP-7512';

/** A card of the search results for the clave, under its new name. */
const found = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });

async function search(page: Page, words: string): Promise<void> {
  await navigateWithinPage(page, `/busqueda?search=${encodeURIComponent(words)}`);
}

const productQueries = (page: Page): { count: number } => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes(':runQuery') && request.postData()?.includes('"productos"')) seen.count += 1;
  });
  return seen;
};

for (const damage of ['missing', 'altered'] as const) {
  test(`a first visit while the published document is ${damage} still has the whole catalogue`, async ({
    page,
    backend,
    documents,
  }) => {
    // Another catalogue than the one that the demo has published: equal ones are one document.
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { rev: 2 });
    await publish(backend.origin, damage);
    await page.goto('/');
    await search(page, CLAVE);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(CLAVE);
    const sold = await documents.idsWhere('productos', 'visible', 'public');
    const retired = await documents.idsWhere('productos', 'visible', 'retirado');
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 0, delta: sold.length + retired.length });
  });
}

test('what changes while the device is away is there on return, from a publication or behind the last one that is whole', async ({
  page,
  documents,
  backend,
}) => {
  await test.step('a first visit takes the published snapshot and asks for the products themselves once', async () => {
    const queries = productQueries(page);
    await firstVisit(page);
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 1, windows: 1 });
    expect(queries.count).toBe(1);
    await search(page, CLAVE);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(CLAVE);
  });
  await test.step('a product withdrawn while the device was away disappears on return, and its address says so', async () => {
    await search(page, CLAVE);
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto('about:blank');
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { visible: 'retirado' });
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1, name: /ya no/i })).toBeVisible();
    await search(page, name);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: CLAVE })).toHaveCount(0);
    await documents.update(`productos/${id}`, { visible: 'public' });
  });
  await test.step('what was published while the device was away takes the place of what it had', async () => {
    await page.goto('about:blank');
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { nombre: 'Taladro publicado de nuevo' });
    await publish(backend.origin);
    await page.goto('/');
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 2, delta: 0 });
    await search(page, CLAVE);
    await expect(found(page, 'Taladro publicado de nuevo')).toBeVisible();
  });
  for (const [before, damage] of (['missing', 'altered'] as const).entries())
    await test.step(`a pointer whose document is ${damage}: the catalogue and its delta stay, and the next publication is taken`, async () => {
      const name = `Taladro ${damage}`;
      await page.goto('about:blank');
      const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
      await documents.update(`productos/${id}`, { nombre: name });
      await publish(backend.origin, damage);
      await page.goto('/');
      await search(page, CLAVE);
      await expect(found(page, name)).toBeVisible();
      await expect.poll(() => keptState(page)).toMatchObject({ seq: 2 + 2 * before, delta: 1 });
      await expect(page.getByText(/Sin conexión/)).toHaveCount(0);

      await publish(backend.origin);
      await page.reload();
      await expect.poll(() => keptState(page)).toMatchObject({ seq: 4 + 2 * before, delta: 0 });
      await expect(found(page, name)).toBeVisible();
    });
  await test.step('more changes than one answer carries all arrive, and what changes after them arrives live', async () => {
    await page.goto('about:blank');
    const ids = (await documents.idsWhere('productos', 'visible', 'public')).slice(0, 650);
    await documents.updateMany(
      ids.map((id) => `productos/${id}`),
      { marca: 'Marca nueva', rev: 2 },
    );
    await page.goto('/');
    await expect.poll(() => keptState(page)).toMatchObject({ seq: 6, delta: 650 });
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await untilListening(page);
    await documents.update(`productos/${id}`, { nombre: 'Taladro de última hora' });
    await search(page, CLAVE);
    await expect(found(page, 'Taladro de última hora')).toBeVisible();
  });
});

test.describe('with a network that fails', () => {
  test.use({ faults: true });

  test('a listener cut in the middle opens again and brings what it missed', async ({ page, backend, documents }) => {
    await firstVisit(page);
    await untilListening(page);
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await search(page, CLAVE);
    await orderFaults(backend.origin, { backChannels: 'dropped' });
    await documents.update(`productos/${id}`, { nombre: 'Taladro tras el corte' });
    await orderFaults(backend.origin, { backChannels: 'open' });
    await expect(found(page, 'Taladro tras el corte')).toBeVisible();
  });
});
