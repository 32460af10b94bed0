import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, DESKTOP, drawer, heading, names, PHONE, visit } from './page-parts.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
const count = (page: Page) => page.getByRole('main').locator('output').first();

test('a list is filtered by its facets, on a phone and in a search too', async ({ page }) => {
  await test.step('facets come from the products of the list, are counted with the other facets applied, and are kept in a readable address', async () => {
    await visit(page, '/herramienta-inalambrica');
    const voltage = filters(page).getByRole('group', { name: 'Voltaje' });
    await expect
      .poll(() => names(voltage.getByRole('listitem')))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^12 V\d+$/), expect.stringMatching(/^20 V\d+$/)]));
    const before = Number.parseInt((await count(page).textContent()) ?? '', 10);
    await voltage.getByRole('checkbox', { name: /^12 V/ }).check();
    await expect(page).toHaveURL(/\?voltaje=12-v$/);
    const label = (await names(voltage.getByRole('listitem').filter({ hasText: '12' })))[0] ?? '';
    await expect(count(page)).toHaveText(new RegExp(`^${label.replace('12 V', '')}\\s`));

    const twelve = (await count(page).textContent()) ?? '';
    // Two values of one facet widen the list, another facet narrows it, and no value on offer leads to an empty list.
    await voltage.getByRole('checkbox', { name: /^40 V/ }).check();
    await expect(page).toHaveURL(/\?voltaje=12-v,40-v$/);
    // The list follows its address in a later drawing.
    await expect(count(page)).not.toHaveText(twelve);
    const wide = (await count(page).textContent()) ?? '';
    const price = filters(page).getByRole('group', { name: 'Precio' });
    await price.getByRole('checkbox').first().check();
    await expect(count(page)).not.toHaveText(wide);
    const after = Number.parseInt((await count(page).textContent()) ?? '', 10);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    const offered = filters(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { checked: false }) });
    for (const text of await offered.allTextContents()) expect(text).not.toMatch(/\D0$/);

    // Opening the address restores the choice, and a chip removes one value.
    const address = page.url();
    await page.goto('/');
    await page.goto(address);
    await expect(count(page)).toHaveText(new RegExp(`^${after}\\s`));
    await page.getByRole('button', { name: 'Quitar 40 V' }).click();
    await expect(page).not.toHaveURL(/40-v/);
    await page.getByRole('button', { name: 'Quitar todos' }).click();
    await expect(page).toHaveURL(/\/herramienta-inalambrica$/);
    await expect(count(page)).toHaveText(new RegExp(`^${before}\\s`));
  });
  await test.step('/busqueda: results are filtered by category and specs, and categories that match are shown beside them', async () => {
    await visit(page, '/busqueda?search=taladro');
    await filters(page)
      .getByRole('group', { name: 'Categoría' })
      .getByRole('checkbox', { name: /^Con cable/ })
      .check();
    await expect(page).toHaveURL(/\?search=taladro&categoria=con-cable$/);
    await expect(heading(page)).toHaveText('Resultados de “taladro”');
    await page
      .getByRole('navigation', { name: 'Categorías y páginas' })
      .getByRole('link', { name: 'Taladros', exact: true })
      .click();
    await expect(heading(page)).toHaveText('Taladros');
  });
  await test.step('facets on a phone are in a drawer that shows the number of products left', async () => {
    await page.setViewportSize(PHONE);
    await visit(page, '/pinturas');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filtrar' }).click();
    const sheet = drawer(page, 'Filtrar');
    const left = sheet.getByRole('button', { name: /^Ver \d+ productos$/ });
    const all = (await left.textContent()) ?? '';
    await sheet
      .getByRole('group', { name: 'Color' })
      .getByRole('checkbox', { name: /^Blanco/ })
      .check();
    await expect(left).not.toHaveText(all);
    const many = Number.parseInt(((await left.textContent()) ?? '').replace(/\D/g, ''), 10);
    await left.click();
    await expect(sheet).toBeHidden();
    await expect(count(page)).toHaveText(new RegExp(`^${many}\\s`));
    await expect(page.getByRole('button', { name: 'Filtrar (1)' })).toBeFocused();
  });
});

test('a list is filtered and sorted by the keyboard alone, and one of thousands as quickly', async ({
  page,
  documents,
}) => {
  await test.step('facets work with the keyboard alone, and the order of the list is in the address too', async () => {
    await visit(page, '/herramienta-inalambrica');
    const box = filters(page).getByRole('checkbox', { name: /^20 V/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('precio');
    await expect(page).toHaveURL(/\?voltaje=20-v&orden=precio$/);
    await expect(async () => {
      const texts = await page
        .getByRole('article')
        .getByText(/^\$[\d,.]+$/)
        .allTextContents();
      const prices = texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
      expect(prices.length).toBeGreaterThan(5);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }).toPass({ timeout: 60_000 });
    // Going back from a product restores the list.
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goBack();
    await expect(box).toBeChecked();
    // Further back, each step undoes one choice, and only then leaves the list.
    await page.goBack();
    await expect(page).toHaveURL(/\?voltaje=20-v$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/herramienta-inalambrica$/);
    await expect(box).not.toBeChecked();
    // A chip that is removed takes no focus with it: the next one gets it, and after the last the number of products.
    await box.press('Space');
    await filters(page).getByRole('checkbox', { checked: false }).first().press('Space');
    const chips = page
      .getByRole('list', { name: 'Filtros elegidos' })
      .getByRole('button', { name: /^Quitar (?!todos)/ });
    await expect(chips).toHaveCount(2);
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(chips).toBeFocused();
    await chips.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(count(page)).toBeFocused();
  });
  await test.step('a list of thousands shows forty-eight at a time, and is filtered and sorted as quickly as a short one', async () => {
    await page.setViewportSize(DESKTOP);
    await documents.createMany(
      'productos',
      Array.from({ length: 3000 }, (_, at) => ({
        nombre: `Tornillo ${at}`,
        slug: `tornillo-largo-${at}`,
        clave: `TL-${at}`,
        unicID: '10',
        precio: 100 + at,
        ficha: [{ nombre: 'Medida', valor: `${(at % 9) + 1} mm` }],
        visible: 'public',
        rev: 1,
      })),
    );
    await visit(page, '/mayoreo');
    await expect(count(page)).toHaveText(/^3,000\s/);
    await expect(cards(page)).toHaveCount(48);
    await filters(page).getByRole('checkbox', { name: /^3 mm/ }).check();
    await expect(count(page)).toHaveText(/^33[34]\s/);
    await page.getByRole('link', { name: 'Ver 48 más' }).click();
    await expect(cards(page)).toHaveCount(96);
    await expect(page).toHaveURL(/medida=3-mm&hasta=96$/);
    // The link to more goes with the last of them, and the first of those that came has the focus.
    await visit(page, '/mayoreo?medida=3-mm&hasta=288');
    await expect(cards(page)).toHaveCount(288);
    await page.getByRole('link', { name: /^Ver 4\d más$/ }).press('Enter');
    await expect(cards(page).nth(288).getByRole('heading').getByRole('link')).toBeFocused();
  });
});
