import { expect, test } from '@playwright/test';
import { expectAxeSilent, openPart } from './open-part.ts';

test('a field is tied to its label, its hint and what is wrong with it', async ({ page }) => {
  await openPart(page, 'fields');
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await expect(name).toHaveAccessibleDescription('Como está en la caja.');
  await expect(name).toHaveAttribute('aria-required', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expectAxeSilent(page);

  await name.fill('x');
  await expect(name).toHaveAccessibleDescription('Escribe al menos dos letras.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Como está en la caja.')).toHaveCount(0);
  await expectAxeSilent(page);
});

test('a field without a hint and a problem has no description, and a press on its label gives it the focus', async ({
  page,
}) => {
  await openPart(page, 'fields');
  const note = page.getByRole('textbox', { name: 'Nota' });
  await expect(note).not.toHaveAttribute('aria-describedby');
  await page.getByText('Nota', { exact: true }).click();
  await expect(note).toBeFocused();
});

test('a choice keeps showing a stored value that is no longer offered, until another is chosen', async ({ page }) => {
  await openPart(page, 'fields');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await expect(brand).toHaveValue('vieja');
  await expect(brand.getByRole('option')).toHaveText(['Sin marca', 'vieja (ya no existe)', 'Tenaz', 'Roca']);
  await brand.selectOption('roca');
  await expect(brand.getByRole('option')).toHaveText(['Sin marca', 'Tenaz', 'Roca']);
});

test('a check box is named by its words and changed by the space bar', async ({ page }) => {
  await openPart(page, 'fields');
  const check = page.getByRole('checkbox', { name: 'En existencia' });
  await check.press('Space');
  await expect(check).toBeChecked();
});

test('a quantity that is no whole number from one to the most changes nothing, stays as it was typed and says why', async ({
  page,
}) => {
  await openPart(page, 'quantity');
  const group = page.getByRole('group', { name: 'Cantidad de taladro' });
  const field = group.getByRole('textbox', { name: 'Cantidad de taladro' });
  const pieces = page.getByText('Piezas:');
  await expect(group.getByRole('button', { name: 'Una menos' })).toBeDisabled();
  await group.getByRole('button', { name: 'Una más' }).click();
  await expect(pieces).toHaveText('Piezas: 2');

  await field.fill('');
  await expect(pieces).toHaveText('Piezas: 2');
  await field.blur();
  await expect(field).toHaveValue('2');

  for (const typed of ['2.5', '2,5', '1/2', '1e3', '-3', '0', '6']) {
    await field.clear();
    await field.pressSequentially(typed);
    await expect(field).toHaveAccessibleDescription('Va en números enteros, del 1 al 5.');
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(pieces, typed).toHaveText('Piezas: 2');
  }
  await expectAxeSilent(page);

  await field.fill(' 5 ');
  await expect(pieces).toHaveText('Piezas: 5');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(field).toHaveValue('5');
  await expect(group.getByRole('button', { name: 'Una más' })).toBeDisabled();

  await field.fill('3.5');
  await group.getByRole('button', { name: 'Una menos' }).click();
  await expect(field).toHaveValue('4');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expectAxeSilent(page);
});

test('an order is changed with the arrow keys, said aloud, and the handle keeps the focus', async ({ page }) => {
  await openPart(page, 'order');
  const items = page.getByRole('list', { name: 'Fotos' }).getByRole('listitem');
  const handle = page.getByRole('button', { name: 'Frente' });
  await handle.press('ArrowDown');
  await expect(items).toHaveText(['Lado', 'Frente', 'Caja']);
  await expect(page.getByRole('status')).toHaveText('Frente: lugar 2 de 3');
  await expect(handle).toBeFocused();
  await handle.press('ArrowDown');
  await handle.press('ArrowDown');
  await expect(items).toHaveText(['Lado', 'Caja', 'Frente']);
  await handle.press('ArrowUp');
  await expect(items).toHaveText(['Lado', 'Frente', 'Caja']);
});

test('an order is changed by dragging a handle', async ({ page }) => {
  await openPart(page, 'order');
  const items = page.getByRole('list', { name: 'Fotos' }).getByRole('listitem');
  const from = await page.getByRole('button', { name: 'Caja' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Frente' }).boundingBox();
  if (!from || !to) throw new Error('the handles are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(items).toHaveText(['Caja', 'Frente', 'Lado']);
});
