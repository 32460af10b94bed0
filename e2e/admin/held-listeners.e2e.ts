import type { Page } from '@playwright/test';
import { orderFaults } from '../backend-process.ts';
import { expect, withWorker } from '../fixtures.ts';
import { type KeptProfile, test } from './kept-profile.ts';
import { heading, row, signIn, synced } from './staff-parts.ts';
import { isReadyForOffline, openProduct, setPrice } from './sync-parts.ts';

// The server takes edits and answers questions, but no listener hears anything: what was confirmed stays in the journal.
test.use({ faults: true });

const search = (page: Page, text: string): Promise<void> => page.getByLabel('Buscar productos').fill(text);

const WAYS: Readonly<Record<string, (device: KeptProfile, page: Page) => Promise<Page>>> = {
  async 'loaded again'(_device, page) {
    await page.reload();
    return page;
  },
  async 'closed and opened in another tab'(_device, page) {
    const other = await page.context().newPage();
    await page.close();
    return other;
  },
  async 'killed with its browser'(device) {
    await device.kill();
    return device.open();
  },
};

for (const [name, openAgain] of Object.entries(WAYS))
  test(
    `what was confirmed while nothing was heard is not shown over a colleague’s later work, and not lost, once the page is ${name}`,
    withWorker,
    async ({ device, backend, documents }) => {
      const [oil = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
      const [other = ''] = await documents.idsWhere('productos', 'clave', 'AT-1');
      await documents.put('personal/rosa', { activo: true, nombre: 'Rosa Treviño' });
      await documents.update('borradores/del-cajon', {
        nombre: 'Del cajón',
        slug: 'del-cajon',
        clave: 'CAJON-77',
        unicID: '0',
        marca: '',
        modelo: '',
        descripcion: '',
        unidad: 'pieza',
        etiquetas: [],
      });
      const page = await device.open();
      await signIn(page);
      await isReadyForOffline(page);
      // The drafts are heard before nothing more is.
      await search(page, 'CAJON-77');
      await expect(row(page, 'CAJON-77').first()).toBeVisible();
      await orderFaults(backend.origin, { backChannels: 'dropped' });
      await setPrice(page, 'AL-1', '151.00');
      await setPrice(page, 'AT-1', '222.00');
      await openProduct(page, 'CAJON-77');
      await page.getByLabel('Marca').fill('Mía');
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Sin guardar')).toHaveCount(0);
      await synced(page);
      expect(await documents.idsWhere('productos', 'precio', 15_100)).toEqual([oil]);
      expect(await documents.idsWhere('borradores', 'marca', 'Mía')).toEqual(['del-cajon']);

      await documents.update(`productos/${oil}`, { precio: 16_000, actualizadoPor: 'rosa' });
      await documents.remove('borradores/del-cajon');
      const again = await openAgain(device, page);
      // Products are read by plain questions, which are answered.
      await again.goto('/admin/productos?buscar=AL-1');
      await expect(row(again, 'AL-1').first()).toContainText('$160.00');
      await search(again, 'AT-1');
      await expect(row(again, 'AT-1').first()).toContainText('$222.00');

      await orderFaults(backend.origin, { backChannels: 'open' });
      await search(again, 'CAJON-77');
      await expect(row(again, 'CAJON-77')).toHaveCount(0);
      await search(again, 'AL-1');
      await expect(row(again, 'AL-1').first()).toContainText('$160.00');
      await row(again, 'AL-1').first().getByRole('link').click();
      await expect(again.getByText('Al día con la tienda.')).toBeVisible();
      await expect(again.getByLabel('Precio con IVA')).toHaveValue('160.00');
      await again.goto('/admin/cambios');
      await expect(again.getByText(/No hay nada por enviar/)).toBeVisible();
      await again.goto('/admin/productos/editar-producto/del-cajon');
      await expect(again.getByText('Este producto ya no existe.')).toBeVisible();
      expect(await documents.idsWhere('productos', 'precio', 22_200)).toEqual([other]);
      expect(await documents.idsWhere('productos', 'precio', 16_000)).toContain(oil);
    },
  );

test('a category that was deleted here and brought back unchanged before this device heard of either is shown again', async ({
  page,
  backend,
  documents,
}) => {
  const category = { name: 'De paso', folder: 'de-paso', menu: 'simple', unicID: '777', visible: 'public', orden: 50 };
  await documents.update('categories/de-paso', category);
  await signIn(page, '/admin/categorias');
  const listed = page.getByRole('link', { name: 'De paso', exact: true });
  await expect(listed).toBeVisible();
  await orderFaults(backend.origin, { backChannels: 'dropped' });
  await page.getByRole('button', { name: 'Borrar De paso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(listed).toBeHidden();
  await synced(page);
  expect(await documents.idsWhere('categories', 'name', 'De paso')).toEqual([]);

  await documents.update('categories/de-paso', category);
  await documents.remove('papelera/categories-de-paso');
  await orderFaults(backend.origin, { backChannels: 'open' });
  await expect(listed).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Categorías')).toBeVisible();
  await expect(listed).toBeVisible();
});
