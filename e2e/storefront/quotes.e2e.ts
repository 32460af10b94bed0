import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readCode } from '../read-code.ts';
import { sentQuotes } from '../sent-quotes.ts';

// The deployed rules are enforced, because visitors write here.
test.use({ testMode: false });

const SHELF = '/herramienta-inalambrica/rotomartillos-inalambricos';

const addButtons = (page: Page) => page.getByRole('button', { name: /^Agregar a la lista:/ });

/** Adds that many products of a category and opens the list. */
async function buildList(page: Page, count: number): Promise<void> {
  await page.goto(SHELF);
  for (let added = 0; added < count; added += 1) {
    await addButtons(page).first().click();
    await expect(page.getByRole('button', { name: /^Agregar otra/ })).toHaveCount(added + 1);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Mi lista, ${count}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu lista para cotizar');
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Teléfono').fill('+52 1 81 1234-5678');
}

test('a list is built from a card, a search and a product page, with quantities, notes and free text, kept on the device and shared by its tabs', async ({
  page,
  context,
}) => {
  const added = page.getByRole('button', { name: /^Agregar otra/ });
  const unlisted = page.getByRole('article').filter({ has: addButtons(page) });
  await page.goto('/busqueda?search=rotomartillo');
  await addButtons(page).first().click();
  await expect(added).toHaveCount(1);
  await page.goto(SHELF);
  await unlisted.first().getByRole('heading').getByRole('link').click();
  await page.getByRole('textbox', { name: /^Cantidad de/ }).fill('4');
  await page.getByRole('button', { name: 'Agregar a cotización' }).click();
  await expect(page.getByText('Llevas 4 en tu lista.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi lista' }).first().click();
  const lines = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.last().getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('4');
  const total = page.getByText('Estimado, con IVA').locator('..').locator('b');
  const before = await total.textContent();

  await lines.first().getByRole('button', { name: 'Una más' }).click();
  await expect(total).not.toHaveText(before ?? '');
  await lines.first().getByRole('button', { name: 'Agregar nota' }).click();
  await lines.first().getByLabel('Nota').fill('Con maletín');
  await page.getByLabel('¿No lo encuentras? Descríbelo').fill('Carbones de una esmeriladora vieja');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(lines).toHaveCount(3);
  // One line has no public price, so no total is shown: the sum of the others would be taken for the total.
  await expect(page.getByText('Un producto se cotiza al momento')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cotizacion');
  await expect(other.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem')).toHaveCount(3);
  await expect(other.getByLabel('Nota')).toHaveValue('Con maletín');
  await other.getByRole('button', { name: 'Quitar Carbones de una esmeriladora vieja' }).click();
  await expect(lines).toHaveCount(2);

  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: 'Vaciar la lista' }).click();
  await expect(page.getByText('Todavía no hay nada en tu lista')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines).toHaveCount(2);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the form says what is wrong with each field, keeps what was typed, and sends with name and phone alone', async ({
  page,
  backend,
}) => {
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

test('/contacto.html asks for the product that brought the person there', async ({ page, backend }) => {
  await page.goto(SHELF);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const clave =
    (
      await page
        .getByText(/^Clave /)
        .first()
        .textContent()
    )?.replace('Clave ', '') ?? '';
  await page.goto(`/contacto.html?clave=${clave}`);
  await expect(page.getByText('Va con un producto')).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  const [sent] = await sentQuotes(backend);
  expect(sent).toMatchObject({ lineas: [{ clave, cantidad: 1 }] });
});

test('the WhatsApp message contains exactly the list, the folio once it is sent, and a link that opens the same list on another device', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buildList(page, 2);
  const rows = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
  await expect(page.getByText(/La cotización vale \d+ días; pedirla no aparta mercancía\./)).toBeVisible();
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
  await elsewhere.close();
});

test('a price that changed since it was added, and a product that was retired, are shown before anything is sent', async ({
  page,
  backend,
}) => {
  await buildList(page, 2);
  // Written into the device's database as an earlier visit would have: this test cannot change a price.
  await page.evaluate(async () => {
    const open = indexedDB.open('cotizaciones');
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const store = open.result.transaction('lista', 'readwrite').objectStore('lista');
    const read = store.get('lista');
    await new Promise((done) => {
      read.onsuccess = done;
    });
    const [first, second] = read.result;
    const put = store.put(
      [
        { ...first, precio: 100 },
        { ...second, key: 'VIEJA-1', clave: 'VIEJA-1', nombre: 'Sierra de antes' },
      ],
      'lista',
    );
    await new Promise((done) => {
      put.onsuccess = done;
    });
    open.result.close();
  });
  await page.reload();
  await expect(page.getByText('Subió: cuando lo agregaste costaba $1.00.')).toBeVisible();
  await expect(page.getByText('Ya no está en el catálogo.')).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mi lista' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  const [sent] = await sentQuotes(backend);
  expect(JSON.stringify(sent)).not.toContain('"precio":100,');
});

test('a bot that fills every field sends nothing', async ({ page, backend }) => {
  await page.goto('/contacto.html');
  await fillForm(page);
  await page.getByLabel('¿Qué necesitas?').fill('oferta');
  await page.locator('[name="sitio"]').fill('https://spam.example', { force: true });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Mándalo por WhatsApp o llámanos.');
  expect(await sentQuotes(backend)).toEqual([]);
});

test('on a phone the list is one tap away, and nothing of the page is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHELF);
  await addButtons(page).first().click();
  await page.getByRole('link', { name: 'Mi lista 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu lista para cotizar');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
