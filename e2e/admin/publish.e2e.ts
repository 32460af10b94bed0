import { LOCK_ID } from '#domain/snapshot/pointer.ts';
import { orderFaults } from '../backend-process.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { firstVisit } from '../offline/device.ts';
import { keptState } from '../offline/kept-copy.ts';
import { CLAVE, COMMIT, holdCommits, openPublishing, outcome, publishButton, published } from './publish-parts.ts';

test.describe('with the deployed rules', () => {
  test.use({ testMode: false });

  test('staff may publish, and write nothing else about it than the rules allow', async ({ page, backend }) => {
    const before = await published(backend.origin);
    await openPublishing(page);
    await page.getByRole('button', { name: 'Publicar todo de nuevo' }).click();
    await expect(outcome(page)).toContainText(/Publicado: [\d,]+ productos/);
    const after = await published(backend.origin);
    expect(after).toMatchObject({ seq: before.seq + 1, prev: before.sha256, count: before.count });
    // The same catalogue has the same text, whoever compresses it: nothing new is stored for it a second time.
    await publishButton(page).click();
    await expect(outcome(page)).toContainText('No había nada nuevo que publicar.');
  });
});

test(
  'what staff publish reaches a reader who was away, what was withdrawn included',
  withWorker,
  async ({ page, browser, backend, documents }) => {
    const reader = await browser.newContext({ baseURL: backend.origin });
    const shop = await reader.newPage();
    await firstVisit(shop);
    await reader.setOffline(true);
    await shop.goto('about:blank');

    const [changed] = await documents.idsWhere('productos', 'clave', CLAVE);
    const [withdrawn] = await documents.idsWhere('productos', 'clave', 'CL-213');
    await documents.update(`productos/${changed}`, { nombre: 'Taladro recién publicado' });
    await documents.update(`productos/${withdrawn}`, { visible: 'retirado' });
    const before = await published(backend.origin);
    await openPublishing(page);
    await expect(outcome(page)).toContainText('2 productos cambiaron');
    await publishButton(page).click();
    await expect(outcome(page)).toContainText('Publicado');
    await expect(outcome(page)).toContainText('2 cambios son de hace menos de diez minutos');
    expect(await published(backend.origin)).toMatchObject({ seq: 2, count: before.count - 1 });

    await reader.setOffline(false);
    await shop.goto(`/busqueda?search=${CLAVE}`);
    await expect(shop.getByRole('article').filter({ hasText: 'Taladro recién publicado' })).toBeVisible();
    await expect.poll(() => keptState(shop)).toMatchObject({ seq: 2 });
    await shop.goto('/busqueda?search=CL-213');
    await expect(shop.getByRole('article').filter({ hasText: 'CL-213' })).toHaveCount(0);
    await reader.close();
  },
);

test('two people who publish at once do not lose anything of each other', async ({
  page,
  browser,
  backend,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
  await documents.update(`productos/${id}`, { nombre: 'Taladro de dos' });
  const colleague = await browser.newContext({ baseURL: backend.origin });
  const other = await colleague.newPage();
  await Promise.all([openPublishing(page), openPublishing(other)]);
  // One has taken the lock and not moved the pointer yet, and the other takes it from them: what follows the lock waits.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reach = (): void => {};
  const hasLock = new Promise<void>((resolve) => {
    reach = resolve;
  });
  await page.route(COMMIT, async (route) => {
    // A page that was just opened commits something of the person's own too.
    const isOfCatalogue = route.request().postData()?.includes('/publicado/');
    if (isOfCatalogue && !route.request().postData()?.includes(`/${LOCK_ID}"`)) {
      reach();
      await held;
    }
    await route.continue();
  });
  await publishButton(page).click();
  await hasLock;
  await publishButton(other).click();
  await expect(outcome(other)).toContainText('Publicado:');
  expect(await published(backend.origin)).toMatchObject({ seq: 2 });
  release();
  // Whose lock was taken may not move the pointer any more: they begin again, from what the other has published.
  await expect(outcome(page)).toContainText('Publicado:');
  expect(await published(backend.origin)).toMatchObject({ seq: 3 });
  await colleague.close();
});

test('publishing is cancelled by its own button alone, and refused where a product cannot be read', async ({
  page,
  backend,
  documents,
}) => {
  await test.step('publishing can be cancelled, and the shop keeps what it had', async () => {
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { nombre: 'Taladro pensado otra vez' });
    const before = await published(backend.origin);
    await openPublishing(page);
    const release = await holdCommits(page);
    await publishButton(page).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    release();
    await expect(outcome(page)).toContainText('Cancelado. La tienda sigue con el catálogo anterior.');
    expect(await published(backend.origin)).toEqual(before);
  });
  await test.step('a second press on the publish button cancels nothing, because "Cancelar" does not take its place', async () => {
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { nombre: 'Taladro publicado con dos clics' });
    await page.reload();
    await expect(publishButton(page)).toBeEnabled();
    const release = await holdCommits(page);
    await publishButton(page).dblclick();
    release();
    await expect(outcome(page)).toContainText('Publicado:');
    expect(await published(backend.origin)).toMatchObject({ seq: 2 });
  });
  await test.step('a product that cannot be read is named, and nothing is published', async () => {
    await documents.update('productos/roto', { nombre: 7, slug: '', precio: -1 });
    await page.reload();
    await expect(publishButton(page)).toBeEnabled();
    await publishButton(page).click();
    await expect(outcome(page)).toContainText('Hay 1 producto que no se puede leer');
    await expect(outcome(page)).toContainText('roto');
    expect(await published(backend.origin)).toMatchObject({ seq: 2 });
  });
});

test.describe('a day later', () => {
  test.use({ faults: true });

  test('a staff page that stays open publishes by itself what changed since', async ({ page, backend, documents }) => {
    const LATER = 25 * 60 * 60_000;
    await page.clock.install();
    await openPublishing(page);
    const before = await published(backend.origin);
    await orderFaults(backend.origin, { stoppedAt: Date.now() + LATER });
    await page.clock.setSystemTime(Date.now() + LATER);
    const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
    await documents.update(`productos/${id}`, { nombre: 'Taladro de ayer' });
    await expect(async () => {
      // The feeds' and the publisher's own pauses go by the page's clock.
      await page.clock.fastForward(61_000);
      await expect(outcome(page)).toContainText('Publicado:', { timeout: 3000 });
    }).toPass({ timeout: 300_000 });
    expect(await published(backend.origin)).toMatchObject({ seq: before.seq + 1, prev: before.sha256 });
  });
});
