import { expect, test, withWorker } from '../fixtures.ts';
import { untilListening } from '../live-listener.ts';
import { shopKept } from '../offline/kept-copy.ts';
import { banner, drawer, hamburger, heading, PHONE, searchBox, suggestions, visit } from './page-parts.ts';

test('type-ahead: suggestions are walked, chosen and left, and stay the same as the catalogue changes', async ({
  page,
  documents,
}) => {
  await test.step('type-ahead: products with picture and price, categories and pages; arrow keys, Enter, Escape, and the announced number of suggestions', async () => {
    await visit(page, '/');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await searchBox(page).pressSequentially('taladro');
    await expect(suggestions(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    const products = page.getByRole('group', { name: 'Productos' }).getByRole('option');
    await expect(products.first()).toContainText(/Taladro.*\$/);
    await expect(products.first().locator('img')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Categorías' }).getByRole('option').first()).toContainText('Taladros');
    // Both at once, because the pages that match come with a later answer than the products.
    await expect(async () => {
      const count = await suggestions(page).count();
      expect(await banner(page).getByText(`${count} sugerencias`).count()).toBe(1);
    }).toPass({ timeout: 60_000 });

    await page.keyboard.press('ArrowDown');
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await suggestions(page).first().getAttribute('id')) ?? '-',
    );
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('taladro');

    await page.keyboard.press('ArrowDown');
    const name = ((await products.first().textContent()) ?? '').slice(0, 12);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText(name);
    await expect(suggestions(page)).toHaveCount(0);
  });
  await test.step('type-ahead: Enter without a selected suggestion searches, a click opens one, and leaving the field closes the list', async () => {
    await visit(page, '/');
    await searchBox(page).pressSequentially('facturan');
    await expect(
      page.getByRole('group', { name: 'Páginas' }).getByRole('option', { name: 'Facturación' }),
    ).toBeVisible();
    await page.getByRole('option', { name: 'Facturación' }).click();
    await expect(page.getByText(/Necesitamos RFC/)).toBeInViewport();

    await searchBox(page).fill('rotomartillo');
    await expect(suggestions(page).first()).toContainText(/rotomartillo/i);
    await page.getByRole('main').getByRole('heading').first().click();
    await expect(suggestions(page)).toHaveCount(0);
    await searchBox(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/busqueda\?search=rotomartillo$/);
    await expect(suggestions(page)).toHaveCount(0);
  });
  await test.step('type-ahead: the chosen suggestion stays the same product where one before it is withdrawn', async () => {
    await visit(page, '/');
    await untilListening(page);
    await searchBox(page).pressSequentially('taladro');
    const products = page.getByRole('group', { name: 'Productos' }).getByRole('option');
    const chosen = page.getByRole('option', { selected: true });
    await expect(products.nth(1)).toBeVisible();
    const first = (await products.first().getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const address = (await chosen.getAttribute('href')) ?? '';
    const [id] = await documents.idsWhere('productos', 'slug', first.slice(first.lastIndexOf('/') + 1));
    await documents.update(`productos/${id}`, { rev: 2, visible: 'retirado' });
    await expect(products.first()).not.toHaveAttribute('href', first);
    await expect(chosen).toHaveAttribute('href', address);
  });
});

test(
  'type-ahead: Escape closes what has just appeared, and in the drawer it works without the server',
  withWorker,
  async ({ page, backend }) => {
    await test.step('Escape in the moment when the suggestions appear closes them and leaves the text in the field', async () => {
      await visit(page, '/');
      await searchBox(page).focus();
      const pressed = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector('[role="option"]')) return;
              observer.disconnect();
              const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
              document.activeElement?.dispatchEvent(escape);
              // What is not prevented is the browser's, and it empties a search field.
              resolve(escape.defaultPrevented);
            });
            observer.observe(document.body, { childList: true, subtree: true });
          }),
      );
      // The list comes with the worker's answer, later than the key.
      await page.keyboard.type('tala');
      expect(await pressed).toBe(true);
      await expect(searchBox(page)).toHaveValue('tala');
    });
    await test.step('type-ahead works in the drawer and without the server', async () => {
      await page.setViewportSize(PHONE);
      await visit(page, '/');
      await shopKept(page);
      await backend.stop();
      await hamburger(page).click();
      const field = drawer(page, 'Menú').getByRole('combobox');
      await field.pressSequentially('caladora');
      await expect(suggestions(page).first()).toContainText(/caladora/i);
      const name = ((await suggestions(page).first().textContent()) ?? '').slice(0, 12);
      // Escape closes the list first, then the drawer.
      await page.keyboard.press('Escape');
      await expect(suggestions(page)).toHaveCount(0);
      await expect(drawer(page, 'Menú')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      // The product itself, and not the results of the word.
      await expect(heading(page)).toContainText(name);
      await expect(page).not.toHaveURL(/busqueda/);
      await expect(drawer(page, 'Menú')).toBeHidden();
    });
  },
);

test('the plain form does not wait for the suggestions', async ({ page }) => {
  await page.route(/Suggestions/, (route) => route.abort());
  await visit(page, '/');
  await searchBox(page).fill('taladro');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/busqueda\?search=taladro$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('suggestions whose code comes after Enter do not cover the results', async ({ page }) => {
  await page.setViewportSize(PHONE);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Suggestions-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/busqueda');
  const field = page.getByRole('main').getByRole('search').getByRole('combobox');
  await field.fill('taladro inalambrico');
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const loaded = page.waitForResponse(/\/assets\/Suggestions-.*\.js/);
  release();
  await loaded;
  // The code sets what the field says of its list when it is there.
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page
    .getByRole('checkbox', { name: /^Comparar: / })
    .first()
    .check();
  await expect(suggestions(page)).toHaveCount(0);
});
