import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DESKTOP } from '../storefront/page-parts.ts';
import { expectAccessibleAtWidths } from './at-widths.ts';
import {
  chooseFile,
  choosePath,
  chooser,
  colleague,
  csv,
  download,
  INCLUDED,
  ivaAnswer,
  line,
  openPrices,
  type PricedProduct,
  pesos,
} from './price-parts.ts';
import { sidebar } from './staff-parts.ts';

test.use({ testMode: false, contextOptions: { reducedMotion: 'reduce' } });

/** From wherever staff are, without loading a page. */
async function openPricesAgain(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await sidebar(page, 'Subir precios con Excel').click();
  await expect(chooser(page)).toBeEnabled();
}

test('axe finds nothing in the four steps and the history, and the whole way goes by the keyboard', async ({
  page,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  await shop.documents.createMany('borradores', [{ nombre: 'Brocha sin publicar', clave: 'BORRADOR-1' }]);
  const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, 30);
  const [jump, plain] = priced as [PricedProduct, PricedProduct];
  const newPrice = (product: PricedProduct): number =>
    product === jump ? (jump.precio ?? 0) * 10 : (product.precio ?? 0) + 100;
  const list = csv([
    ['Clave', 'Producto', 'Costo', 'Precio mayoreo', 'Precio público'],
    ...priced.map((one) => [one.clave, one.nombre, '$1.00', '$5.00', pesos(newPrice(one))]),
    ['BORRADOR-1', 'Brocha sin publicar', '$1.00', '$5.00', '$10.00'],
    ['ZZ-1', 'No es nuestro', '$1.00', '$5.00', '$10.00'],
    [plain.clave, plain.nombre, '$1.00', '$5.00', '$99,999.00'],
  ]);
  await openPrices(page);
  await expectAccessibleAtWidths(page, 'Archivo');
  await chooseFile(page, 'foto.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]));
  await expect(page.getByText('Es una imagen.')).toBeVisible();
  await expectAccessibleAtWidths(page, 'Archivo, with a problem');

  await chooseFile(page, 'lista.csv', list);
  const question = page.getByRole('group', { name: '¿Cuál es el precio al público?' });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await page.getByLabel('Precio', { exact: true }).selectOption('2');
  await expect(page.getByText('“Costo” es un costo, y los costos no se publican.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
  await expectAccessibleAtWidths(page, 'Columnas');
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await ivaAnswer(page, INCLUDED).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeEnabled();
  await page.getByRole('button', { name: 'Comparar precios' }).press('Enter');

  await expect(line(page, jump.clave).getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: 'BORRADOR-1' })).toContainText('Es un borrador');
  await expectAccessibleAtWidths(page, 'Revisión');
  const errors = test.info().outputPath('errores.xlsx');
  await writeFile(errors, await download(page, 'Descargar errores'));
  // Filters, ticks and prices in the order they stand in, each by the key that its kind is used with.
  await page.getByRole('button', { name: /^Por revisar/ }).press('Enter');
  await line(page, jump.clave).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(line(page, jump.clave).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(line(page, jump.clave).getByRole('button', { name: /Corregir el precio/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4321');
  await page.keyboard.press('Escape');
  await expect(line(page, jump.clave)).not.toContainText('4,321');
  await line(page, jump.clave)
    .getByRole('button', { name: /Corregir el precio/ })
    .press('Enter');
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(line(page, jump.clave)).toContainText('$4,321.00');
  await page.getByLabel('Sí, ya lo revisé y así es').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Aplicar \d+ precios$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'Aplicar');

  await page.getByRole('button', { name: 'Deshacer esta carga' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtWidths(page, 'the question before undoing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Subir otra lista' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'lista.csv' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'the history');
  await page.getByRole('link', { name: 'lista.csv' }).press('Enter');
  const detail = page.getByRole('table', { name: 'Precios de la carga' });
  await expect(detail).toBeVisible();
  await expectAccessibleAtWidths(page, 'one upload');
  await detail.getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Ver historial del precio' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Cambios del precio' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'the history of a price');
  await openPricesAgain(page);

  // What is wrong comes back with its own columns and the reason, to be put right and uploaded again. A draft needs no mending, so it is not there.
  await choosePath(page, errors);
  await expect(page.getByText('errores.xlsx · 3 filas')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Motivo' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'No existe esa clave' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Es un borrador/ })).toHaveCount(0);
});
