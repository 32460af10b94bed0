import { expect, test } from '../fixtures.ts';
import { sentQuotes } from '../sent-quotes.ts';
import { fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

test('a device whose clock is off sends its request, because the rules count by the server’s day', async ({
  page,
  backend,
}) => {
  for (const [at, days] of [-40, 3].entries())
    await test.step(`a device whose clock is ${days} days off sends its request`, async () => {
      await page.clock.setSystemTime(Date.now() + days * 86_400_000);
      await page.goto('/contacto.html');
      await fillForm(page);
      await page.getByLabel('¿Qué necesitas?').fill('Diez bultos de mortero');
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
      expect(await sentQuotes(backend)).toHaveLength(at + 1);
    });
});

test('a request is sent once it is complete, once, and by a person', async ({ page, backend }) => {
  await test.step('a bot that fills every field sends nothing', async () => {
    await page.goto('/contacto.html');
    await fillForm(page);
    await page.getByLabel('¿Qué necesitas?').fill('oferta');
    await page.locator('[name="sitio"]').fill('https://spam.example', { force: true });
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Mándalo por WhatsApp o llámanos.');
    expect(await sentQuotes(backend)).toEqual([]);
  });
  await test.step('the form says what is wrong with each field, keeps what was typed, and sends with name and phone alone', async () => {
    await page.goto('/contacto.html');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
    await expect(page.getByText('Dinos qué necesitas, o agrega productos a tu lista.')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await page.getByLabel('Teléfono').fill('81 1234');
    await page.getByLabel('¿Qué necesitas?').fill('<img src=x onerror="document.title=1">\n"; DROP');
    await page.getByLabel('Nombre').fill('<b>Ana</b>');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText('El teléfono lleva 10 dígitos, por ejemplo 81 1234 5678.')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('<b>Ana</b>');
    await page.getByLabel('Teléfono').fill('(81) 1234 5678');
    await expect(page.getByRole('checkbox', { name: /promociones/ })).not.toBeChecked();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
    const [sent, ...more] = await sentQuotes(backend);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      nombre: '<b>Ana</b>',
      telefono: '8112345678',
      mensaje: '<img src=x onerror="document.title=1">\n"; DROP',
      promociones: false,
      estado: 'recibida',
      origen: 'contacto',
    });
    await expect(page.getByText(String(sent?.['folio']))).toBeVisible();
  });
  await test.step('/contacto.html asks for the product that brought the person there', async () => {
    await page.goto(CATEGORY_PAGE);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    const clave =
      (
        await page
          .getByText(/^Clave /)
          .first()
          .textContent()
      )?.replace('Clave ', '') ?? '';
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto(`/contacto.html?clave=${clave}`);
    // It is not on the list, which is empty.
    await expect(page.getByText('Va con')).toHaveText(`Va con ${name}.`);
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mi lista' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    const sent = await sentQuotes(backend);
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual(expect.objectContaining({ lineas: [expect.objectContaining({ clave, cantidad: 1 })] }));
  });
  await test.step('a double press of «Enviar» makes one request, because the store would answer the same twice', async () => {
    await page.goto('/contacto.html');
    await fillForm(page);
    await page.getByLabel('¿Qué necesitas?').fill('Diez bultos de mortero');
    await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    await page.goto('/cotizacion');
    const requests = page.getByRole('region', { name: 'Tus solicitudes' }).getByRole('listitem');
    await expect(requests).toHaveText([/Recibida/, /Recibida/, /Recibida/]);
    expect(await sentQuotes(backend)).toHaveLength(3);
  });
});
