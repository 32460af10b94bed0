import { expect, test } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { bar, firstVisit } from './device.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the shop works with the server gone, and catches up when it returns', async ({
  page,
  backend,
  documents,
}) => {
  await firstVisit(page);
  const [pinturas] = await documents.idsWhere('categories', 'name', 'Pinturas');
  await backend.stop();

  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Herramienta inalámbrica', exact: true })).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toBeVisible();

  await bar(page).getByRole('link', { name: 'Herramienta inalámbrica', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Herramienta inalámbrica' })).toBeVisible();

  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  // A deep link opens cold as well, not only by a click inside the shop.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const search = page.getByRole('combobox').first();
  await search.fill('taladro');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/busqueda\?search=taladro$/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/taladro/i);

  await backend.start();
  await documents.update(`categories/${pinturas}`, { name: 'Color y pintura' });
  await expect(bar(page).getByRole('link', { name: 'Color y pintura', exact: true })).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
});

test('a page that is open shows a category that is renamed, outlives its server, and shows new data after the restart', async ({
  page,
  backend,
  documents,
}) => {
  await firstVisit(page);
  await untilListening(page);
  await test.step('a category renamed at the backend changes on screen without a reload', async () => {
    await expect(bar(page).getByRole('link', { name: 'Pinturas', exact: true })).toBeVisible();
    const [category] = await documents.idsWhere('categories', 'name', 'Pinturas');
    await documents.update(`categories/${category}`, { name: 'Color y pintura' });
    await expect(bar(page).getByRole('link', { name: 'Color y pintura', exact: true })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Pinturas', exact: true })).toHaveCount(0);
  });
  const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
  await backend.kill();
  await bar(page).getByRole('link', { name: 'Color y pintura', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await backend.start();
  await documents.update(`productos/${id}`, { nombre: 'Taladro percutor renombrado', rev: 2 });
  // Twenty seconds is the SDK's own retry after a hard kill.
  await page.getByRole('combobox').first().fill('TP-7512');
  await page.getByRole('combobox').first().press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Taladro percutor renombrado' })).toBeVisible();
});
