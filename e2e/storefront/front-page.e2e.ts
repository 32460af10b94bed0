import { expect, test } from '../fixtures.ts';
import { cards, visit } from './page-parts.ts';

const MARK = 'Centro de experiencia';

test('the front page shows many departments, or what the owner chose', async ({ page, documents }) => {
  await test.step('the front page shows each product once, of many departments, and marks only some of its cards', async () => {
    await visit(page, '/');
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([]);

    const links = cards(page).getByRole('heading').getByRole('link');
    const folders = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[1]));
    expect(folders).toHaveLength(8);
    expect(new Set(folders).size).toBeGreaterThanOrEqual(5);
    const marked = await cards(page).getByText(MARK, { exact: true }).count();
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(8);
  });
  await test.step('what the owner chose is shown, the head shows another one, and where every card can be tried it is said once', async () => {
    const claves = ['TZ-DH20', 'EA-45900', 'RM-0800'];
    const found = await Promise.all(claves.map((clave) => documents.idsWhere('productos', 'clave', clave)));
    await documents.replace('ajustes/portada', {
      titulo: 'Pruébala antes de',
      resalte: 'llevártela',
      texto: '',
      boton: 'Cotizar ahora',
      enlace: '/contacto.html',
      foto: '',
      mosaicos: [],
      vitrina: found.flat(),
      bandas: ['categorias', 'destacados', 'taller'],
      rev: 1,
    });
    await visit(page, '/');
    for (const [at, clave] of claves.entries()) await expect(cards(page).nth(at)).toContainText(clave);
    await expect(cards(page)).toHaveCount(3);
    const main = page.getByRole('main');
    await expect(main.getByText('En demostración en la tienda.')).toBeVisible();
    await expect(main.getByRole('link', { name: /Taladro percutor inalámbrico/ })).toHaveCount(1);
    await expect(main.getByText(MARK, { exact: true })).toHaveCount(0);
    await expect(main.getByText('Los puedes probar todos en el centro de experiencia.')).toBeVisible();
  });
});
