import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  colleague,
  confirmWarnings,
  count,
  csv,
  INCLUDED,
  isOwnVisit,
  ivaAnswer,
  line,
  openPrices,
  type PricedProduct,
  pesos,
} from './price-parts.ts';

test.use({ testMode: false });

/** Enough products for a list of eighteen hundred. */
const EXTRA = 440;

const extraProducts = Array.from({ length: EXTRA }, (_, at) => ({
  nombre: `Tornillo de prueba ${at}`,
  slug: `tornillo-de-prueba-${at}`,
  clave: `TP-${String(at).padStart(4, '0')}`,
  unicID: '9',
  visible: 'public',
  precio: 1000 + at * 7,
  precioVigente: '2026-01-15',
  rev: 1,
}));

const newPrice = (product: PricedProduct): number => Math.round((product.precio ?? 0) * 1.03) + 1;

test('eighteen hundred prices: compared, a jump caught, interrupted, gone on with elsewhere, undone but for what changed since', async ({
  page,
  backend,
  browser,
}) => {
  const shop = await colleague(backend.origin);
  await shop.documents.createMany('productos', extraProducts);
  const before = await shop.products();
  const priced = [...before.values()].filter(({ precio }) => precio !== null).slice(0, 1795);
  expect(priced.length).toBeGreaterThan(1700);
  const [jump, wordy, moved, typed, excluded] = priced as [
    PricedProduct,
    PricedProduct,
    PricedProduct,
    PricedProduct,
    PricedProduct,
  ];

  const written = (product: PricedProduct): string => {
    if (product === jump) return pesos((jump.precio ?? 0) * 10);
    return product === wordy ? 'n/d' : ` ${pesos(newPrice(product))} `;
  };
  const list = csv([
    ['FERRETERA DEL NORTE, S.A. DE C.V.', '', ''],
    ['Lista de precios, noviembre', '', ''],
    ['Clave', 'Descripción', 'Precio público'],
    ...priced.map((product) => [product.clave, product.nombre, written(product)]),
    ['ZZ-1', 'No es nuestro', '$10.00'],
    ['ZZ-2', 'Tampoco', '$20.00'],
  ]);

  await openPrices(page);
  await chooseFile(page, 'lista-noviembre.csv', list);
  await expect(page.getByText('Lo propusimos comparando')).toBeVisible();
  await expect(ivaAnswer(page, INCLUDED)).not.toBeChecked();
  await ivaAnswer(page, INCLUDED).check();
  await page.getByLabel('Nombre del proveedor').fill('Ferretera del Norte');
  await page.getByRole('button', { name: 'Comparar precios' }).click();

  await expect(page.getByRole('button', { name: /^Aplicar [\d,]+ precios$/ })).toBeDisabled();
  await confirmWarnings(page);
  expect(await count(page, 'filas leídas')).toBe(priced.length + 2);
  expect(await count(page, 'precios cambian')).toBe(priced.length - 1);
  expect(await count(page, 'claves sin producto')).toBe(2);
  expect(await count(page, 'fila con error')).toBe(1);

  // The jump stands first by size, unticked; one row is left out and another typed over.
  await page.getByLabel('Orden').selectOption('cambio');
  await expect(line(page, jump.clave)).toContainText('+900');
  await expect(line(page, jump.clave)).toContainText('parece 10 veces más');
  await expect(line(page, jump.clave).getByRole('checkbox')).not.toBeChecked();
  await page.getByLabel('Buscar clave o producto').fill(excluded.clave);
  await line(page, excluded.clave).getByRole('checkbox').uncheck();
  await page.getByLabel('Buscar clave o producto').fill(typed.clave);
  await line(page, typed.clave)
    .getByRole('button', { name: /Corregir el precio/ })
    .click();
  await page.keyboard.type('1234.5');
  await page.keyboard.press('Enter');
  await expect(line(page, typed.clave)).toContainText('$1,234.50');
  const tick = line(page, typed.clave).getByRole('checkbox');
  if (!(await tick.isChecked())) await tick.check();
  const toWrite = priced.length - 3;
  const apply = page.getByRole('button', { name: `Aplicar ${toWrite.toLocaleString('es-MX')} precios` });
  await expect(apply).toBeEnabled();

  // Meanwhile a colleague edits one of them.
  await shop.documents.update(`productos/${moved.id}`, { nombre: `${moved.nombre} (nuevo)` });

  // The network goes after some lots, and the tablet with it.
  let commits = 0;
  await page.route(/documents:commit/, (route) => {
    if (isOwnVisit(route.request())) return route.continue();
    commits += 1;
    return commits > 8 ? route.abort() : route.continue();
  });
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Aplicando precios' })).toBeVisible();
  await expect.poll(() => commits).toBeGreaterThan(8);
  const halfway = await shop.products();
  const moves = priced.filter(({ clave, rev }) => halfway.get(clave)?.rev !== rev).length;
  expect(moves).toBeGreaterThan(0);
  expect(moves).toBeLessThan(toWrite);
  await page.close();

  // Another tablet goes on.
  const other = await (await browser.newContext({ baseURL: backend.origin, locale: 'es-MX' })).newPage();
  await openPrices(other);
  await expect(other.getByText('lista-noviembre.csv')).toBeVisible();
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(other.getByRole('heading', { name: 'Precios aplicados' })).toBeVisible({ timeout: 300_000 });
  await expect(other.getByText('1 producto cambió mientras revisabas')).toBeVisible();
  await expect(other.getByRole('cell', { name: moved.clave })).toBeVisible();

  const after = await shop.products();
  for (const product of priced) {
    const now = after.get(product.clave);
    const untouched = [jump, wordy, excluded].includes(product);
    const expected = untouched || product === moved ? product.precio : product === typed ? 123_450 : newPrice(product);
    expect(now?.precio, product.clave).toBe(expected);
    expect(now?.rev, product.clave).toBe(product.rev + (untouched ? 0 : 1));
  }

  // A later price is somebody's decision: the undo leaves it, and says so.
  const later = priced[20] as PricedProduct;
  await shop.documents.update(`productos/${later.id}`, { precio: 777_00 });
  await other.getByRole('button', { name: 'Deshacer esta carga' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click();
  await expect(other.getByRole('heading', { name: 'Carga deshecha' })).toBeVisible({ timeout: 300_000 });
  await expect(other.getByRole('cell', { name: later.clave })).toBeVisible();
  const restored = await shop.products();
  for (const product of priced) {
    const now = restored.get(product.clave);
    expect(now?.precio, product.clave).toBe(product === later ? 777_00 : product.precio);
    if (product !== later) expect(now?.precioVigente, product.clave).toBe(product.precioVigente);
  }
  await other.getByRole('button', { name: 'Subir otra lista' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'lista-noviembre.csv' })).toContainText('Deshecha');
  await other.context().close();
});
