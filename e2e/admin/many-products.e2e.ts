import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import type { Documents } from '../documents.ts';
import { expect, test, withWorker } from '../fixtures.ts';
import { pointAtUndo } from '../held-notice.ts';
import { row, signIn, synced, visitorPage } from './staff-parts.ts';
import { isReadyForOffline } from './sync-parts.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Con los elegidos' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const OLD_DAY = '2026-01-10';

async function idOf(documents: Documents, nombre: string): Promise<string> {
  const [id] = await documents.idsWhere('productos', 'nombre', nombre);
  if (!id) throw new Error(`the demo store has no ${nombre}`);
  return id;
}

/** The two sizes of linseed oil, at $149.00 and $499.00; the large one costs $480.00. */
async function priceOils(documents: Documents): Promise<void> {
  const [small, large] = [await idOf(documents, 'Aceite de linaza 1 L'), await idOf(documents, 'Aceite de linaza 4 L')];
  await documents.update(`productos/${small}`, { precio: 14_900, precioVigente: OLD_DAY });
  await documents.update(`productos/${large}`, { precio: 49_900, precioVigente: OLD_DAY });
  await documents.update(`internos/${large}`, { costo: 48_000 });
}

async function chooseOils(page: Page): Promise<void> {
  for (const name of ['Aceite de linaza 1 L', 'Aceite de linaza 4 L']) await page.getByLabel(`Elegir ${name}`).check();
}

test(
  'many prices without a network need a deliberate yes, wait on the device and arrive later',
  withWorker,
  async ({ page, context, documents }) => {
    await priceOils(documents);
    await signIn(page, '/admin/productos?buscar=aceite');
    await expect(row(page, 'Aceite de linaza 4 L')).toContainText('$499.00');
    await isReadyForOffline(page);
    await context.setOffline(true);
    await page.getByLabel(/^Elegir los [\d,]+ de la lista$/).check();
    await press(page, 'Cambiar precio');
    const dialog = page.getByRole('dialog', { name: /^Cambiar el precio de/ });
    await dialog.getByLabel('Porcentaje').fill('5');
    await dialog.getByLabel('Redondeo').selectOption({ label: 'Al peso' });
    await expect(dialog.getByText('Casi todos los precios suben.')).toBeVisible();
    const change = dialog.getByRole('button', { name: /^Cambiar \d+ precios$/ });
    await expect(change).toBeDisabled();
    await dialog.getByLabel('Sí, ya lo revisé y así es').check();
    await change.click();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Aceite de linaza 1 L')).toContainText('$156.00');
    const waiting = page.getByRole('navigation', { name: 'Pendientes' }).getByRole('link', { name: /por enviar$/ });
    await expect(waiting).toBeVisible();
    await context.setOffline(false);
    await synced(page);
    await expect(waiting).toBeHidden();
    expect(await documents.idsWhere('productos', 'precio', 52_400)).toEqual([
      await idOf(documents, 'Aceite de linaza 4 L'),
    ]);
  },
);

test('chosen products change their price or their category together, and are put back together', async ({
  page,
  browser,
  baseURL,
  documents,
}) => {
  await test.step('chosen products move to another category and subcategory, and leave those of the old one', async () => {
    const before = '/pinturas/solventes/aceite-de-linaza-4-l';
    await signIn(page, '/admin/productos?buscar=aceite%20de%20linaza');
    await chooseOils(page);
    await press(page, 'Mover de categoría');
    const dialog = page.getByRole('dialog', { name: 'Mover 2 productos de categoría' });
    const move = dialog.getByRole('button', { name: 'Mover', exact: true });
    await expect(move).toBeDisabled();
    await dialog.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Herramienta inalámbrica' });
    await dialog.getByLabel('Subcategoría', { exact: true }).selectOption({ label: 'Rotomartillos' });
    await expect(dialog.getByRole('status')).toHaveText(
      '2 productos cambian de categoría y dejan las subcategorías de la anterior. 2 productos cambian de dirección; los enlaces de antes siguen sirviendo.',
    );
    await move.click();
    await expect(dialog).toBeHidden();
    const undo = await pointAtUndo(page);
    await expect(row(page, 'Aceite de linaza 1 L')).toContainText('Herramienta inalámbrica');
    await synced(page);
    const visitor = await visitorPage(browser, baseURL);
    await visitor.goto('/herramienta-inalambrica/rotomartillos-inalambricos');
    await expect(visitor.getByRole('article').filter({ hasText: 'Aceite de linaza 4 L' })).toBeVisible();
    await visitor.goto(before);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Aceite de linaza 4 L' })).toBeVisible();
    await visitor.context().close();

    await undo.click();
    await expect(row(page, 'Aceite de linaza 1 L')).not.toContainText('Herramienta inalámbrica');
    await synced(page);
  });
  await test.step('chosen prices change by a percentage: shown before, kept over their cost, and undone together', async () => {
    await priceOils(documents);
    const priced = (centavos: number) => documents.idsWhere('productos', 'precio', centavos).then((ids) => ids.length);
    await page.goto('/admin/productos?buscar=aceite%20de%20linaza&columnas=precio,vigencia');
    await expect(row(page, 'Aceite de linaza 4 L')).toContainText('$499.00');
    await chooseOils(page);
    await press(page, 'Cambiar precio');
    const dialog = page.getByRole('dialog', { name: 'Cambiar el precio de 2 productos' });
    const percent = dialog.getByLabel('Porcentaje');
    await expect(dialog.getByRole('button', { name: 'Cambiar 0 precios' })).toBeDisabled();
    await percent.fill('cinco');
    await expect(dialog.getByText('Escribe el porcentaje con números, por ejemplo 5, 4.5 o -10.')).toBeVisible();
    await percent.fill('-10');
    await dialog.getByLabel('Redondeo').selectOption({ label: 'Terminado en .90' });
    await expect(dialog.getByRole('row', { name: /Menos de lo que cuesta/ })).toContainText('$499.00$448.90');
    await expect(dialog.getByRole('row', { name: /1 L/ })).toContainText('$149.00$133.90');
    await expect(dialog.getByText('1 precio queda por debajo de su costo.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cambiar 1 precio', exact: true })).toBeEnabled();
    expect(await axeFaults(page)).toEqual([]);

    // A yes holds for what was seen when it was said.
    const yes = dialog.getByLabel('Sí, cambiar también ese precio');
    await yes.check();
    await expect(dialog.getByRole('button', { name: 'Cambiar 2 precios' })).toBeEnabled();
    await percent.fill('-11');
    await expect(yes).not.toBeChecked();
    await percent.fill('-10');
    await expect(yes).toBeChecked();
    await yes.uncheck();
    await dialog.getByRole('button', { name: 'Cambiar 1 precio', exact: true }).click();

    await expect(row(page, 'Aceite de linaza 1 L')).toContainText('$133.90');
    await expect(row(page, 'Aceite de linaza 1 L')).not.toContainText(OLD_DAY);
    await expect(row(page, 'Aceite de linaza 4 L')).toContainText(`$499.00${OLD_DAY}`);
    const undo = await pointAtUndo(page);
    await synced(page);
    await expect.poll(() => priced(13_390)).toBe(1);

    await undo.click();
    await expect(row(page, 'Aceite de linaza 1 L')).toContainText(`$149.00${OLD_DAY}`);
    await expect.poll(() => priced(13_390)).toBe(0);
  });
});

test('the strip above the list says what waits, each with its link, and nothing of what is nought', async ({
  page,
  documents,
}) => {
  const strip = page.getByRole('navigation', { name: 'Pendientes' });
  await signIn(page);
  await expect(strip.getByRole('link')).toHaveText([/^Publicado el \d+ \w+/, 'Sin respaldo automático']);
  await priceOils(documents);
  const twoDaysAgo = new Date(Date.now() - 50 * 3_600_000);
  const quotation = (folio: string, creado: Date) => ({
    folio,
    nombre: 'Ana Pérez',
    telefono: '8112345678',
    correo: 'ana@example.mx',
    mensaje: '',
    lineas: [{ producto: '', clave: '', nombre: 'Broca larga', cantidad: 2, nota: '', precio: null }],
    origen: 'lista',
    estado: 'recibida',
    avisoVersion: 'v1',
    promociones: false,
    secreto: folio,
    creado,
    rev: 0,
  });
  await documents.createMany('cotizaciones', [
    quotation('C-0000-0001', twoDaysAgo),
    quotation('C-0000-0002', new Date()),
  ]);
  await expect(strip.getByRole('link')).toHaveText([
    '2 cotizaciones por atenderla más antigua, hace 2 días',
    '2 precios de hace más de 90 días',
    /^Publicado el .*2 cambios desde entonces$/,
    'Sin respaldo automático',
  ]);
  expect(await axeFaults(page)).toEqual([]);

  await strip.getByRole('link', { name: /90 días/ }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(row(page, 'Aceite de linaza 4 L')).toContainText(OLD_DAY);
  await strip.getByRole('link', { name: /por atender/ }).click();
  await expect(page).toHaveURL(/cotizaciones\?estado=recibida$/);
  await expect(page.getByRole('link', { name: 'Ana Pérez' })).toHaveCount(2);
});

test(
  'the strip says how old the last backup is, that one is missing, and that nobody asked for any',
  withWorker,
  async ({ page, backend }) => {
    const strip = page.getByRole('navigation', { name: 'Pendientes' });
    await signIn(page);
    await expect(strip.getByText('Sin respaldo automático')).toBeVisible();

    // Where a file is no folder of backups can be.
    await backend.stop();
    await backend.start(true, { BACKUP_DIR: join(backend.dataDir, 'tienda.json') });
    await page.reload();
    await expect(strip.getByText('Todavía no hay ningún respaldo')).toBeVisible();

    await backend.stop();
    await backend.start(true, { BACKUP_DIR: join(backend.dataDir, 'copias') });
    await expect(async () => {
      await page.reload();
      const backup = strip.getByText(/respaldo/i);
      await expect(backup).toBeVisible();
      expect(await backup.textContent()).toMatch(/^Respaldo hace (un momento|\d+ min)$/);
    }).toPass();
  },
);
