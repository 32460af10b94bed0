import { expect, test } from '../fixtures.ts';
import { file, photo } from './picture-files.ts';
import { fieldOf, heading, openServed, save, signIn, synced, visitorPage } from './staff-parts.ts';

test.use({ testMode: false });

test('a tutorial is for visitors once it is published, and only then', async ({ page, browser, baseURL }) => {
  await test.step('a hidden one is not for visitors, and a deleted one comes back by undoing', async () => {
    await signIn(page, '/admin/tutoriales/crear-tutorial');
    await fieldOf(page, 'Título').fill('Sin terminar');
    await save(page);
    await synced(page);
    const listed = page.getByRole('list', { name: 'Tutoriales' }).getByRole('link', { name: 'Sin terminar' });
    await expect(listed).toBeVisible();
    await expect(page.getByText('Oculto', { exact: true })).toBeVisible();
    const visitor = await visitorPage(browser, baseURL);
    await visitor.goto('/tutoriales');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('Sin terminar')).toHaveCount(0);

    await page.getByRole('button', { name: 'Borrar Sin terminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(listed).toBeHidden();
    await synced(page);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(listed).toBeVisible();
    await synced(page);
  });
  await test.step('a tutorial is written with its preview, picture and products, published, and read by a visitor', async () => {
    await page.goto('/admin/tutoriales');
    await page.getByRole('link', { name: 'Crear tutorial' }).click();
    await expect(heading(page, 'Crear tutorial')).toBeFocused();
    await fieldOf(page, 'Título').fill('Cómo afilar una cadena');
    await expect(fieldOf(page, 'Dirección')).toHaveValue('como-afilar-una-cadena');
    await fieldOf(page, 'Resumen').fill('Diez minutos y una lima.');
    await fieldOf(page, 'Texto del tutorial').fill(
      '## Antes\n\nDesconecta la <b>batería</b>.\n\n- Guantes\n- Lima redonda',
    );
    const preview = page.getByRole('region', { name: 'Así se lee' });
    await expect(preview.getByRole('heading', { name: 'Antes' })).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText(['Guantes', 'Lima redonda']);
    // Markup is never markup here: it is read as it was typed.
    await expect(preview.getByText('Desconecta la <b>batería</b>.')).toBeVisible();

    await page
      .getByLabel('Imagen', { exact: true })
      .setInputFiles(file('cadena.jpg', await photo(page, { width: 1200, height: 900 })));
    await expect(page.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
    await fieldOf(page, 'Video').fill('https://video.example/1');
    await page.getByRole('combobox', { name: 'Productos que se usan' }).fill('esmeriladora');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('list', { name: 'Productos del tutorial' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Subcategorías' }).selectOption({ label: 'Compresores' });
    await page.getByRole('checkbox', { name: 'Visible en la tienda' }).check();
    await save(page);
    await expect(fieldOf(page, 'Video')).toBeFocused();
    await expect(fieldOf(page, 'Video')).toHaveAccessibleDescription(
      'Pega un enlace de YouTube o Vimeo que empiece con https://.',
    );
    await fieldOf(page, 'Video').fill('');
    await save(page);
    await expect(page.getByRole('link', { name: 'Cómo afilar una cadena' })).toBeVisible();
    await synced(page);

    const visitor = await visitorPage(browser, baseURL);
    await visitor.goto('/tutoriales/como-afilar-una-cadena');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Cómo afilar una cadena');
    await expect(visitor.getByText('Desconecta la <b>batería</b>.')).toBeVisible();
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await visitor.goto('/tutoriales');
    const picture = visitor
      .getByRole('link', { name: /Cómo afilar una cadena/ })
      .locator('img')
      .or(visitor.getByRole('listitem').filter({ hasText: 'Cómo afilar una cadena' }).locator('img'));
    await expect
      .poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Its subcategory links to it: in the page that the server sends, and in one that is opened from another.
    await openServed(visitor, '/herramienta-neumatica/compresores', 'Cómo afilar una cadena');
    const link = visitor.getByRole('link', { name: /Cómo afilar una cadena/ });
    await expect(link).toBeVisible();
    const others = visitor.getByRole('navigation', { name: 'Otras subcategorías' });
    await others.getByRole('link').last().click();
    await expect(visitor).not.toHaveURL(/compresores/);
    await expect(link).toHaveCount(0);
    await others.getByRole('link', { name: 'Compresores' }).click();
    await expect(link).toBeVisible();
  });
});
