import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, visit } from './page-parts.ts';

const MARK = 'Centro de experiencia';

const HOME = {
  titulo: 'Pruébala antes de',
  resalte: 'llevártela',
  texto: '',
  boton: 'Cotizar ahora',
  enlace: '/contacto.html',
  foto: '',
  mosaicos: [],
  vitrina: [],
  bandas: ['categorias', 'destacados', 'taller'],
};

/** How many pixels each row of tiles ends before the list does or after it; none of a row that ends with it. */
const unevenEnds = (tiles: Locator): Promise<number[]> =>
  tiles.evaluateAll((all) => {
    const end = all[0]?.parentElement?.getBoundingClientRect().right ?? 0;
    const rows = Map.groupBy(all, (one) => Math.round(one.getBoundingClientRect().top));
    return [...rows.values()]
      .map((row) => Math.round(Math.max(...row.map((one) => one.getBoundingClientRect().right)) - end))
      .filter((beyond) => beyond !== 0);
  });

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
    await documents.replace('ajustes/portada', { ...HOME, vitrina: found.flat(), rev: 1 });
    await visit(page, '/');
    for (const [at, clave] of claves.entries()) await expect(cards(page).nth(at)).toContainText(clave);
    await expect(cards(page)).toHaveCount(3);
    const main = page.getByRole('main');
    await expect(main.getByText('En demostración en la tienda.')).toBeVisible();
    await expect(main.getByRole('link', { name: /Taladro percutor inalámbrico/ })).toHaveCount(1);
    await expect(main.getByText(MARK, { exact: true })).toHaveCount(0);
    await expect(main.getByText('Los puedes probar todos en el centro de experiencia.')).toBeVisible();
  });
  await test.step('from one to six departments fill their rows on a phone, a tablet and a desktop, and none widens the page', async () => {
    const unicIDs = ['1', '2', '3', '4', '5', '6'];
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const mosaicos = unicIDs.slice(0, count);
      await documents.replace('ajustes/portada', { ...HOME, mosaicos, rev: count + 1 });
      const tiles = page.getByRole('region', { name: 'Categorías' }).getByRole('listitem');
      await expect(tiles).toHaveCount(count);
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await unevenEnds(tiles), `${count} at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    }
  });
});
