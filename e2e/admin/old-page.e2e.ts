import { orderFaults } from '../backend-process.ts';
import { expect, test } from '../fixtures.ts';
import { deploySecond, SECOND_NAME } from '../offline/second-build.ts';
import { fieldOf, signIn } from './staff-parts.ts';

test.use({ serviceWorkers: 'allow', ownSite: true, faults: true });

test('a page whose edits newer rules refuse says so and offers to load the new version, with which they are sent', async ({
  page,
  backend,
  documents,
  siteDir,
}) => {
  await signIn(page, '/admin/sub/crear-etiqueta');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await deploySecond(siteDir);
  // The rules of the new version, to a page of the one before.
  await orderFaults(backend.origin, {
    refuseCommits: { next: 1, status: 'PERMISSION_DENIED', collection: 'etiquetas' },
  });
  await fieldOf(page, 'Nombre').fill('De la página de antes');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Esta página es de una versión anterior')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actualizar la página' })).toBeVisible();
  // Said once, with what it means for the edit.
  await expect(page.getByText('Hay versión nueva')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualizar la página' }).click();
  await expect(page).toHaveTitle(new RegExp(SECOND_NAME));
  await page.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
  await expect(page.getByRole('article')).toContainText('La tienda no aceptó este cambio');
  await page.getByRole('button', { name: 'Volver a enviar' }).click();
  await expect.poll(() => documents.idsWhere('etiquetas', 'nombre', 'De la página de antes')).toHaveLength(1);
  await expect(page.getByText('Esta página es de una versión anterior')).toHaveCount(0);
});

test('a page whose look for a new version failed looks again while an edit is refused, because the next look was an hour away', async ({
  page,
  backend,
  siteDir,
}) => {
  // The first look is lost, as on a network that changes.
  await page.addInitScript(() => {
    let isLost = true;
    // oxlint-disable-next-line typescript/unbound-method -- it is applied to its registration below.
    ServiceWorkerRegistration.prototype.update = new Proxy(ServiceWorkerRegistration.prototype.update, {
      apply(update, registration) {
        if (!isLost) return Reflect.apply(update, registration, []);
        isLost = false;
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
  });
  await signIn(page, '/admin/sub/crear-etiqueta');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await deploySecond(siteDir);
  await orderFaults(backend.origin, {
    refuseCommits: { next: 1, status: 'PERMISSION_DENIED', collection: 'etiquetas' },
  });
  await fieldOf(page, 'Nombre').fill('De la página de antes');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: '1 cambio necesita tu decisión' })).toBeVisible();
  await expect(page.getByText('Esta página es de una versión anterior')).toBeVisible();
});
