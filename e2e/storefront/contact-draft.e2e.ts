import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { heading } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

test('who follows a link from the form finds it as it was, on every page that has it, and empty once it is sent', async ({
  page,
  backend,
}) => {
  await buildList(page, 1);
  const main = page.getByRole('main');
  const isKept = async (): Promise<void> => {
    await expect(main.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    await expect(main.getByLabel('Teléfono')).toHaveValue('+52 1 81 1234-5678');
    await expect(main.getByLabel('Mensaje (opcional)')).toHaveValue('Paso por ello el lunes');
    await expect(main.getByRole('checkbox', { name: /promociones/ })).toBeChecked();
  };
  await fillForm(page);
  await main.getByLabel('Mensaje (opcional)').fill('Paso por ello el lunes');
  await main.getByRole('checkbox', { name: /promociones/ }).check();
  await main.getByRole('link', { name: 'aviso de privacidad' }).click();
  await expect(heading(page)).toHaveText(/privacidad/i);
  await page.goBack();
  await isKept();
  await main.getByRole('region', { name: 'Productos de tu lista' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Agregar otra' })).toBeVisible();
  await page.goBack();
  await isKept();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click();
  await expect(heading(page)).toHaveText('Cotiza con nosotros');
  await isKept();
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await sentQuotes(backend)).toMatchObject([{ mensaje: 'Paso por ello el lunes', promociones: true }]);
  await page.getByRole('button', { name: 'Hacer otra solicitud' }).click();
  await expect(main.getByLabel('Nombre')).toHaveValue('');
});

test('what was written in the form is not there for who opens the shop after the tab', async ({ page, context }) => {
  await page.goto('/contacto.html');
  await fillForm(page);
  const next = await context.newPage();
  await page.close();
  await next.goto('/contacto.html');
  await expect(next.getByRole('main').getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  await expect(next.getByLabel('Nombre')).toHaveValue('');
  expect(await next.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ana');
});
