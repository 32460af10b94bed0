import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';
import { DESK, expectNoSidewaysScroll, PHONE } from '../storefront/page-parts.ts';
import { file, photo } from './picture-files.ts';
import { heading, save, signIn } from './staff-parts.ts';

const ROUTES = [
  ['/admin/categorias', 'Categorias'],
  ['/admin/categorias/crear-categoria', 'Crear categoria'],
  ['/admin/sub', 'Subcategorías'],
  ['/admin/sub/crear-etiqueta', 'Crear Subcategoría'],
  ['/admin/tutoriales', 'Tutoriales'],
  ['/admin/tutoriales/crear-tutorial', 'Crear tutorial'],
  ['/admin/publicar', 'Publicar catálogo'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [shell, viewport] of [
  ['a desk', DESK],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone', PHONE],
] as const) {
  test(`axe finds nothing in the editors at ${shell}, and nothing sticks out`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await signIn(page, '/admin/categorias');
    const expectNothing = async (where: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found, where).toEqual([]);
      await expectNoSidewaysScroll(page);
    };
    for (const [path, title] of ROUTES) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectNothing(path);
    }

    await page.goto('/admin/categorias');
    await page.getByRole('link', { name: 'Con cable' }).click();
    await expect(page.getByRole('group', { name: 'Primer destacado' })).toBeVisible();
    await expectNothing('a category with its menu');
    await page.goto('/admin/tutoriales/crear-tutorial');
    await page
      .getByLabel('Imagen', { exact: true })
      .setInputFiles(file('foto.jpg', await photo(page, { width: 400, height: 300 })));
    await expect(page.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Productos que se usan' }).fill('sierra');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectNothing('a picture and a list of products');
    await save(page);
    await expect(page.getByText('Escribe el título.')).toBeVisible();
    await expectNothing('what is wrong');
    await page.goto('/admin/categorias');
    await page.getByRole('button', { name: 'Borrar Outlet' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing('a question');
  });
}
