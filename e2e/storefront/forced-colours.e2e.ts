import type { Locator, Page } from '@playwright/test';
import { colourAt } from '../colour-at.ts';
import { expect, test } from '../fixtures.ts';
import { bar, DESKTOP, PHONE, PRODUCT, searchBox, suggestions, visit } from './page-parts.ts';

// In forced colours the browser takes away every background and shadow, and gives all borders and texts the colours of the person's theme.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

interface Choice {
  readonly what: string;
  readonly size?: typeof PHONE;
  /** Brings the page to where something is chosen. */
  readonly open: (page: Page) => Promise<void>;
  readonly chosen: (page: Page) => Locator;
  readonly other: (page: Page) => Locator;
  /** Where the difference is looked for. */
  readonly edge?: 'top';
}

const subcategories = (page: Page): Locator => page.getByRole('navigation', { name: /^Subcategorías de/ });
const presentations = (page: Page): Locator => page.getByRole('navigation', { name: 'Presentaciones' });
const toggles = (page: Page): Locator =>
  page
    .getByRole('article')
    .locator('label')
    .filter({ has: page.getByRole('checkbox') });

const CHOICES: readonly Choice[] = [
  {
    what: 'the chip of the list that is shown',
    open: (page) => visit(page, '/herramienta-inalambrica'),
    chosen: (page) => subcategories(page).locator('[aria-current]'),
    other: (page) => subcategories(page).getByRole('link').nth(1),
  },
  {
    what: 'the calculator that is shown',
    open: (page) => visit(page, '/calculadora?para=pintura'),
    chosen: (page) => page.getByRole('main').getByRole('navigation').locator('[aria-current]').first(),
    other: (page) => page.getByRole('main').getByRole('navigation').getByRole('link').nth(1),
  },
  {
    what: 'the presentation that is shown',
    open: (page) => visit(page, '/pinturas/vinilicas/pintura-vinilica-blanca-4-l-galon'),
    chosen: (page) => presentations(page).locator('[aria-current]'),
    other: (page) => presentations(page).locator('a:not([aria-current])').first(),
  },
  {
    what: 'the picture that is shown',
    open: (page) => visit(page, PRODUCT),
    chosen: (page) => page.getByRole('button', { name: /^Foto \d de/, pressed: true }).first(),
    other: (page) => page.getByRole('button', { name: /^Foto \d de/, pressed: false }).first(),
  },
  {
    what: 'the suggestion that Enter would follow',
    open: async (page) => {
      await visit(page, '/');
      await searchBox(page).fill('taladro');
      await suggestions(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    chosen: (page) => page.locator('[role=option][aria-selected=true]'),
    other: (page) => page.locator('[role=option][aria-selected=false]').nth(1),
  },
  {
    what: 'a product that is compared',
    open: async (page) => {
      await visit(page, '/herramienta-inalambrica');
      await page.getByRole('article').first().getByRole('checkbox').check();
    },
    chosen: (page) => toggles(page).first().locator('span'),
    other: (page) => toggles(page).nth(1).locator('span'),
  },
  {
    what: 'the place of the bar at the bottom that is shown',
    size: PHONE,
    open: (page) => visit(page, '/'),
    chosen: (page) => page.getByRole('navigation', { name: 'Accesos' }).locator('[aria-current]'),
    other: (page) => page.getByRole('navigation', { name: 'Accesos' }).getByRole('link').nth(2),
    edge: 'top',
  },
  {
    what: 'the list that is open',
    open: async (page) => {
      await visit(page, '/cotizacion');
      await page.getByLabel('¿No lo encuentras? Descríbelo').fill('Piedra laja');
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      for (const name of ['Casa Cumbres', 'Barda']) {
        await page.getByRole('button', { name: 'Nueva lista' }).click();
        await page.getByLabel('Nombre de la lista').fill(name);
        await page.getByRole('dialog').getByRole('button', { name: 'Hacer la lista' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
    chosen: (page) => page.getByRole('region', { name: 'Tus listas' }).locator('[aria-current]'),
    other: (page) => page.getByRole('button', { name: /^Casa Cumbres/ }),
  },
];

test('in forced colours what is chosen is told from the others', async ({ page }) => {
  for (const { what, size = DESKTOP, open, chosen, other, edge = 'left' } of CHOICES)
    await test.step(`${what} is told from the others`, async () => {
      await page.setViewportSize(size);
      await open(page);
      await expect(chosen(page)).toBeVisible();
      await expect(other(page)).toBeVisible();
      expect(await colourAt(page, chosen(page), edge)).not.toBe(await colourAt(page, other(page), edge));
    });

  await test.step('a category whose menu is open is told by its arrow, and the menu has an edge', async () => {
    await page.setViewportSize(DESKTOP);
    await visit(page, '/');
    const toggle = bar(page).getByRole('button', { name: 'Menú de Herramienta inalámbrica' });
    const closed = await toggle.screenshot({ animations: 'disabled' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 880);
    expect((await toggle.screenshot({ animations: 'disabled' })).equals(closed)).toBe(false);
  });
});
