import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { shopKept, untilKept } from '../offline/kept-copy.ts';
import { fieldOf, heading, openServed, save, signIn, staffFilesKept, synced, visitorPage } from './staff-parts.ts';

// The deployed rules decide what the settings may hold.
test.use({ testMode: false });

const NEW = 'Desde 1987 en la misma esquina, con {marca}. Escríbenos en [contacto](/contacto.html).';
const SHOWN = 'Desde 1987 en la misma esquina, con TENAZ. Escríbenos en contacto.';

const blocks = (page: Page) => page.getByRole('list', { name: 'Partes del texto' }).locator('> li');
const main = (page: Page) => page.getByRole('main');

test('the text of a page is edited, moved by keys and previewed, reaches open pages and pages without JavaScript, and goes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/nosotros');
  await expect(main(visitor)).toContainText('Vendemos herramienta inalámbrica');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/ajustes/texto-nosotros');
  await expect(blocks(page).nth(2).getByRole('textbox')).toHaveValue(/^Vendemos herramienta/);
  await blocks(page).nth(2).getByRole('textbox').fill('Con {horarios}');
  await save(page);
  await expect(page.getByText('No hay un dato que se llame {horarios}.')).toBeVisible();
  await expect(blocks(page).nth(2).getByRole('textbox')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await blocks(page).nth(2).getByRole('textbox').fill(NEW);
  await page.getByRole('button', { name: 'Pregunta y respuesta' }).click();
  await expect(blocks(page).nth(3).getByRole('textbox').first()).toBeFocused();
  await blocks(page).nth(3).getByRole('textbox').first().fill('¿Hay estacionamiento?');
  await blocks(page).nth(3).getByRole('textbox', { name: 'Respuesta' }).fill('Sí, atrás.');
  await page.getByRole('button', { name: /^Mover Pregunta y respuesta/ }).press('ArrowUp');
  await expect(blocks(page).nth(2).getByRole('textbox').first()).toHaveValue('¿Hay estacionamiento?');
  const preview = page.getByRole('region', { name: 'Así lo ven los clientes' });
  await expect(preview.getByText(SHOWN)).toBeVisible();
  await save(page);
  await expect(heading(page, 'Ajustes')).toBeVisible();
  await synced(page);
  await expect(main(visitor)).toContainText(SHOWN);
  await expect(main(visitor)).toContainText('¿Hay estacionamiento?');
  await expect(main(visitor)).not.toContainText('Vendemos herramienta inalámbrica');

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await openServed(reader, '/nosotros', SHOWN);
  // The text of one page is not carried by the others.
  expect(await (await reader.request.get('/terminos-y-condiciones')).text()).not.toContain('Desde 1987');

  await page.getByRole('link', { name: /Texto de Nosotros/ }).click();
  await blocks(page).nth(3).getByRole('textbox').fill('Otra cosa.');
  await save(page);
  await synced(page);
  await expect(main(visitor)).toContainText('Otra cosa.');
  await page.getByRole('link', { name: /Texto de Nosotros/ }).click();
  await page.getByRole('link', { name: 'Historial', exact: true }).click();
  const changes = page.getByRole('list', { name: 'Cambios', exact: true }).locator('> li');
  await expect(changes.first()).toContainText('Otra cosa.');
  await changes
    .nth(1)
    .getByRole('button', { name: /Volver a esta versión/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect(main(visitor)).toContainText(SHOWN);
});

test(
  'a privacy notice that is changed offline arrives once with a higher version, and its switch stays; the colour comes with the page',
  withWorker,
  async ({ page, context, browser, baseURL, documents }) => {
    const visitor = await visitorPage(browser, baseURL);
    const refused: string[] = [];
    visitor.on('console', (message) => {
      if (/Content Security Policy|Hydration|#4\d\d/.test(message.text())) refused.push(message.text());
    });
    await visitor.goto('/aviso-de-privacidad');
    await expect(main(visitor)).toContainText('Versión 2026-11-24,');
    await signIn(page, '/admin/ajustes');
    await shopKept(page);
    await staffFilesKept(page);
    await page.getByRole('link', { name: /^Aviso de privacidad/ }).click();
    await expect(fieldOf(page, 'Título')).toHaveValue('Aviso de privacidad');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Quitar Dato o foto de la tienda' }).click();
    await fieldOf(page, 'Título').fill('Aviso de privacidad de {nombre}');
    await save(page);
    const row = page
      .getByRole('list', { name: 'Textos de las páginas' })
      .getByRole('listitem')
      .filter({ hasText: 'Aviso de' });
    await expect(row).toContainText('Guardado aquí');
    await page.getByRole('link', { name: /^Colores/ }).click();
    await page.getByRole('radio', { name: 'Azul' }).check();
    await save(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Color: Azul.' })).toBeVisible();
    await context.setOffline(false);
    await synced(page);
    expect(await documents.idsWhere('ajustes', 'rev', 1)).toEqual(['apariencia', 'texto-aviso']);

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidad de La Fragua');
    await expect(main(visitor)).toContainText(/Versión \d{4}-\d{2}-\d{2}\.1,/);
    await expect(main(visitor).getByRole('checkbox')).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('data-tono', 'azul');
    // On a busy machine a page is made of the catalogue of a moment before (PATIENCE_MS).
    await expect
      .poll(async () => (await visitor.request.get('/')).text())
      .toContain('<html lang="es-MX" data-tono="azul">');
    // Without a network, in a page that the device has kept.
    await visitor.reload();
    await shopKept(visitor);
    await untilKept(visitor, 'catalogo', 'Aviso de privacidad de');
    await untilKept(visitor, 'catalogo', '"azul"');
    await visitor.context().setOffline(true);
    await visitor.goto('/aviso-de-privacidad');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidad de La Fragua');
    await expect(visitor.locator('html')).toHaveAttribute('data-tono', 'azul');
    expect(refused).toEqual([]);
  },
);
