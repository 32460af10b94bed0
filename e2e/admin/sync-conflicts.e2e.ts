import { expect, test, withWorker } from '../fixtures.ts';
import { save, signIn, status } from './staff-parts.ts';
import { isReadyForOffline, openProduct } from './sync-parts.ts';

test(
  'what two tablets changed of one product is joined, and asked about where it collides or was deleted',
  withWorker,
  async ({ page, backend, documents }) => {
    await test.step('two tablets change one product: other fields are joined, and of the same field nothing is chosen beforehand', async () => {
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
    });
    await test.step('an edit without a server is joined with what others changed meanwhile in other fields, and one line says so', async () => {
      const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
      await page.goto('/admin/productos');
      await isReadyForOffline(page);
      await openProduct(page, 'AL-1');
      await backend.stop();
      await page.getByLabel('Modelo').fill('De esta tableta');
      await save(page);
      await expect(status(page, '1 cambio por enviar')).toBeVisible();
      await page.goto('about:blank');
      await backend.start();
      await documents.update(`productos/${id}`, { marca: 'De la otra', actualizadoPor: 'rosa' });
      await page.goto('/admin/productos');
      await expect(page.getByText('se unió con lo que alguien más había cambiado («Marca»).')).toBeVisible();
      expect(await documents.idsWhere('productos', 'modelo', 'De esta tableta')).toEqual([id]);
      expect(await documents.idsWhere('productos', 'marca', 'De la otra')).toEqual([id]);
    });
    await test.step('an edit of what somebody deleted is a question of its own, which says so and shows the edit', async () => {
      await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
      const [id] = await documents.idsWhere('productos', 'clave', 'AL-1');
      await page.goto('/admin/productos');
      await isReadyForOffline(page);
      await openProduct(page, 'AL-1');
      await backend.stop();
      await page.getByLabel('Modelo').fill('Del mostrador');
      await save(page);
      await expect(status(page, '1 cambio por enviar')).toBeVisible();
      await page.goto('about:blank');
      await backend.start();
      await documents.replace(`productos/${id}`, { visible: 'retirado', rev: 9, actualizadoPor: 'rosa' });
      await page.goto('/admin/cambios');
      const conflict = page.getByRole('article');
      await expect(conflict).toContainText('Fue eliminado (Rosa Treviño hace');
      await expect(conflict).toContainText('Modelo: De esta tableta → Del mostrador');
      await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0);
      await conflict.getByRole('radio', { name: /Dejarlo eliminado/ }).check();
      await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
      await expect(page.getByText(/No hay nada por enviar/)).toBeVisible();
      expect(await documents.idsWhere('productos', 'modelo', 'Del mostrador')).toEqual([]);
    });
  },
);

test('edits of different fields need no decision, by two tablets or in two tabs', async ({
  page,
  browser,
  baseURL,
  documents,
  context,
}) => {
  await test.step('edits of different fields by two tablets need no decision', async () => {
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
  await test.step('edits of different fields by one person in two tabs need no decision, and a clean tab follows the other', async () => {
    await page.goto('/admin/productos');
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
});
