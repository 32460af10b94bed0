import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { readCode } from '../read-code.ts';
import { PHONE } from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

test('the WhatsApp message contains exactly the list, the folio once it is sent, and a link that opens the same list on another device', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buildList(page, 2);
  const rows = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // A name is a link once its product is read.
  await expect(rows.getByRole('link')).toHaveCount(2);
  const names = await rows.getByRole('link').allTextContents();
  const claves = await rows.getByText(/^Clave /).allTextContents();
  await rows.first().getByRole('button', { name: 'Una más' }).click();
  await page.getByLabel('Mensaje (opcional)').fill('¿Entregan en obra & con factura #2?');
  const chat = async (name: string): Promise<string> => {
    const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href');
    const url = new URL(href ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/528100000000');
    expect([...url.searchParams.keys()]).toEqual(['text']);
    return url.searchParams.get('text') ?? '';
  };
  await expect(rows.first().getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('2');
  await expect.poll(() => chat('Enviar por WhatsApp')).toMatch(/1\) 2 × [^]*#2\?\nLista completa: \S+/);
  const text = await chat('Enviar por WhatsApp');
  const link = /Lista completa: (\S+)/.exec(text)?.[1] ?? '';
  const [first, second] = claves.map((clave) => clave.replace('Clave', 'clave'));
  // On the page measures in a name have non-breaking spaces; the chat has plain ones.
  const [drill, other] = names.map((name) => name.replaceAll('\u00a0', ' '));
  const body = [
    `1) 2 × ${drill} · ${first}`,
    `2) 1 × ${other} · ${second}`,
    '¿Entregan en obra & con factura #2?',
    `Lista completa: ${link}`,
  ].join('\n');
  expect(text).toBe(`Hola, La Fragua. Quiero cotizar:\n${body}`);
  await page.getByRole('button', { name: 'Copiar mensaje' }).click();
  await expect(page.getByText('Mensaje copiado: pégalo en tu chat.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  // Another device opens the link.
  const elsewhere = await browser.newPage();
  await page.getByRole('button', { name: 'Ver código QR' }).click();
  const codes = page.getByRole('dialog', { name: 'Tu lista en un código' });
  expect(await readCode(elsewhere, codes.getByRole('img', { name: /Código/ }))).toBe(link);
  expect(await axeFaults(page)).toEqual([]);
  await codes.getByRole('button', { name: 'Cerrar' }).click();

  await fillForm(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'aviso de privacidad' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  const folio = await page
    .getByText(/^C-\w{4}-\w{4}$/)
    .first()
    .textContent();
  expect(await chat('Avisar por WhatsApp')).toBe(text.replace('cotizar:', `cotizar (folio ${folio}):`));
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Lista compartida');
  for (const name of names) await expect(elsewhere.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Agregar a mi lista' }).click();
  await expect(elsewhere.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem')).toHaveCount(2);
  await elsewhere.goto(`${new URL(link).origin}/cotizacion#lista=1%E0%A4%A*1`);
  await expect(elsewhere.getByText('El enlace está incompleto o dañado.')).toBeVisible();
  await elsewhere.close();
});

test('the customer sees the state by the secret link alone', async ({ page, browser, backend }) => {
  await buildList(page, 1);
  await expect(page.getByText(/La cotización vale \d+\sdías; pedirla no aparta mercancía\./)).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ver cómo va' }).first().click();
  await expect(page.getByText('Recibida.', { exact: true })).toBeVisible();
  await expect(page.getByText('Pedir una cotización no aparta mercancía.')).toBeVisible();
  await expect(page.getByText('a nombre de Ana Pérez')).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Recibida.', { exact: true })).toBeVisible();
  await expect(elsewhere.getByText('Ana Pérez')).toHaveCount(0);
  await elsewhere.goto(`${backend.origin}/cotizacion#estado=NOEXISTE000000000000000000`);
  await expect(elsewhere.getByText('No encontramos una cotización')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  await elsewhere.close();
});

test('how a request goes begins at its top, and so does the list after it, though the three pages have one path', async ({
  page,
}) => {
  await buildList(page, 1);
  await page.setViewportSize(PHONE);
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await page.getByRole('region', { name: 'Tus solicitudes' }).getByRole('link', { name: 'Ver cómo va' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cotización/ })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Mi lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu lista para cotizar' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
