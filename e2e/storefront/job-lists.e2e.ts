import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { visit } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

const lists = (page: Page) => page.getByRole('region', { name: 'Tus listas' });
const lines = (page: Page) => page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');

async function beginList(page: Page, name: string): Promise<void> {
  await lists(page).getByRole('button', { name: 'Nueva lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva lista' });
  await dialog.getByLabel('Nombre de la lista').fill(name);
  await dialog.getByRole('button', { name: 'Hacer la lista' }).click();
  await expect(lists(page).locator('[aria-current]')).toContainText(name);
}

test('each job has its own list: + adds to the open one, a named one stays after its request, and all are there after a reload', async ({
  page,
  context,
}) => {
  await buildList(page, 2);
  await beginList(page, 'Casa Cumbres');
  await expect(page.getByText('Todavía no hay nada en tu lista')).toBeVisible();
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill('Piedra laja');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(lines(page)).toHaveCount(1);

  // A name belongs to one list, and a refused one stays in its field.
  await lists(page).getByRole('button', { name: 'Nueva lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva lista' });
  await dialog.getByLabel('Nombre de la lista').fill('casa cumbres');
  await dialog.getByRole('button', { name: 'Hacer la lista' }).click();
  await expect(dialog.getByText('Ya tienes una lista con ese nombre.')).toBeVisible();
  await expect(dialog.getByLabel('Nombre de la lista')).toHaveValue('casa cumbres');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(lists(page).getByText(/^Pediste cotización el /)).toBeVisible();

  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(lists(page).getByRole('button', { name: 'Mi lista 2 artículos' })).toBeVisible();
  // Another tab shows what this one opens.
  const other = await context.newPage();
  await other.goto('/cotizacion');
  await expect(lines(other)).toHaveCount(1);
  await lists(page).getByRole('button', { name: 'Mi lista 2 artículos' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(other)).toHaveCount(2);
  await expect(lists(other).locator('[aria-current]')).toContainText('Mi lista');

  await lists(page).getByRole('button', { name: 'Casa Cumbres 1 artículo' }).click();
  await expect(lines(page)).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await lists(page).getByRole('button', { name: 'Borrar esta lista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar la lista' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lists(page).locator('[aria-current]')).toHaveCount(0);
});

test('a pasted list is searched article by article; what is chosen is added once, and its link opens by name on another device', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cotizacion');
  await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
  await page.getByRole('button', { name: 'Buscar los artículos' }).click();
  await expect(page.getByText('Escribe al menos un artículo.')).toBeVisible();
  await page
    .getByLabel('Tu lista, un artículo por renglón')
    .fill('5 codos de pvc 2", 2 cemento pvc\n- zzyzx que nadie vende\n12 brochas');
  await page.getByRole('button', { name: 'Buscar los artículos' }).click();
  await expect(page.getByRole('heading', { name: 'Esto encontramos' })).toBeFocused();

  const article = (written: string) =>
    page.getByRole('group', { name: written }).filter({ has: page.getByRole('radio') });
  await expect(article('«5 codos de pvc 2"»').getByRole('radio').first()).toBeChecked();
  await expect(article('«zzyzx que nadie vende»').getByRole('radio', { name: /^No lo encontramos/ })).toBeChecked();
  await article('«12 brochas»').getByRole('radio', { name: 'No agregarlo' }).check();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agregar 3 artículos' }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(
    lines(page)
      .first()
      .getByRole('textbox', { name: /^Cantidad de/ }),
  ).toHaveValue('5');
  await expect(lines(page).first().getByLabel('Nota')).toHaveValue('5 codos de pvc 2"');
  await expect(lines(page).nth(1)).toContainText(/cemento/i);
  await expect(lines(page).nth(2)).toContainText('zzyzx que nadie vende');

  await lists(page).getByRole('button', { name: 'Ponerle nombre a esta lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('Baño ~ planta alta');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(lists(page).locator('[aria-current]')).toContainText('Baño ~ planta alta');
  await page.getByRole('button', { name: 'Compartir la lista' }).click();
  await expect(page.getByText(/^Enlace copiado/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Baño ~ planta alta');
  await elsewhere.getByRole('button', { name: 'Guardarla como otra lista' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(lists(elsewhere).locator('[aria-current]')).toContainText('Baño ~ planta alta');
  await expect(lines(elsewhere)).toHaveCount(3);
  await elsewhere.context().close();
});

test.describe('in a store whose catalogue the test changes', () => {
  test.use({ testMode: true });

  test('a request that is asked for again is named by its folio, with what of it is no longer sold', async ({
    page,
    documents,
  }) => {
    await buildList(page, 2);
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mi lista' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    await visit(page, '/cotizacion');
    const again = page.getByRole('button', { name: /^Volver a pedir lo de / });
    const folio = (await again.textContent())?.replace('Volver a pedir lo de ', '') ?? '';
    expect(folio).toMatch(/\w/);
    const notices = page.getByRole('region', { name: 'Avisos' });
    await again.click();
    await expect(notices.getByText(`Agregamos lo de tu solicitud ${folio} a tu lista`, { exact: true })).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    await again.click();
    await expect(notices.getByText(`Lo de tu solicitud ${folio} ya estaba en tu lista`)).toBeVisible();
    await expect(lines(page)).toHaveCount(2);

    const clave =
      (
        await lines(page)
          .first()
          .getByText(/^Clave /)
          .textContent()
      )?.replace('Clave ', '') ?? '';
    const [id] = await documents.idsWhere('productos', 'clave', clave);
    await documents.update(`productos/${id}`, { visible: 'retirado', rev: 2 });
    await expect(lines(page).getByText('Ya no está en el catálogo.')).toBeVisible();
    await page.getByRole('button', { name: 'Vaciar la lista' }).click();
    await again.click();
    await expect(
      notices.getByText(`Agregamos lo de tu solicitud ${folio} a tu lista. 1 producto ya no se vende`),
    ).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
  });
});
