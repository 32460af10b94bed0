import { expect, type Page, test } from '@playwright/test';
import { expectAxeSilent, openPart } from './open-part.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether the focus is in a part of the page that an open dialog has made inert. */
const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && !activeElement?.closest('dialog[open]');
  });

async function expectFocusStaysIn(page: Page): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isFocusBehind(page), key).toBe(false);
  }
}

test.describe('a dialog', () => {
  test.beforeEach(async ({ page }) => {
    await openPart(page, 'dialog');
    await button(page, 'Borrar').focus();
    await page.keyboard.press('Enter');
  });

  test('has its title as its name, and the focus on the harmless answer', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: '¿Borrar el producto?' })).toBeVisible();
    await expect(button(page, 'Conservar')).toBeFocused();
    await expectAxeSilent(page);
  });

  test('keeps the focus within', async ({ page }) => {
    await expectFocusStaysIn(page);
  });

  test('closes with Escape as a cancellation, and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Respuesta: cancelado')).toBeVisible();
    await expect(button(page, 'Borrar')).toBeFocused();
  });

  test('closes with a press beside it as a cancellation, and not with one on its text', async ({ page }) => {
    await page.getByText('No se puede deshacer.').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.getByText('Respuesta: cancelado')).toBeVisible();
  });

  test('stays open when it is opened again before the browser has said that it was closed', async ({ page }) => {
    await page.evaluate(async () => {
      const press = (name: string): void =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      const closed = new Promise((resolve) => {
        document.querySelector('dialog')?.addEventListener('close', resolve);
      });
      press('Conservar');
      // React draws after this task's microtasks; the event «close» comes in a task of its own.
      await Promise.resolve();
      press('Borrar');
      await closed;
    });
    await expect(page.getByText('Respuesta: conservado')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('gives the focus back after an answer', async ({ page }) => {
    await button(page, 'Sí, borrar').click();
    await expect(page.getByText('Respuesta: borrado')).toBeVisible();
    await expect(button(page, 'Borrar')).toBeFocused();
  });
});

test.describe('a drawer', () => {
  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

  test.beforeEach(async ({ page }) => {
    await openPart(page, 'drawer');
    await button(page, 'Abrir menú').click();
    await expect(drawer(page, 'Menú')).toBeVisible();
  });

  test('keeps the focus within, and axe finds nothing', async ({ page }) => {
    await expectFocusStaysIn(page);
    await expectAxeSilent(page);
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(drawer(page, 'Menú')).toBeHidden();
    await expect(button(page, 'Abrir menú')).toBeFocused();
  });

  test('goes back one level with Escape or the arrow, with the focus where it was', async ({ page }) => {
    for (const goBack of [
      () => page.keyboard.press('Escape'),
      () => drawer(page, 'Pinturas').getByRole('button', { name: 'Volver al menú' }).click(),
    ]) {
      await button(page, 'Pinturas').click();
      await expect(drawer(page, 'Pinturas')).toBeVisible();
      await goBack();
      await expect(drawer(page, 'Pinturas')).toBeHidden();
      await expect(drawer(page, 'Menú')).toBeVisible();
      await expect(button(page, 'Pinturas')).toBeFocused();
    }
  });

  test('closes every level when a link within is followed', async ({ page }) => {
    await button(page, 'Pinturas').click();
    await page.getByRole('link', { name: 'Esmaltes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#destino$/);
  });

  test('closes with a tap beside it', async ({ page }) => {
    await page.mouse.click(5, 400);
    await expect(drawer(page, 'Menú')).toBeHidden();
  });
});

test('a disclosure says whether it is open and what it is more of', async ({ page }) => {
  await openPart(page, 'disclosure');
  const toggle = page.getByRole('button');
  await expect(toggle).toHaveAccessibleName('Ver más de la ficha');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Lo demás de la ficha')).toHaveCount(0);
  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName('Ver menos de la ficha');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Lo demás de la ficha')).toBeVisible();
  await expectAxeSilent(page);
});

for (const [title, how, act] of [
  ['with Escape', 'escape', (page: Page) => page.keyboard.press('Escape')],
  ['with a press beside it', 'outside', (page: Page) => page.mouse.click(700, 500)],
  ['when the focus leaves it', 'outside', (page: Page) => button(page, 'Otra cosa').focus()],
] as const) {
  test(`a menu closes ${title}`, async ({ page }) => {
    await openPart(page, 'menu');
    const menu = button(page, 'Menú de marcas');
    await menu.click();
    // Within it, neither a press nor the focus closes it.
    await page.getByRole('link', { name: 'Tenaz' }).focus();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await act(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(`Cerrado por: ${how}`)).toBeVisible();
  });
}
