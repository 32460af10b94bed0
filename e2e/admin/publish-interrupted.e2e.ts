import { orderFaults } from '../backend-process.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { CLAVE, COMMIT, openPublishing, outcome, publishButton, published } from './publish-parts.ts';

test.describe('with the deployed rules and a clock that goes on', () => {
  test.use({ testMode: false, faults: true });

  test(
    'with a token that expired without a network nothing is published and it is said; it is once the network is back',
    withWorker,
    async ({ page, backend }) => {
      const HOURS = 2 * 60 * 60_000;
      await page.clock.install();
      await openPublishing(page);
      const before = await published(backend.origin);
      await backend.stop();
      await page.clock.fastForward(HOURS);
      await page.getByRole('button', { name: 'Publicar todo de nuevo' }).click();
      await expect(outcome(page)).toContainText('No hay conexión con la tienda. No se publicó nada');

      await backend.start();
      await orderFaults(backend.origin, { stoppedAt: Date.now() + HOURS + 5 * 60_000 });
      await page.getByRole('button', { name: 'Publicar todo de nuevo' }).click();
      await expect(outcome(page)).toContainText('Publicado:');
      expect(await published(backend.origin)).toMatchObject({ seq: before.seq + 1, prev: before.sha256 });
    },
  );
});

const isMove = (body: string | null): boolean => body?.includes('publicado/actual') === true;

test('a browser that closes while it publishes leaves the published catalogue as it was, and the next one can publish', async ({
  page,
  browser,
  backend,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
  await documents.update(`productos/${id}`, { nombre: 'Taladro interrumpido' });
  const before = await published(backend.origin);
  const doomed = await browser.newContext({ baseURL: backend.origin });
  const tab = await doomed.newPage();
  await openPublishing(tab);
  const gone = tab.waitForEvent('close');
  await tab.route(COMMIT, async (route) => {
    if (!isMove(route.request().postData())) return route.continue();
    // A request that is held when its page closes goes out after all.
    await route.abort();
    await tab.close();
  });
  await publishButton(tab).click();
  await gone;
  await doomed.close();
  expect(await published(backend.origin)).toEqual(before);

  await openPublishing(page);
  await publishButton(page).click();
  await expect(outcome(page)).toContainText('Publicado');
  expect(await published(backend.origin)).toMatchObject({ seq: before.seq + 1 });
});

test('a publication whose answer is lost counts as done, and one that never arrived does not', async ({
  page,
  backend,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', CLAVE);
  await documents.update(`productos/${id}`, { nombre: 'Taladro sin respuesta' });
  await openPublishing(page);
  await page.route(COMMIT, async (route) => {
    if (isMove(route.request().postData())) await route.fetch();
    await (isMove(route.request().postData()) ? route.abort() : route.continue());
  });
  await publishButton(page).click();
  await expect(outcome(page)).toContainText('Publicado');
  expect(await published(backend.origin)).toMatchObject({ seq: 2 });
  await page.unrouteAll();

  await page.route(COMMIT, (route) => route.abort());
  await publishButton(page).click();
  await expect(outcome(page)).toContainText('No hay conexión con la tienda');
  expect(await published(backend.origin)).toMatchObject({ seq: 2 });
});

test('a catalogue that loses a third of its products is published only after somebody confirms it', async ({
  page,
  backend,
  documents,
}) => {
  const sold = await documents.idsWhere('productos', 'visible', 'public');
  const third = sold.slice(0, Math.floor(sold.length / 3));
  await Promise.all(third.map((id) => documents.update(`productos/${id}`, { visible: 'retirado' })));
  await openPublishing(page);
  await publishButton(page).click();
  await expect(outcome(page)).toContainText('El catálogo pasaría de');
  expect(await published(backend.origin)).toMatchObject({ seq: 1 });
  await page.getByRole('button', { name: /^Publicar con / }).click();
  await expect(outcome(page)).toContainText('Publicado');
  expect(await published(backend.origin)).toMatchObject({ seq: 2, count: sold.length - third.length });
});
