import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { banner, cards, searchBox, suggestions, visit } from './page-parts.ts';

const main = (page: Page) => page.getByRole('main');
const address = (query: string): string => `/busqueda?search=${encodeURIComponent(query)}`;

test('a search is answered as a clerk would answer it', async ({ page, browser, baseURL }) => {
  for (const [query, title, first] of [
    ['pintura para baño', 'Pintura para baño', /antihongos/],
    ['pintura antihongos', 'Contra hongo y moho', /antihongos/],
  ] as const)
    await test.step(`${query}: a guided answer stands above the products, and its options lead to products`, async () => {
      await visit(page, address(query));
      const guide = main(page).getByRole('region', { name: title });
      await expect(guide.getByRole('link').first()).toHaveText(first);
      await guide.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pintura vinil-acrílica lavable');
    });

  await test.step('taza de baño: says that it is not sold and what repairs one', async () => {
    await visit(page, address('taza de baño'));
    await expect(main(page).getByRole('status').first()).toHaveText('No vendemos tazas de baño. Esto te puede servir.');
    await expect(main(page).getByRole('region', { name: 'Para reparar la taza' }).getByRole('link')).toHaveCount(3);
  });

  await test.step('codo pvc 1/2: says that the size is not sold and which are', async () => {
    await visit(page, address('codo pvc 1/2'));
    await expect(main(page).getByText('No hay codo de PVC de 1/2". Hay de CPVC y de cobre de 1/2"')).toBeVisible();
    await expect(cards(page).first()).toContainText('Codo de 90°');
  });

  for (const [query, first] of [
    ['teflon', 'Cinta PTFE'],
    ['pegamento pvc', 'Cemento para PVC'],
    ['llave de cruz', 'Llave de cruz'],
  ] as const)
    await test.step(`${query}: what a clerk would bring comes first`, async () => {
      await visit(page, address(query));
      await expect(cards(page).first()).toContainText(first);
    });

  await test.step('without JavaScript the server says it too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto(address('codo pvc 1/2'));
    await expect(plain.getByText('No hay codo de PVC de 1/2"')).toBeVisible();
    await context.close();
  });
});

test('type-ahead says what the search would', async ({ page }) => {
  await test.step('type-ahead: the sentence is shown and announced once with the number of suggestions', async () => {
    await visit(page, '/');
    await searchBox(page).pressSequentially('codo pvc 1/2');
    const announced = banner(page).getByRole('status').filter({ hasText: 'No hay codo de PVC' });
    await expect(announced).toHaveCount(1);
    await expect(announced).toHaveText(/sugerencias$/);
  });
  await test.step('type-ahead: the options of a guided answer come first and follow the arrow keys', async () => {
    await visit(page, '/');
    await searchBox(page).pressSequentially('pintura para baño');
    await expect(page.getByRole('group', { name: 'Te sirve' }).getByRole('option')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pintura vinil-acrílica lavable');
  });
});
