import { expect, test, withWorker } from '../fixtures.ts';
import {
  chooseFile,
  chooser,
  colleague,
  compare,
  confirmWarnings,
  count,
  csv,
  INCLUDED,
  ivaAnswer,
  openPrices,
  pesos,
  step,
  TO_ADD,
} from './price-parts.ts';
import { signIn } from './staff-parts.ts';

test.use({ testMode: false });

test('a list that does not say whether IVA is included asks, with what each answer would do, and IVA twice is stopped', async ({
  page,
  backend,
}) => {
  const shop = await colleague(backend.origin);
  const priced = [...(await shop.products()).values()].filter(({ precio }) => precio !== null).slice(0, 300);
  const at = (factor: number): string =>
    csv([
      ['Código', 'Producto', 'P. PÚBLICO'],
      ...priced.map(({ clave, nombre, precio }) => [clave, nombre, (((precio ?? 0) * factor) / 100).toFixed(4)]),
    ]);

  await openPrices(page);
  // Six per cent dearer and without IVA: looked at alone it could be a list that is a little cheaper.
  await chooseFile(page, 'lista.csv', at(1.06 / 1.16));
  await expect(page.getByText('El archivo no lo dice')).toBeVisible();
  await expect(ivaAnswer(page, INCLUDED)).not.toBeChecked();
  await expect(ivaAnswer(page, TO_ADD)).not.toBeChecked();
  const question = page.getByRole('group', { name: /ya incluyen IVA/ });
  await expect(question).toContainText('Quedarían 9 % abajo');
  await expect(question).toContainText('Quedarían 6 % arriba');
  await expect(question).toContainText(/: \$[\d,.]+ → \$[\d,.]+/);
  await expect(page.getByRole('button', { name: 'Comparar precios' })).toBeDisabled();
  await ivaAnswer(page, TO_ADD).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByText('con 16 % de IVA sumado')).toBeVisible();
  await expect(page.getByText('De 300 precios comparados, 300 suben')).toBeVisible();
  await expect(page.getByText('300 filas leídas + 1 apartada = 301 filas de la hoja')).toBeVisible();

  await step(page, 'Archivo').click();
  await chooseFile(page, 'lista-nueva.csv', at(1.16));
  await ivaAnswer(page, INCLUDED).check();
  await page.getByRole('button', { name: 'Comparar precios' }).click();
  await expect(page.getByText('Casi todos los precios suben 16 %')).toBeVisible();
  const apply = page.getByRole('button', { name: 'Aplicar 300 precios' });
  await expect(apply).toBeDisabled();
  await confirmWarnings(page);
  await expect(apply).toBeEnabled();
});

test('the template that is downloaded is the file that is uploaded: nothing changes', async ({ page }) => {
  await openPrices(page);
  for (const form of ['.xlsx', '.csv']) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Descargar ${form}` }).click();
    const path = await (await coming).path();
    await page.getByLabel('Lista de precios').setInputFiles(path);
    await page.getByRole('button', { name: 'Comparar precios' }).click();
    await expect(page.getByText('No hay precios que aplicar.')).toBeVisible();
    await expect(page.getByText('sin sumar IVA. Ningún precio cambia.')).toBeVisible();
    expect(await count(page, 'filas leídas')).toBe(await count(page, 'sin cambio'));
    expect(await count(page, 'filas leídas')).toBeGreaterThan(1300);
    await step(page, 'Archivo').click();
  }
});

test('without a network a list can be read and compared, and applying waits', withWorker, async ({ page, backend }) => {
  await openPrices(page);
  const shop = await colleague(backend.origin);
  const [one] = [...(await shop.products()).values()].filter(({ precio }) => precio !== null);
  await backend.stop();
  await compare(
    page,
    'una.csv',
    csv([
      ['Clave', 'Precio con IVA'],
      [one?.clave ?? '', '$12.00'],
      ['ZZ-9', '$1.00'],
    ]),
  );
  await expect(page.getByText('Sin conexión. Puedes seguir revisando')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aplicar/ })).toBeDisabled();
  await backend.start();
  await expect(page.getByText('Sin conexión. Puedes seguir revisando')).toHaveCount(0);
});

test('whoever is not on the staff list sees the screen, and nothing they do is written', async ({ page, backend }) => {
  await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'otra@example.mx', password: 'otra-clave', returnSecureToken: true }),
  });
  const shop = await colleague(backend.origin);
  const before = await shop.products();
  // The dearest, so that a peso more is no jump that has to be looked at.
  const [one] = [...before.values()].toSorted((a, b) => (b.precio ?? 0) - (a.precio ?? 0));
  await signIn(page, '/admin/acciones-automatizadas/subir-precios-con-excel', {
    email: 'otra@example.mx',
    password: 'otra-clave',
  });
  await expect(chooser(page)).toBeEnabled();
  await compare(
    page,
    'una.csv',
    csv([
      ['Clave', 'Precio con IVA'],
      [one?.clave ?? '', pesos((one?.precio ?? 0) + 100)],
      ['ZZ-9', '$1.00'],
    ]),
  );
  await page.getByRole('button', { name: 'Aplicar 1 precio' }).click();
  await expect(page.getByText('El servidor no aceptó los cambios')).toBeVisible();
  expect((await shop.products()).get(one?.clave ?? '')).toEqual(one);
});
