import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from './staff-parts.ts';
import { openProduct } from './sync-parts.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('two tablets change one product: the first wins, the second decides field by field', async ({
  page,
  browser,
  baseURL,
  backend,
  documents,
}) => {
  const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
  const other = await tablet.newPage();
  await signIn(page);
  await signIn(other);
  for (const one of [page, other]) await openProduct(one, 'AL-1');

  await backend.stop();
  await page.getByLabel('Precio con IVA').fill('199.00');
  await page.getByLabel('Marca').fill('De aquí');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(status(page, '1 cambio por enviar')).toBeVisible();
  await backend.start();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();

  await other.getByLabel('Precio con IVA').fill('205.00');
  await other.getByLabel('Modelo').fill('De allá');
  await other.getByRole('button', { name: 'Guardar' }).click();
  await other.getByRole('link', { name: '1 cambio necesita tu decisión' }).click();
  const conflict = other.getByRole('article');
  await expect(conflict).toContainText('En conflicto');
  await expect(conflict.getByRole('row', { name: /Precio con IVA/ })).toContainText('$205.00');
  await expect(conflict.getByRole('row', { name: /Precio con IVA/ })).toContainText('$199.00');
  // Only what differs is asked, and what only one of them changed is proposed as theirs.
  await expect(conflict.getByRole('row')).toHaveCount(4);
  await expect(conflict.getByRole('radio', { name: 'De aquí' })).toBeChecked();
  await conflict.getByRole('radio', { name: '$199.00' }).check();
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(status(other, 'Todo guardado en la nube')).toBeVisible();
  const [id] = await documents.idsWhere('productos', 'modelo', 'De allá');
  expect(await documents.idsWhere('productos', 'marca', 'De aquí')).toEqual([id]);
  expect(await documents.idsWhere('productos', 'precio', 19_900)).toContain(id);
  await tablet.close();
});
