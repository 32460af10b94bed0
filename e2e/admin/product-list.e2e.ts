import { expect, test } from '../fixtures.ts';
import { row, signIn, status, visitorPage } from './staff-parts.ts';

test('the list of products is searched, scrolled, ordered and chosen from', async ({ page, documents }) => {
  await test.step('the list keeps its search and filters in the address, and finds what the shop’s search finds', async () => {
    await signIn(page, '/admin/productos');
    await expect(status(page, /1,\d+ productos/)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Buscar productos')).toBeFocused();
    await page.keyboard.type('taladro 20v');
    await expect(page).toHaveURL(/buscar=taladro/);
    await expect(row(page, /taladro/i).first()).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Categoría', exact: true })
      .selectOption({ label: 'Herramienta inalámbrica' });
    await page.getByLabel('Datos que faltan').selectOption({ label: 'Sin precio' });
    await page.getByLabel('Datos que faltan').selectOption({ label: 'Falte o no un dato' });
    await page.getByRole('columnheader', { name: 'Precio' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: /Precio/ })).toHaveAttribute('aria-sort', 'ascending');
    // The search has answered: until then the list has other rows.
    await expect(status(page, /^[\d,]+ productos? de 1,\d+$/)).toBeVisible();
    const names = await page.getByRole('rowheader').allTextContents();
    await page.reload();
    await expect(page.getByLabel('Buscar productos')).toHaveValue('taladro 20v');
    await expect(page.getByRole('rowheader').first()).toHaveText(names[0] ?? '');

    // A form leads back to the list as it was.
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Productos' }).last().click();
    await expect(page.getByLabel('Buscar productos')).toHaveValue('taladro 20v');
  });
  await test.step('the list scrolls to its end, keeps the focused row, and a click beside a checkbox checks it', async () => {
    await page.goto('/admin/productos');
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('$');
    await first
      .getByRole('cell')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await expect(first.getByRole('checkbox')).toBeChecked();
    await first.getByRole('link').focus();
    await page.keyboard.press('End');
    const count = await page.getByRole('table', { name: 'Productos' }).getAttribute('aria-rowcount');
    const last = page.locator(`[role=row][aria-rowindex="${count}"]`);
    await expect(last).toBeInViewport();
    await expect(last.locator('img')).toBeVisible();
    await expect(first.getByRole('link')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport();
    await expect(first.getByRole('checkbox')).toBeChecked();
  });
  await test.step('on a phone the list is put in another order, and all of it is chosen at once', async () => {
    const [id = ''] = await documents.idsWhere('productos', 'clave', 'AL-1');
    await documents.update(`productos/${id}`, { precio: 99_999_900 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/productos?buscar=aceite');
    const order = page.getByLabel('Orden', { exact: true });
    await order.selectOption({ label: 'Precio, mayor primero' });
    await expect(page.getByRole('rowheader').first()).toContainText('Aceite de linaza 1 L');
    await order.selectOption({ label: 'Precio, menor primero' });
    await expect(page.getByRole('rowheader').first()).not.toContainText('Aceite de linaza 1 L');
    // All of the list is another set of rows until the search has answered.
    await expect(status(page, /^[\d,]+ productos? de 1,\d+$/)).toBeVisible();
    const all = page.getByLabel(/^Elegir los [\d,]+ de la lista$/);
    const count = /\d+/.exec((await all.getAttribute('aria-label')) ?? '')?.[0];
    await page.getByText('Elegir todos').click();
    await expect(all).toBeChecked();
    await expect(page.getByRole('region', { name: 'Con los elegidos' })).toContainText(`${count} elegidos`);
    await page.getByText('Elegir todos').click();
    await expect(page.getByRole('region', { name: 'Con los elegidos' })).toBeHidden();
  });
});

test('many at once: withdrawn, undone, published again, given a subcategory and featured', async ({
  page,
  browser,
  baseURL,
  documents,
}) => {
  const withdrawn = () => documents.idsWhere('productos', 'visible', 'retirado').then((ids) => ids.length);
  const before = await withdrawn();
  const pair = ['Aceite de linaza 1 L', 'Aceite de linaza 4 L'];
  const choose = async () => {
    for (const name of pair) await page.getByLabel(`Elegir ${name}`).check();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const bothSay = async (word: string) => {
    for (const name of pair) await expect(row(page, name)).toContainText(word);
  };
  await signIn(page, '/admin/productos?buscar=aceite%20de%20linaza');
  await expect(row(page, 'Aceite de linaza').first()).toBeVisible();
  await choose();
  await press('Retirar');
  await confirm('Retirar');
  await bothSay('Retirado');
  await expect.poll(withdrawn).toBe(before + 2);

  await press('Deshacer');
  await bothSay('Publicado');
  await expect.poll(withdrawn).toBe(before);

  await choose();
  await press('Retirar');
  await confirm('Retirar');
  await bothSay('Retirado');
  await choose();
  await press('Publicar');
  await bothSay('Publicado');
  await expect.poll(withdrawn).toBe(before);

  await choose();
  await press('Poner subcategoría');
  await page
    .getByRole('dialog')
    .getByLabel('Subcategoría', { exact: true })
    .selectOption({ label: 'Esmaltes (/pinturas)' });
  await confirm('Poner');
  await expect(page.getByRole('region', { name: 'Con los elegidos' })).toBeHidden();
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
  const visitor = await visitorPage(browser, baseURL);
  await visitor.goto('/pinturas/esmaltes');
  for (const name of pair) await expect(visitor.getByRole('article').filter({ hasText: name })).toBeVisible();
  await visitor.context().close();

  await choose();
  await press('Destacar');
  await bothSay('Destacado');
  await choose();
  await press('Quitar destacado');
  for (const name of pair) await expect(row(page, name)).not.toContainText('Destacado');
  await expect(status(page, 'Todo guardado en la nube')).toBeVisible();
});
