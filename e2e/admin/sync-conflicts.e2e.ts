import { expect, test, withWorker } from '../fixtures.ts';
import { save, signIn, status } from './staff-parts.ts';
import { isReadyForOffline, openProduct } from './sync-parts.ts';

test(
  'two tablets change one product: other fields are joined, and of the same field nothing is chosen beforehand',
  withWorker,
  async ({ page, backend, documents }) => {
    await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
    const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
    await documents.update(`productos/${id}`, { precio: 14_900 });
    await signIn(page);
    await isReadyForOffline(page);
    await openProduct(page, 'AL-1');
    await expect(page.getByLabel('Precio con IVA')).toHaveValue('149.00');
    await backend.stop();
    await page.getByLabel('Precio con IVA').fill('205.00');
    await page.getByLabel('Modelo').fill('De aquí');
    await save(page);
    await expect(status(page, '1 cambio por enviar')).toBeVisible();

    await page.goto('about:blank');
    await backend.start();
    await documents.update(`productos/${id}`, { precio: 19_900, marca: 'De allá', actualizadoPor: 'rosa' });
    await page.goto('/admin/cambios');
    const conflict = page.getByRole('article');
    await expect(conflict).toContainText('En conflicto');
    await expect(conflict).toContainText(/Rosa Treviño hace (un momento|\d+ min)/);
    const question = conflict.getByRole('row', { name: /Precio con IVA/ });
    await expect(question).toContainText('Era $149.00');
    await expect(question).toContainText('$205.00');
    await expect(question).toContainText('$199.00');
    // Brand and model do not collide, so they are not asked.
    await expect(conflict.getByRole('row')).toHaveCount(2);
    await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0);
    await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(conflict).toContainText('Falta elegir un dato.');
    await conflict.getByRole('radio', { name: '$199.00' }).check();
    await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
    expect(await documents.idsWhere('productos', 'modelo', 'De aquí')).toEqual([id]);
    expect(await documents.idsWhere('productos', 'marca', 'De allá')).toEqual([id]);
    expect(await documents.idsWhere('productos', 'precio', 19_900)).toContain(id);
  },
);

test('edits of different fields by two tablets need no decision', async ({ page, browser, baseURL, documents }) => {
  const tablet = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-MX' });
  const other = await tablet.newPage();
  await signIn(page);
  await signIn(other);
  for (const one of [page, other]) await openProduct(one, 'AL-1');
  await page.getByLabel('Marca').fill('De aquí');
  await other.getByLabel('Modelo').fill('De allá');
  await save(page);
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  await save(other);
  await expect(other.getByText('Sin guardar')).toHaveCount(0);
  await expect(status(other, 'Todo guardado en la nube')).toBeVisible();
  const [id] = await documents.idsWhere('productos', 'modelo', 'De allá');
  expect(await documents.idsWhere('productos', 'marca', 'De aquí')).toEqual([id]);
  await tablet.close();
});

test('edits of different fields by one person in two tabs need no decision, and a clean tab follows the other', async ({
  page,
  context,
  documents,
}) => {
  await signIn(page);
  await openProduct(page, 'AL-1');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Al día con la tienda.')).toBeVisible();
  await page.getByLabel('Marca').fill('De una');
  await other.getByLabel('Modelo').fill('De otra');
  await save(page);
  await expect(other.getByLabel('Marca')).toHaveValue('De una');
  await save(other);
  await expect(other.getByText('Sin guardar')).toHaveCount(0);
  await expect(status(other, 'Todo guardado en la nube')).toBeVisible();
  await expect(page.getByLabel('Modelo')).toHaveValue('De otra');
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  const [id] = await documents.idsWhere('productos', 'modelo', 'De otra');
  expect(await documents.idsWhere('productos', 'marca', 'De una')).toEqual([id]);
});

test(
  'an edit without a server is joined with what others changed meanwhile in other fields, and one line says so',
  withWorker,
  async ({ page, backend, documents }) => {
    const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
    await signIn(page);
    await isReadyForOffline(page);
    await openProduct(page, 'AL-1');
    await backend.stop();
    await page.getByLabel('Modelo').fill('De aquí');
    await save(page);
    await expect(status(page, '1 cambio por enviar')).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    await documents.update(`productos/${id}`, { marca: 'De allá', actualizadoPor: 'rosa' });
    await page.goto('/admin/productos');
    await expect(page.getByText('se unió con lo que alguien más había cambiado («Marca»).')).toBeVisible();
    expect(await documents.idsWhere('productos', 'modelo', 'De aquí')).toEqual([id]);
    expect(await documents.idsWhere('productos', 'marca', 'De allá')).toEqual([id]);
  },
);

test(
  'an edit of what somebody deleted is a question of its own, which says so and shows the edit',
  withWorker,
  async ({ page, backend, documents }) => {
    await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
    const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
    await signIn(page);
    await isReadyForOffline(page);
    await openProduct(page, 'AL-1');
    await backend.stop();
    await page.getByLabel('Modelo').fill('De aquí');
    await save(page);
    await expect(status(page, '1 cambio por enviar')).toBeVisible();
    await page.goto('about:blank');
    await backend.start();
    await documents.replace(`productos/${id}`, { visible: 'retirado', rev: 9, actualizadoPor: 'rosa' });
    await page.goto('/admin/cambios');
    const conflict = page.getByRole('article');
    await expect(conflict).toContainText('Fue eliminado (Rosa Treviño hace');
    await expect(conflict).toContainText('Modelo: De aquí');
    await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0);
    await conflict.getByRole('radio', { name: /Dejarlo eliminado/ }).check();
    await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(page.getByText(/No hay nada por enviar/)).toBeVisible();
    expect(await documents.idsWhere('productos', 'modelo', 'De aquí')).toEqual([]);
  },
);
