import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBrokenWords, expectNothingLost } from './lost-content.ts';
import { bar, drawer, expectNoSidewaysScroll, footer, hamburger, PHONE, PRODUCT, visit } from './page-parts.ts';
import { buildList } from './quote-parts.ts';

/** A small phone, which equals a desktop of 1280 px at 400 % zoom. Every address at this size is seen in every-address.e2e.ts. */
const NARROW = { width: 320, height: 640 };

const doubleTheWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );

test('from a small phone to a desktop nothing is cut off, covered or broken in two', async ({ page }) => {
  await test.step('the amount of a line of the list stands clear of its quantity on every phone, however high it is', async () => {
    await buildList(page, 1);
    const line = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem').first();
    await line.getByRole('textbox', { name: /^Cantidad de/ }).fill('9999');
    await page.keyboard.press('Tab');
    const amount = line.getByText(/^\$[\d,]{9,}\.\d\d$/);
    await expect(amount).toBeVisible();
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const [price, more] = [
        await amount.boundingBox(),
        await line.getByRole('button', { name: 'Una más' }).boundingBox(),
      ];
      if (!price || !more) throw new Error('The line is not shown');
      const isClear = price.x >= more.x + more.width || price.y >= more.y + more.height;
      expect(isClear, `at ${width}`).toBe(true);
    }
  });
  await test.step('no heading, link or button breaks a word in two, from a small phone to a desktop', async () => {
    for (const path of ['/', '/herramienta-inalambrica', PRODUCT, '/nosotros', '/contacto.html']) {
      await visit(page, path);
      for (const width of [320, 390, 768, 800, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoBrokenWords(page, `${path} at ${width}`);
      }
    }
  });
  await test.step('a clave in a text is on one line at every width of a phone, because a browser may break a line after a hyphen', async () => {
    await visit(page, '/como-comprar');
    const text = page.getByRole('main').getByText('EA-45900');
    for (let width = 320; width <= 460; width += 4) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOf(text, 'EA-45900'), `at ${width}`).toBe(1);
    }
  });
  await test.step('the trail above a page is one line on the smallest phone, because each line is as high as a finger', async () => {
    await page.setViewportSize(NARROW);
    for (const path of [
      '/herramienta-inalambrica/rotomartillos-inalambricos',
      '/pinturas/vinilicas/ya-no-esta',
      '/preguntas-frecuentes',
    ]) {
      await visit(page, path);
      const links = page.getByRole('navigation', { name: 'Ruta' }).getByRole('listitem');
      await expect(async () => {
        const tops = await links.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect(tops.length, path).toBeGreaterThan(0);
        expect(tops, path).toEqual(tops.map(() => tops[0]));
      }).toPass({ timeout: 60_000 });
    }
  });
  await test.step('nothing of menus, filters and suggestions is cut off on a small screen', async () => {
    await page.setViewportSize(NARROW);
    await expectMenusWhole(page);
    await page.setViewportSize({ width: 768, height: 600 });
    for (const name of ['Menú de Herramienta inalámbrica', 'Herramientas en General']) {
      await bar(page).getByRole('button', { name }).click();
      await bar(page)
        .getByRole('link', { name: /^Rotomartillos/ })
        .first()
        .waitFor();
      await expectNothingLost(page, name);
    }
  });
});

/** On how many lines some words of a text stand. */
const linesOf = (text: Locator, words: string): Promise<number> =>
  text.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const start = node.data.indexOf(wanted);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }
    return 0;
  }, words);

/** How high the lowest of some controls is, in pixels. */
const lowest = (controls: Locator): Promise<number> =>
  controls.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('what a finger presses is as high as a finger', async ({ page }) => {
    await test.step('names on the list and the telephones of the menu are as high as a finger on a phone', async () => {
      await buildList(page, 2);
      const names = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('link');
      // A name on two lines is high enough by itself, so held sideways, too, where it has one.
      for (const size of [{ width: 844, height: 390 }, PHONE]) {
        await page.setViewportSize(size);
        await expect(async () => expect(await lowest(names)).toBeGreaterThanOrEqual(44)).toPass({ timeout: 60_000 });
      }
      await hamburger(page).click();
      const phones = drawer(page, 'Menú').getByRole('link', { name: /^81 / });
      await expect(phones).toHaveCount(4);
      await expect(async () => expect(await lowest(phones)).toBeGreaterThanOrEqual(44)).toPass({ timeout: 60_000 });
    });
    await test.step('chips and the links of the footer are as high as a finger on a tablet, though it is as wide as a desktop', async () => {
      await page.setViewportSize({ width: 834, height: 1112 });
      await visit(page, '/herramienta-inalambrica');
      const chips = page.getByRole('navigation', { name: /^Subcategorías de/ }).getByRole('link');
      const links = footer(page).getByRole('listitem').getByRole('link');
      for (const controls of [chips, links]) {
        await expect(async () => expect(await lowest(controls)).toBeGreaterThanOrEqual(44)).toPass({ timeout: 60_000 });
      }
    });
  });
});

test('on a phone with text at twice its size nothing is cut off', async ({ page }) => {
  await test.step('with text at twice its size nothing of a page is cut off on a phone', async () => {
    await doubleTheWords(page);
    await page.setViewportSize(PHONE);
    for (const path of [
      '/',
      '/herramienta-inalambrica',
      PRODUCT,
      '/busqueda?search=taladro',
      '/contacto.html',
      '/tutoriales',
    ]) {
      await visit(page, path);
      await expectNothingLost(page, path);
    }
    // The telephones are in large type already.
    await page.setViewportSize(NARROW);
    await visit(page, '/contacto.html');
    await expectNoSidewaysScroll(page);
  });
  await test.step('with text at twice its size nothing of menus, filters and suggestions is cut off on a phone', async () => {
    await page.setViewportSize(PHONE);
    await expectMenusWhole(page);
  });
  await test.step('on the smallest phone with text at twice its size no part of a calculator is wider than its box', async () => {
    await page.setViewportSize(NARROW);
    for (const measured of [
      'pintura&clave=PV-4&ancho=3&alto=2.4&iguales=2&puertas=1',
      'impermeabilizante&clave=IM-5&largo=8&ancho=6&pretil=28',
      'adhesivo&clave=RS-PEG&largo=4&ancho=3&formato=grande',
      'concreto&largo=4&ancho=5&espesor=10&iguales=1',
    ]) {
      await visit(page, `/calculadora?para=${measured}`);
      await expect(
        page.getByRole('region', { name: 'Resultado' }).getByRole('heading', { name: 'Cómo salió' }),
      ).toBeVisible();
      const wide = page.getByRole('main').locator('fieldset, section, table, dl');
      await expect(async () => {
        const over = await wide.evaluateAll((all) =>
          all.flatMap((one) => {
            const box = one.closest('fieldset, section') ?? one;
            const sticksOut = Math.round(one.getBoundingClientRect().right - box.getBoundingClientRect().right);
            return one.scrollWidth > one.clientWidth + 1 || sticksOut > 1 ? [`${one.tagName} ${one.className}`] : [];
          }),
        );
        expect(over, measured).toEqual([]);
      }).toPass({ timeout: 60_000 });
    }
  });
});

/** Opens the menus, the filters and the suggestions of a list one after the other. */
async function expectMenusWhole(page: Page): Promise<void> {
  await visit(page, '/herramienta-inalambrica');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await drawer(page, 'Filtrar').waitFor();
  await expectNothingLost(page, 'filters');
  await page.keyboard.press('Escape');
  await hamburger(page).click();
  await drawer(page, 'Menú').waitFor();
  await expectNothingLost(page, 'menu');
  await drawer(page, 'Menú').getByRole('combobox').fill('taladro');
  await page.getByRole('option').first().waitFor();
  await expectNothingLost(page, 'suggestions');
  await page.keyboard.press('Escape');
  await drawer(page, 'Menú').getByRole('button', { name: 'Herramienta inalámbrica' }).click();
  await drawer(page, 'Herramienta inalámbrica').waitFor();
  await expectNothingLost(page, 'second drawer');
}
