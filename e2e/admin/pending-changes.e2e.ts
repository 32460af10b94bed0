import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, save, signIn } from './staff-parts.ts';
import { isReadyForOffline, openProduct } from './sync-parts.ts';

test.use({ serviceWorkers: 'allow' });

const entries = (page: Page) => page.getByRole('article');

test('without a server the waiting changes are told apart, open their product, and a discarded one shows what is lost', async ({
  page,
  backend,
  documents,
}) => {
  const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
  await documents.update(`productos/${id}`, { precio: 14_900 });
  await signIn(page);
  await isReadyForOffline(page);
  await openProduct(page, 'AL-1');
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('149.00');
  await backend.stop();
  for (const [label, value] of [
    ['Precio con IVA', '151.00'],
    ['Marca', 'Otra marca'],
    ['Modelo', 'M-3'],
  ] as const) {
    await page.getByLabel(label).fill(value);
    await save(page);
    await expect(page.getByText('Sin guardar')).toHaveCount(0);
  }
  await expect(page.getByText('Sin conexión: 3 cambios por enviar.')).toBeVisible();

  await page.getByRole('link', { name: 'Ver cuáles' }).click();
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(0)).toContainText('Precio con IVA: $149.00 → $151.00');
  await expect(entries(page).nth(1)).toContainText('→ Otra marca');
  await expect(entries(page).nth(2)).toContainText('M-3');
  await expect(page.getByText('Enviando')).toHaveCount(0);

  await entries(page).nth(2).getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('dialog')).toContainText('M-3');
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(entries(page)).toHaveCount(2);
  await entries(page).first().getByRole('heading').getByRole('link').click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page.getByLabel('Marca')).toHaveValue('Otra marca');
  await expect(page.getByText('Sin confirmar: no hay conexión')).toBeVisible();

  await backend.start();
  await expect(page.getByText('Todo guardado en la nube').first()).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  expect(await documents.idsWhere('productos', 'precio', 15_100)).toEqual([id]);
});

test('of many waiting changes the first hundred are shown, and all of them once somebody asks', async ({
  page,
  context,
}) => {
  await signIn(page);
  await isReadyForOffline(page);
  await context.setOffline(true);
  const bar = page.getByRole('region', { name: 'Con los elegidos' });
  await page.getByLabel(/^Elegir los [\d,]+ de la lista$/).check();
  await bar.getByRole('button', { name: 'Destacar', exact: true }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Ver cuáles' }).click();
  await expect(entries(page)).toHaveCount(100);
  await page.getByRole('button', { name: /^Ver los [\d,]+$/ }).click();
  await expect.poll(() => entries(page).count()).toBeGreaterThan(100);
});
